import type { AssetCode, CoinLabel } from "@baize/domain";
import { CoinMark, cx, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./mark.css.ts";

/** Shades set coins apart; their marks tell which is which. */
const SHADES = { USDT: css.shades.win, HHB: css.shades.accent, BOB: css.shades.info, JPB: css.shades.warning } as const;

const isCoin = (asset: AssetCode): asset is CoinLabel => Object.hasOwn(SHADES, asset);

/** The mark of a coin, or the sign of a currency, in a disc. */
export const AssetMark = ({ asset }: { asset: AssetCode }): ReactElement => {
  const { symbol } = useFormat().money("0", asset);
  if (!isCoin(asset)) return <span className={css.disc} aria-hidden="true" data-letter={symbol} />;
  return (
    <span className={cx(css.disc, SHADES[asset])} aria-hidden="true">
      <CoinMark coin={asset} size={20} />
    </span>
  );
};
