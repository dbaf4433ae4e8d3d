import type { AssetCode } from "@baize/domain";
import type { ReactElement } from "react";

import type { MoneyOptions } from "../format/money-parts.ts";
import type { Instant } from "../format/date-text.ts";
import { useFormat } from "../format/use-format.ts";
import { cx } from "../style/cx.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./money-text.css.ts";

export interface MoneyTextProps {
  /** Decimal string. Null, undefined or unreadable shows "—", never 0. */
  value: string | null | undefined;
  /** The brand's currency when left out. */
  asset?: AssetCode | undefined;
  size?: keyof typeof css.size | undefined;
  /** `win` and `loss` colour it; `auto` does so by the sign and shows a plus. */
  tone?: keyof typeof css.tone | "auto" | undefined;
  sign?: MoneyOptions["sign"];
  hideSymbol?: boolean | undefined;
  /** When the figure was read; shown beside an unknown one, and beside a known one that is old. */
  asOf?: Instant | undefined;
  className?: string | undefined;
}

/** An amount: the sign smaller, the cents quieter, the figures tabular, read as one text. */
export const MoneyText = ({
  value,
  asset,
  size = "inherit",
  tone = "plain",
  sign,
  hideSymbol,
  asOf,
  className,
}: MoneyTextProps): ReactElement => {
  const t = useKitWords();
  const format = useFormat();
  const parts = format.money(value, asset, {
    sign: sign ?? (tone === "auto" ? "always" : "auto"),
    hideSymbol,
  });
  const shade = tone === "auto" ? (parts.sign === "+" ? "win" : parts.sign === "-" ? "loss" : "plain") : tone;
  const age =
    asOf === undefined ? null : <span className={css.age}>{t("figureAge", { when: format.relative(asOf) })}</span>;
  return (
    <span className={cx(css.money, css.size[size], parts.isKnown ? css.tone[shade] : css.unknown, className)}>
      <VisuallyHidden>
        <span translate={parts.isKnown ? "no" : undefined}>{parts.isKnown ? parts.text : t("unknownFigure")}</span>
      </VisuallyHidden>
      <span aria-hidden="true" translate="no">
        {parts.sign}
        {parts.symbol && <span className={css.symbol}>{parts.symbol}</span>}
        {parts.units}
        {parts.cents && <span className={css.cents}>{parts.cents}</span>}
      </span>
      {age}
    </span>
  );
};
