import type { ReactElement } from "react";
import type { Bank } from "../wire-types.ts";
import * as css from "./mark.css.ts";

/** The logo, or the first character where there is none: drawn by the style, so that it is no part of a name. */
export const BankMark = ({
  logo = "",
  name,
}: {
  readonly logo?: Bank["logo"];
  readonly name: string;
}): ReactElement => (
  <span className={css.disc} aria-hidden="true" data-letter={logo === "" ? name.slice(0, 1) : undefined}>
    {logo !== "" && <img src={logo} alt="" width={28} height={28} />}
  </span>
);
