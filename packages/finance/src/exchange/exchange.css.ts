import { fontSize, fontWeight, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { plainList } from "../text.css.ts";

export const grid = style([
  plainList,
  { gap: space[3], gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))" },
]);
export const wallet = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
});
export const head = style({ display: "flex", alignItems: "center", gap: space[2] });
export const name = style({ fontWeight: fontWeight.strong });
export const rate = style({
  marginInlineStart: "auto",
  fontSize: fontSize[12],
  color: vars.textMuted,
  textAlign: "end",
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const note = style({ margin: 0, fontSize: fontSize[13], lineHeight: 1.6, color: vars.textMuted });
export const estimate = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.canvas,
});
export const estimateNote = style([note, { flexBasis: "100%" }]);
