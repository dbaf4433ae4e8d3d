import { Badge, Button, EmptyState, MoneyText, Skeleton, Stack, useFormat } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useFinanceWords } from "../words.ts";
import * as css from "./transfer.css.ts";
import { isEmptyWallet, type WalletGroup } from "./use-wallet-groups.ts";
import type { WalletView } from "./use-wallets.ts";

export interface WalletGridProps {
  groups: readonly WalletGroup[];
  chosen: string | null;
  onChoose: (platform: string) => void;
}

/**
 * Game wallets by category; each balance arrives alone, and one that fails is read again alone. Empty ones are folded.
 */
export const WalletGrid = ({ groups, chosen, onChoose }: WalletGridProps): ReactElement => {
  const t = useFinanceWords();
  const [isUnfolded, setUnfolded] = useState(false);
  const all = groups.flatMap(({ wallets }) => wallets);
  if (all.length === 0) return <EmptyState art="wallet" title={t("transfer.noWallets")} />;
  const isFolded = (view: WalletView): boolean => isEmptyWallet(view) && view.wallet.platform !== chosen;
  const folded = all.filter(isFolded).length;
  return (
    <Stack gap={5}>
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          shown={isUnfolded ? group.wallets : group.wallets.filter((view) => !isFolded(view))}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      {folded === all.length && !isUnfolded && <p className={css.note}>{t("transfer.allEmpty")}</p>}
      {folded > 0 && (
        <div>
          <Button aria-expanded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? t("transfer.hideEmpty") : t("transfer.showEmpty", { count: folded })}
          </Button>
        </div>
      )}
    </Stack>
  );
};

interface GroupProps extends Pick<WalletGridProps, "chosen" | "onChoose"> {
  group: WalletGroup;
  shown: readonly WalletView[];
}

/** Without the names of categories, as before they have come, the wallets are the only ones of their section. */
const Group = ({ group: { name }, shown, chosen, onChoose }: GroupProps): ReactElement | null => {
  if (shown.length === 0) return null;
  const list = (
    <ul className={css.grid}>
      {shown.map((view) => (
        <li key={view.wallet.platform}>
          <WalletCard view={view} isChosen={view.wallet.platform === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
  if (name === null) return list;
  return (
    <section aria-label={name}>
      <h3 className={css.group}>{name}</h3>
      {list}
    </section>
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
          translate="no"
          aria-pressed={isChosen}
          aria-label={t("transfer.choose", { name })}
          onClick={() => onChoose(platform)}
        >
          {name}
        </button>
      ) : (
        <span className={css.name} translate="no">
          {name}
        </span>
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
