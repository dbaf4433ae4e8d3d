import type { ReactNode } from "react";

import type { To } from "../link/link.tsx";

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Goes there … */
  to?: To | undefined;
  /** … or does this. */
  onPress?: (() => void) | undefined;
  isDangerous?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A line above it. */
  startsGroup?: boolean | undefined;
}
