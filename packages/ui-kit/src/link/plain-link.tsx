import type { ReactElement } from "react";

import type { LinkProps } from "./link.tsx";

/** A link of the browser's own. */
export const PlainLink = ({
  to,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  children,
  ...rest
}: LinkProps): ReactElement => (
  <a {...rest} href={typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`}>
    {children}
  </a>
);
