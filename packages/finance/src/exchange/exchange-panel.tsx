import { callQuery, useMoneyAction } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { useRefusalWords } from "@baize/feature-kit";
import { EmptyState, ErrorState, LinkButton, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { Closed } from "../withdraw/withdraw-guards.tsx";
import { useFinanceWords } from "../words.ts";
import { CoinWalletGrid } from "./coin-wallet-grid.tsx";
import { ExchangeForm } from "./exchange-form.tsx";
import { ExchangeResult } from "./exchange-result.tsx";

/** Coin wallets and the exchange between them and the account currency. */
export const ExchangePanel = (): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const [isReviewing, setReviewing] = useState(false);
  const action = useMoneyAction(useClient().finance.exchangeSubmit, {
    onSettled: ({ ok }) => ok && setReviewing(false),
  });
  const { data, error, refetch } = useQuery(callQuery(useClient().finance.coinWallets));
  const body = (): ReactElement => {
    if (action.result?.ok) return <ExchangeResult done={action.result.data} onAgain={action.reset} />;
    if (data === undefined && error !== null)
      return (
        <ErrorState title={t("exchange.failed")} onRetry={refetch}>
          {words.fault(error)}
        </ErrorState>
      );
    if (data === undefined)
      return (
        <SkeletonRegion>
          <Skeleton shape="card" count={2} />
        </SkeletonRegion>
      );
    if (data.list.length === 0)
      return (
        <EmptyState
          art="wallet"
          title={t("exchange.empty")}
          action={<LinkButton to={paths.transfer}>{t("exchange.transferTab")}</LinkButton>}
        >
          {t("exchange.emptyText")}
        </EmptyState>
      );
    return (
      <Stack gap={6}>
        <CoinWalletGrid wallets={data} />
        {data.maintenance === null ? (
          <ExchangeForm wallets={data} action={action} isReviewing={isReviewing} onReviewing={setReviewing} />
        ) : (
          <Closed title={t("exchange.closedTitle")} until={data.maintenance.end} />
        )}
      </Stack>
    );
  };
  return (
    <Stack gap={6}>
      {!isReviewing && <MoneyStatus action={action} />}
      {body()}
    </Stack>
  );
};
