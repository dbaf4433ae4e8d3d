import { IconButton, SelectField, type SelectFieldProps, SwapIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./swap-ends.css.ts";

type End = Pick<SelectFieldProps, "label" | "help" | "options" | "value" | "onValueChange" | "searchable">;

export interface SwapEndsProps {
  from: End;
  to: End;
  swapLabel: string;
  onSwap: () => void;
}

/** Where money comes from and where it goes, with a button that swaps the two. */
export const SwapEnds = ({ from, to, swapLabel, onSwap }: SwapEndsProps): ReactElement => (
  <div className={css.ends}>
    <SelectField {...from} />
    <div className={css.swap}>
      <IconButton variant="secondary" label={swapLabel} onPress={onSwap}>
        <span className={css.icon}>
          <SwapIcon />
        </span>
      </IconButton>
    </div>
    <SelectField {...to} />
  </div>
);
