import { kit } from "../style/kit-style.ts";
import { vars } from "../theme/vars.css.ts";

export const figures = kit({
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const over = kit({ color: vars.textMuted });
