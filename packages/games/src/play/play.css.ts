import { fontSize, lineHeight, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const stage = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minBlockSize: 0,
  background: vars.canvas,
});
export const transferredIn = style({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: space[3],
  insetInline: 0,
  marginInline: "auto",
  inlineSize: "fit-content",
  maxInlineSize: `calc(100% - 2 * ${space[3]})`,
  pointerEvents: "none",
  backgroundColor: vars.surface,
  boxShadow: vars.shadow2,
});
export const game = style({ position: "relative", flex: 1, minBlockSize: 0, display: "grid", background: "#05090a" });
export const centred = style({
  flex: 1,
  display: "grid",
  placeItems: "center",
  padding: space[5],
  background: vars.canvas,
});
export const overlay = style([centred, { alignContent: "center", outline: "none" }]);
/** Close to the buttons above, in the padding below their block. */
export const further = style({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  marginBlockStart: `calc(-1 * ${space[5]})`,
});
export const waiting = style({ margin: 0, color: vars.textMuted });
export const windowGame = style({
  display: "grid",
  gap: space[4],
  justifyItems: "center",
  textAlign: "center",
  maxInlineSize: 440,
});
export const windowTitle = style({ margin: 0, fontSize: fontSize[20], lineHeight: lineHeight.heading });
export const windowText = style({ margin: 0, color: vars.textMuted, lineHeight: lineHeight.text });
export const windowActions = style({ display: "flex", flexWrap: "wrap", gap: space[3], justifyContent: "center" });
export const recycle = style({ display: "grid", gap: space[4] });
export const recycleTotal = style({
  margin: 0,
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
  paddingInline: space[1],
});
export const recycleTerm = style({ fontSize: fontSize[12], color: vars.textMuted });
export const elapsed = style({ margin: 0, fontSize: fontSize[16], lineHeight: lineHeight.text });
export const quiet = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const ways = style({ margin: 0, display: "flex", flexWrap: "wrap", gap: space[4] });
