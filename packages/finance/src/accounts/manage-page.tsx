import { callQuery } from "@baize/api-client/react";
import { paths, PAYOUT_TYPES, type PayoutType, safeReturnPath } from "@baize/domain";
import { QueryView, useSearchParams } from "@baize/feature-kit";
import {
  Alert,
  Button,
  EmptyState,
  Inline,
  LinkButton,
  LinkTabs,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import type { MemberBanks } from "../wire-types.ts";
import * as text from "../text.css.ts";
import { withReturn } from "../withdraw/account-choices.tsx";
import { NeedsPassword } from "../withdraw/withdraw-guards.tsx";
import { useFinanceWords } from "../words.ts";
import { AccountCard } from "./account-card.tsx";
import * as css from "./accounts.css.ts";

const ADD: Readonly<Record<PayoutType, string>> = {
  bank: paths.addBankCard,
  alipay: paths.addAlipay,
  coin: paths.virtualCoinCard,
};

/** The payout accounts, by type: which is the default, what can be used, how many more there may be. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const [query] = useSearchParams();
  const type = PAYOUT_TYPES.find((each) => each === query.get("type")) ?? "bank";
  const back = safeReturnPath(query.get("return"));
  const here = (of: PayoutType): string => {
    const text = new URLSearchParams({
      ...(of !== "bank" && { type: of }),
      ...(back !== null && { return: back }),
    }).toString();
    return text === "" ? paths.bankCardsManage : `${paths.bankCardsManage}?${text}`;
  };
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.accounts")} detail={t("manage.detail")} backTo={back ?? paths.withdraw} />
      <NeedsPassword>
        <LinkTabs
          label={t("manage.tabs")}
          current={type}
          tabs={PAYOUT_TYPES.map((each) => ({ id: each, label: t(`manage.type.${each}`), to: here(each) }))}
        />
        <Accounts key={type} type={type} addTo={withReturn(ADD[type], here(type))} />
      </NeedsPassword>
    </Stack>
  );
};

interface AccountsProps {
  readonly type: PayoutType;
  readonly addTo: string;
}

const Accounts = ({ type, addTo }: AccountsProps): ReactElement => {
  const t = useFinanceWords();
  const query = useQuery(callQuery(useClient().finance.memberBanks));
  const skeleton = (
    <SkeletonRegion className={css.list}>
      <Skeleton shape="card" count={2} />
    </SkeletonRegion>
  );
  return (
    <QueryView query={query} failed={t("account.failed")} skeleton={skeleton}>
      {(data) => <AccountList data={data} type={type} addTo={addTo} />}
    </QueryView>
  );
};

const AccountList = ({ data, type, addTo }: AccountsProps & { data: MemberBanks }): ReactElement => {
  const t = useFinanceWords();
  const [error, setError] = useState<string | null>(null);
  const accounts = data.list.filter((account) => account.type === type);
  const max = data.max[type];
  const isFull = accounts.length >= max;
  if (accounts.length === 0)
    return (
      <EmptyState
        art="wallet"
        title={t(`manage.empty.${type}`)}
        action={
          <LinkButton variant="primary" to={addTo}>
            {t(`manage.add.${type}`)}
          </LinkButton>
        }
      >
        {t("manage.emptyText")}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <span className={text.note}>{t("account.count", { count: accounts.length, max })}</span>
        {isFull ? (
          <Button disabledReason={t("account.fullText", { max })}>{t("manage.full")}</Button>
        ) : (
          <LinkButton variant="primary" to={addTo}>
            {t(`manage.add.${type}`)}
          </LinkButton>
        )}
      </Inline>
      {isFull && <Alert tone="info">{t("account.fullText", { max })}</Alert>}
      {error !== null && (
        <Alert isLive tone="danger">
          {error}
        </Alert>
      )}
      <ul className={css.list}>
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} onError={setError} />
        ))}
      </ul>
    </Stack>
  );
};
