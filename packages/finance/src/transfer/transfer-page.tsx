import { useMoneyAction } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Settled, useProtection, useRefusalWords, useSearchParams } from "@baize/feature-kit";
import {
  Card,
  ErrorState,
  LinkTabs,
  MoneyText,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { ExchangePanel } from "../exchange/exchange-panel.tsx";
import { exchangePath } from "../exchange/exchange-path.ts";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { useFinanceWords } from "../words.ts";
import { AutoTransfer } from "./auto-transfer.tsx";
import { Recycle } from "./recycle.tsx";
import { TransferForm, type TransferFormProps, type TransferRoute } from "./transfer-form.tsx";
import { TransferResult } from "./transfer-result.tsx";
import * as text from "../text.css.ts";
import * as css from "./transfer.css.ts";
import { useWalletGroups } from "./use-wallet-groups.ts";
import { useWallets, type Wallets } from "./use-wallets.ts";
import { WalletGrid } from "./wallet-grid.tsx";

/** Moves between wallets: transfers to game wallets, and the exchange of coins; which of them is in the address. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const [query] = useSearchParams();
  const tab = query.get("tab") === "exchange" ? "exchange" : "transfer";
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.transfer")} detail={t("transfer.detail")} />
      <LinkTabs
        label={t("exchange.tabs")}
        current={tab}
        tabs={[
          { id: "transfer", label: t("exchange.transferTab"), to: paths.transfer },
          { id: "exchange", label: t("exchange.tab"), to: exchangePath },
        ]}
      />
      {tab === "exchange" ? <ExchangePanel /> : <Transfer />}
    </Stack>
  );
};

/** Central and game wallets, and moving money between them. */
const Transfer = (): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const wallets = useWallets();
  const action = useMoneyAction(useClient().games.transferPost);
  return (
    <Stack gap={6}>
      <MoneyStatus action={action} />
      {wallets.error === null ? (
        <Body wallets={wallets} action={action} />
      ) : (
        <ErrorState title={t("transfer.walletsFailed")} onRetry={wallets.reload}>
          {words.fault(wallets.error)}
        </ErrorState>
      )}
    </Stack>
  );
};

const Body = ({ wallets, action }: { wallets: Wallets; action: TransferFormProps["action"] }): ReactElement => {
  const t = useFinanceWords();
  const { central, games, total } = wallets;
  const groups = useWalletGroups(games ?? []);
  const protection = useProtection();
  const [query] = useSearchParams();
  const [route, setRoute] = useState<TransferRoute>({ platform: query.get("to"), isIn: true });
  const done = action.result?.ok ? action.result.data : null;
  return (
    <Stack gap={6}>
      <Card tone="hero">
        <div className={css.top}>
          <Stack gap={1}>
            <p className={text.label}>{t("transfer.total")}</p>
            <MoneyText value={total} size="hero" />
            <p className={text.label}>
              <span>{`${t("transfer.central")} `}</span>
              <MoneyText value={central?.balance} />
            </p>
          </Stack>
          <Recycle names={games?.map(({ wallet }) => wallet) ?? []} />
        </div>
      </Card>
      {done ? (
        <TransferResult order={done} names={wallets} onAgain={action.reset} />
      ) : (
        <Settled reads={[{ isFetched: games !== undefined }, protection]} skeleton={<FormSkeleton />}>
          {central && games && games.length > 0 && (
            <TransferForm {...{ central, games, groups, route, action }} onRoute={setRoute} />
          )}
        </Settled>
      )}
      <AutoTransfer />
      <Section title={t("transfer.wallets")}>
        {games === undefined ? (
          <WalletsSkeleton />
        ) : (
          <WalletGrid
            groups={groups}
            chosen={route.platform}
            onChoose={(platform) => setRoute({ ...route, platform })}
          />
        )}
      </Section>
    </Stack>
  );
};

const FormSkeleton = (): ReactElement => (
  <SkeletonRegion className={css.formSkeleton}>
    <Stack gap={4}>
      <Skeleton shape="card" count={2} />
      <Skeleton shape="button" count={2} />
    </Stack>
  </SkeletonRegion>
);

const WalletsSkeleton = (): ReactElement => (
  <SkeletonRegion className={css.grid}>
    <Skeleton shape="card" count={4} />
  </SkeletonRegion>
);
