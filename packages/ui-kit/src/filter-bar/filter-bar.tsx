import type { ReactElement, ReactNode } from "react";

import { Button } from "../button/button.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./filter-bar.css.ts";

export interface FilterBarProps {
  /** Fields, Segmented or PresetFilter. */
  children: ReactNode;
  /** How many rows the filters leave; undefined while loading. */
  count?: number | undefined;
  /** Shown when a filter is in force. */
  onReset?: (() => void) | undefined;
}

/** Filters above a list, with the count that they leave. */
export const FilterBar = ({ children, count, onReset }: FilterBarProps): ReactElement => {
  const t = useKitWords();
  return (
    <div className={css.bar}>
      <div className={css.row}>{children}</div>
      <div className={css.foot}>
        <output>{count === undefined ? "" : t("rows", { count })}</output>
        {onReset && (
          <Button size="small" variant="quiet" onPress={onReset}>
            {t("reset")}
          </Button>
        )}
      </div>
    </div>
  );
};
