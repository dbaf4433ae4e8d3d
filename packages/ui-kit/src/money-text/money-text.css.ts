import { createVar, fallbackVar } from "@vanilla-extract/css";

import { kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const money = kit({
  display: "inline-flex",
  alignItems: "baseline",
  maxInlineSize: "100%",
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  lineHeight: lineHeight.tight,
});
/** Opacity of sign and cents. Only large figures in the text colour have contrast to spare. */
const dimmed = createVar();
export const size = kitVariants({
  inherit: {},
  small: { fontSize: fontSize[14] },
  medium: { fontSize: fontSize[16], fontWeight: fontWeight.strong },
  large: {
    fontSize: fontSize[24],
    fontWeight: fontWeight.strong,
    letterSpacing: "-0.01em",
    vars: { [dimmed]: "0.74" },
  },
  hero: {
    // Eight digits fit a card on the narrowest phone.
    fontSize: `min(${fontSize[40]}, 9.6vw)`,
    fontWeight: fontWeight.strong,
    letterSpacing: "-0.02em",
    vars: { [dimmed]: "0.74" },
  },
});
export const tone = kitVariants({
  plain: {},
  win: { color: vars.win, vars: { [dimmed]: "1" } },
  loss: { color: vars.loss, vars: { [dimmed]: "1" } },
  muted: { color: vars.textMuted, vars: { [dimmed]: "1" } },
});
export const symbol = kit({
  fontSize: "max(0.68em, 0.75rem)",
  fontWeight: fontWeight.strong,
  marginInlineEnd: "0.18em",
  opacity: fallbackVar(dimmed, "1"),
  letterSpacing: 0,
});
export const cents = kit({ fontSize: "max(0.72em, 0.75rem)", opacity: fallbackVar(dimmed, "1") });
export const unknown = kit({ color: vars.textMuted });
export const age = kit({
  marginInlineStart: "0.5em",
  fontSize: fontSize[12],
  color: vars.textFaint,
  fontFamily: vars.fontText,
  letterSpacing: 0,
  fontWeight: fontWeight.text,
});
