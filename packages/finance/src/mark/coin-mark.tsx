import type { AssetCode } from "@baize/domain";
import { cx, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./mark.css.ts";

/** The mark of a coin or a currency: its sign, else its first letter, in a disc of the asset's own shade. */
export const CoinMark = ({ asset }: { asset: AssetCode }): ReactElement => {
  const { symbol } = useFormat().money("0", asset);
  const shade = css.shades[asset.charCodeAt(0) % css.shades.length];
  return <span className={cx(css.disc, shade)} aria-hidden="true" data-letter={(symbol || asset).trim().slice(0, 1)} />;
};
