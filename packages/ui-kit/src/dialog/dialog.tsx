import type { ReactElement } from "react";

import { lazySheet } from "../lazy/lazy-part.tsx";
import type { DialogProps } from "./dialog-panel.tsx";

export type { DialogProps };

/** A dialog in the middle on every surface. Prefer Sheet, unless it holds a short question. */
export const Dialog: (props: DialogProps) => ReactElement | null = lazySheet(
  async () => (await import("./dialog-panel.tsx")).DialogPanel,
);
