import { callQuery } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { useNavigate, useRefusalWords, useSearchParams } from "@baize/feature-kit";
import {
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
  useToasts,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useClient } from "../client.ts";
import type { MemberBanks, PayoutAccount } from "../wire-types.ts";
import { NeedsPassword } from "../withdraw/withdraw-guards.tsx";
import { useFinanceWords } from "../words.ts";

export interface AddAccountPageProps {
  type: PayoutAccount["type"];
  title: string;
  detail: string;
  /** Said once it is added. */
  done: string;
  children: (known: MemberBanks, onAdded: () => void) => ReactNode;
}

/** What every page that adds an account has around its form: the withdrawal password first, the limit, and the way back. */
export const AddAccountPage = ({ type, title, detail, done, children }: AddAccountPageProps): ReactElement => {
  const [query] = useSearchParams();
  const returnTo = safeReturnPath(query.get("return")) ?? paths.withdraw;
  return (
    <Stack gap={6}>
      <PageHeader title={title} detail={detail} backTo={returnTo} />
      <NeedsPassword>
        <Entry type={type} done={done} returnTo={returnTo}>
          {children}
        </Entry>
      </NeedsPassword>
    </Stack>
  );
};

const Entry = ({
  type,
  done,
  returnTo,
  children,
}: Pick<AddAccountPageProps, "type" | "done" | "children"> & { returnTo: string }): ReactNode => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const navigate = useNavigate();
  const { show } = useToasts();
  const { data, error, refetch } = useQuery(callQuery(useClient().finance.memberBanks));
  if (data === undefined && error !== null)
    return (
      <ErrorState title={t("account.failed")} onRetry={refetch}>
        {words.fault(error)}
      </ErrorState>
    );
  if (data === undefined) return <FormBones />;
  const max = data.max[type];
  if (data.list.filter((account) => account.type === type).length >= max)
    return (
      <EmptyState
        art="wallet"
        title={t("account.full")}
        action={
          <>
            <LinkButton variant="primary" to={`${paths.bankCardsManage}?type=${type}`}>
              {t("account.manage")}
            </LinkButton>
            <LinkButton to={returnTo}>{t("title.withdraw")}</LinkButton>
          </>
        }
      >
        {t("account.fullText", { max })}
      </EmptyState>
    );
  return children(data, () => {
    show({ text: done, tone: "win" });
    void navigate(returnTo, { replace: true });
  });
};

/** The shape of a form while what it needs is read. */
export const FormBones = (): ReactElement => (
  <SkeletonRegion>
    <Skeleton shape="row" count={5} />
  </SkeletonRegion>
);
