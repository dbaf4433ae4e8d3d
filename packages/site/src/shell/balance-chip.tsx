import { useBalance } from "@baize/api-client/react";
import { CountingMoney, HideIcon, IconButton, RefreshIcon, ShowIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useBalanceHidden } from "../start/appearance.ts";
import { useSiteWords } from "../words.ts";
import * as css from "./header.css.ts";

const MASK = "••••";

/** The central wallet's balance, with hide and refresh; unknown is a dash, never 0. */
export const BalanceChip = (): ReactElement => {
  const t = useSiteWords();
  const { value, refresh } = useBalance();
  const [isHidden, setHidden] = useBalanceHidden();
  return (
    <div className={css.balance} role="group" aria-label={t("account.balance")}>
      <span className={css.balanceFigure} aria-live="polite">
        {isHidden ? MASK : <CountingMoney value={value?.balance} />}
      </span>
      <IconButton
        size="small"
        label={t(isHidden ? "account.showBalance" : "account.hideBalance")}
        onPress={() => setHidden(!isHidden)}
      >
        {isHidden ? <ShowIcon /> : <HideIcon />}
      </IconButton>
      <span className={css.notSmall}>
        <IconButton size="small" label={t("account.refreshBalance")} onPress={refresh}>
          <RefreshIcon />
        </IconButton>
      </span>
    </div>
  );
};
