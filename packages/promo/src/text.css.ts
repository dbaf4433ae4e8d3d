import { fontSize, fontWeight, lineHeight, plainList as bare, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const label = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
/** An explanation of a sentence or two. */
export const note = style([label, { lineHeight: lineHeight.text }]);
export const strong = style({ margin: 0, fontSize: fontSize[16], fontWeight: fontWeight.strong });
export const figure = style({ fontFamily: vars.fontFigures, fontVariantNumeric: "tabular-nums" });
export const plainList = style({ ...bare, display: "grid", gap: space[3] });
/** A row of facts of which the last may go below. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
});
