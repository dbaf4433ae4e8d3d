import { kit } from "../style/kit-style.ts";
import { space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const request = kit({ marginInlineEnd: `calc(${space[3]} * -1)` });
/** The time left is a fact to read, so it is not faded like other locked buttons. */
export const waiting = kit({
  color: vars.textMuted,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[aria-disabled=true]": { opacity: 1 } },
});
