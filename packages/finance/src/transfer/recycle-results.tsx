import { MoneyText, Stack, StatusBadge, type Tone, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as text from "../text.css.ts";
import type { RecycleResult, Wallet } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./transfer.css.ts";

const TONES: Readonly<Record<RecycleResult["list"][number]["state"], Tone>> = {
  succeeded: "win",
  processing: "neutral",
  skipped: "info",
  failed: "danger",
};

export interface RecycleResultsProps {
  result: RecycleResult;
  /** The wallets as they are listed, for those that the answer does not name. */
  names: readonly Pick<Wallet, "platform" | "name">[];
}

/** What was recycled from each wallet, or why nothing was; empty ones are only counted. */
export const RecycleResults = ({ result, names }: RecycleResultsProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const shown = result.list.filter(({ reason }) => reason !== "empty");
  const empty = result.list.length - shown.length;
  return (
    <Stack gap={4}>
      <p>{t("transfer.recycleTotal", { total: format.money(result.total, result.currency).text })}</p>
      {shown.length === 0 ? (
        <p className={css.note}>{t("transfer.recycleEmpty")}</p>
      ) : (
        <ul className={text.plainList}>
          {shown.map(({ platform, name, amount, state, reason }) => (
            <li key={platform} className={text.row}>
              <span>{name || (names.find((known) => known.platform === platform)?.name ?? platform)}</span>
              <span className={css.resultEnd}>
                <MoneyText value={amount} asset={result.currency} />
                <StatusBadge tone={TONES[state]}>
                  {reason === null ? t(`transfer.walletState.${state}`) : t(`transfer.walletReason.${reason}`)}
                </StatusBadge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {empty > 0 && <p className={css.note}>{t("transfer.recycleOthers", { count: empty })}</p>}
    </Stack>
  );
};
