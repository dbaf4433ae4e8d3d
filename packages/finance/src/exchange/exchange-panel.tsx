import { callQuery, useMoneyAction } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { EmptyState, LinkButton, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
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
  const [isReviewing, setReviewing] = useState(false);
  const action = useMoneyAction(useClient().finance.exchangeSubmit, {
    onSettled: ({ ok }) => ok && setReviewing(false),
  });
  const query = useQuery(callQuery(useClient().finance.coinWallets));
  if (action.result?.ok) return <ExchangeResult done={action.result.data} onAgain={action.reset} />;
  return (
    <Stack gap={6}>
      {!isReviewing && <MoneyStatus action={action} />}
      <QueryView query={query} failed={t("exchange.failed")} skeleton={<WalletsSkeleton />}>
        {(wallets) =>
          wallets.list.length === 0 ? (
            <NoWallets />
          ) : (
            <Stack gap={6}>
              <CoinWalletGrid wallets={wallets} />
              {wallets.maintenance === null ? (
                <ExchangeForm wallets={wallets} action={action} isReviewing={isReviewing} onReviewing={setReviewing} />
              ) : (
                <Closed title={t("exchange.closedTitle")} until={wallets.maintenance.end} />
              )}
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  );
};

const NoWallets = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <EmptyState
      art="wallet"
      title={t("exchange.empty")}
      action={<LinkButton to={paths.transfer}>{t("exchange.transferTab")}</LinkButton>}
    >
      {t("exchange.emptyText")}
    </EmptyState>
  );
};

const WalletsSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <Skeleton shape="card" count={2} />
  </SkeletonRegion>
);
