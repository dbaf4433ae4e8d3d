import { Badge, Button, EmptyState, MoneyText, Skeleton, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFinanceWords } from "../words.ts";
import * as css from "./transfer.css.ts";
import type { WalletView } from "./use-wallets.ts";

export interface WalletGridProps {
  games: readonly WalletView[];
  chosen: string | null;
  onChoose: (platform: string) => void;
}

/** Game wallets; each balance arrives alone, and one that fails is read again alone. */
export const WalletGrid = ({ games, chosen, onChoose }: WalletGridProps): ReactElement => {
  const t = useFinanceWords();
  if (games.length === 0) return <EmptyState art="wallet" title={t("transfer.noWallets")} />;
  return (
    <ul className={css.grid}>
      {games.map((view) => (
        <li key={view.wallet.platform}>
          <WalletCard view={view} isChosen={view.wallet.platform === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
};

const WalletCard = ({
  view,
  isChosen,
  onChoose,
}: {
  view: WalletView;
  isChosen: boolean;
  onChoose: (platform: string) => void;
}): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { wallet, balance, isLoading, failed, reload } = view;
  const { maintenance, platform, name, pending, currency } = wallet;
  return (
    <div className={css.wallet} data-chosen={isChosen || undefined} data-closed={maintenance !== null || undefined}>
      {maintenance === null ? (
        <button
          type="button"
          className={css.pick}
          aria-pressed={isChosen}
          aria-label={t("transfer.choose", { name })}
          onClick={() => onChoose(platform)}
        >
          {name}
        </button>
      ) : (
        <span className={css.name}>{name}</span>
      )}
      <span className={css.figure}>{isLoading ? <Skeleton /> : <MoneyText value={balance} asset={currency} />}</span>
      {failed && (
        <span className={css.over}>
          <Button size="small" variant="quiet" aria-label={t("transfer.reload", { name })} onPress={reload}>
            {t("transfer.balanceFailed")}
          </Button>
        </span>
      )}
      {maintenance !== null && (
        <span>
          <Badge tone="warning">
            {maintenance.end === null
              ? t("transfer.maintenance")
              : t("transfer.maintenanceUntil", { until: format.dateTime(maintenance.end) })}
          </Badge>
        </span>
      )}
      {pending > 0 && <p className={css.note}>{t("transfer.pending", { count: pending })}</p>}
    </div>
  );
};
