import type { ReactElement, ReactNode } from "react";

import * as css from "./visually-hidden.css.ts";

export interface VisuallyHiddenProps {
  as?: "span" | "div" | undefined;
  children: ReactNode;
}

/** Text for assistive technology only. */
export const VisuallyHidden = ({ as: Tag = "span", children }: VisuallyHiddenProps): ReactElement => (
  <Tag className={css.visuallyHidden}>{children}</Tag>
);
