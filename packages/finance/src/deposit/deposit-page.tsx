import { callKey, callQuery, useMoneyAction } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import {
  IdentityAlert,
  LimitPrompt,
  PauseAlert,
  QueryView,
  Settled,
  useNavigate,
  useProtection,
} from "@baize/feature-kit";
import {
  CountBadge,
  EmptyState,
  HelpIcon,
  LinkButton,
  NewsIcon,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Split,
  Stack,
  useSurface,
} from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { orderPath } from "../order/order-path.ts";
import { useFinanceWords } from "../words.ts";
import { DepositForm, type DepositFormProps } from "./deposit-form.tsx";
import * as css from "./deposit.css.ts";
import { OpenOrders } from "./open-orders.tsx";

/** Deposit: choose a method, enter an amount, review, and go on to the order. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const navigate = useNavigate();
  const client = useClient();
  const queryClient = useQueryClient();
  const [isReviewing, setReviewing] = useState(false);
  const action = useMoneyAction(useClient().finance.depositCreate, {
    onSettled: (result) => {
      if (result.ok) return void navigate(orderPath(result.data.id));
      if (result.code === "order_open" && result.detail["id"] !== undefined)
        return void navigate(orderPath(result.detail["id"], true));
      setReviewing(false);
      void queryClient.invalidateQueries({ queryKey: callKey(client.finance.depositOpen) });
      void queryClient.invalidateQueries({ queryKey: callKey(client.finance.depositMethods) });
    },
  });
  const isMobile = useSurface() === "mobile";
  return (
    <Stack gap={isMobile ? 4 : 6}>
      {isMobile ? (
        <PageHeader title={t("title.deposit")} />
      ) : (
        <PageHeader title={t("title.deposit")} detail={t("deposit.detail")} action={<Guides />} />
      )}
      {!isReviewing && <MoneyStatus action={action} />}
      <Settled reads={useReads()} skeleton={<MethodsSkeleton />}>
        <PauseAlert />
        <IdentityAlert gate="deposit" />
        <LimitPrompt />
        <OpenOrders />
        <Methods
          action={action}
          isReviewing={isReviewing}
          onReviewing={setReviewing}
          guides={isMobile ? <Guides /> : undefined}
        />
      </Settled>
    </Stack>
  );
};

/** What is to be known before anything is paid in: limits and pauses, orders that are open, and the methods. */
const useReads = () => {
  const { finance } = useClient();
  return [useProtection(), useQuery(callQuery(finance.depositOpen)), useQuery(callQuery(finance.depositMethods))];
};

/** Guides to read before a deposit. */
const Guides = (): ReactElement => {
  const t = useFinanceWords();
  const { data } = useQuery(callQuery(useClient().finance.depositNews));
  const unread = data?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <div className={css.guides}>
      <LinkButton size="small" variant="quiet" icon={<NewsIcon />} to={paths.depositNewsletter}>
        <span>{t("deposit.guides")}</span>
        {unread > 0 && <CountBadge count={unread} label={t("deposit.unread", { count: unread })} />}
      </LinkButton>
      <LinkButton size="small" variant="quiet" icon={<HelpIcon />} to={paths.virtualCoinHelp}>
        {t("deposit.coinHelp")}
      </LinkButton>
    </div>
  );
};

const Methods = (form: Omit<DepositFormProps, "methods">): ReactElement => {
  const t = useFinanceWords();
  const query = useQuery(callQuery(useClient().finance.depositMethods));
  return (
    <QueryView query={query} failed={t("deposit.failed")} skeleton={<MethodsSkeleton />}>
      {(data) => {
        const methods = data.filter(({ channels }) => channels.length > 0);
        if (methods.length > 0) return <DepositForm methods={methods} {...form} />;
        return (
          <EmptyState art="wallet" title={t("deposit.noMethods")}>
            {t("deposit.noMethodsText")}
          </EmptyState>
        );
      }}
    </QueryView>
  );
};

const MethodsSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <Split aside={<Skeleton shape="card" />}>
      <Stack gap={4}>
        <Skeleton shape="row" count={2} />
        <Skeleton shape="card" />
        <Skeleton shape="row" count={2} />
      </Stack>
    </Split>
  </SkeletonRegion>
);
