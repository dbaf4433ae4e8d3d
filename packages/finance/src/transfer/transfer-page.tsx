import { useMoneyAction } from "@baize/api-client/react";
import { Card, ErrorState, MoneyText, PageHeader, Section, Skeleton, SkeletonRegion, Stack, useSearchParams } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useFaultWords } from "../errors.ts";
import { useFinanceWords } from "../words.ts";
import { AutoTransfer } from "./auto-transfer.tsx";
import { Recycle } from "./recycle.tsx";
import { TransferForm, type TransferRoute } from "./transfer-form.tsx";
import { TransferResult } from "./transfer-result.tsx";
import * as css from "./transfer.css.ts";
import { useWallets, type Wallets } from "./use-wallets.ts";
import { WalletGrid } from "./wallet-grid.tsx";

/** Central and game wallets, and moving money between them. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const words = useFaultWords();
  const wallets = useWallets();
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.transfer")} detail={t("transfer.detail")} />
      {wallets.error === null ? (
        <Body wallets={wallets} />
      ) : (
        <ErrorState title={t("transfer.walletsFailed")} onRetry={wallets.reload}>
          {words.fault(wallets.error)}
        </ErrorState>
      )}
    </Stack>
  );
};

const Body = ({ wallets }: { wallets: Wallets }): ReactElement => {
  const t = useFinanceWords();
  const { central, games, total } = wallets;
  const [query] = useSearchParams();
  const [route, setRoute] = useState<TransferRoute>({ platform: query.get("to"), isIn: true });
  const action = useMoneyAction((client) => client.games.transferPost);
  const done = action.result?.ok ? action.result.data : null;
  return (
    <Stack gap={6}>
      <Card tone="hero">
        <div className={css.top}>
          <Stack gap={1}>
            <p className={css.label}>{t("transfer.total")}</p>
            <MoneyText value={total} size="hero" />
            <p className={css.label}>
              {t("transfer.central")} <MoneyText value={central?.balance} />
            </p>
          </Stack>
          <Recycle names={games?.map(({ wallet }) => wallet) ?? []} />
        </div>
      </Card>
      {done ? (
        <TransferResult order={done} names={wallets} onAgain={action.reset} />
      ) : (
        central && games && games.length > 0 && <TransferForm central={central} games={games} route={route} onRoute={setRoute} action={action} />
      )}
      <AutoTransfer />
      <Section title={t("transfer.wallets")}>
        {games === undefined ? (
          <Bones />
        ) : (
          <WalletGrid games={games} chosen={route.platform} onChoose={(platform) => setRoute({ ...route, platform })} />
        )}
      </Section>
    </Stack>
  );
};

const Bones = (): ReactElement => (
  <SkeletonRegion className={css.grid}>
    <Skeleton shape="card" count={4} />
  </SkeletonRegion>
);
