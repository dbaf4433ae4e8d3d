import type { CoinLabel } from "@baize/domain";
import type { ReactElement } from "react";

import { BobIcon, HhbIcon, type IconProps, JpbIcon, UsdtIcon } from "./icons.ts";

const icons = { USDT: UsdtIcon, HHB: HhbIcon, BOB: BobIcon, JPB: JpbIcon } satisfies Record<CoinLabel, unknown>;

export interface CoinMarkProps extends IconProps {
  coin: CoinLabel;
}

/** The mark of one coin: a piece with its letter. Its name stands beside it. */
export const CoinMark = ({ coin, ...icon }: CoinMarkProps): ReactElement => {
  const Icon = icons[coin];
  return <Icon {...icon} />;
};
