import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const frame = style({ display: "grid", gap: space[3] });
export const grid = style({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 4 });
export const weekday = style({
  paddingBlock: space[2],
  fontSize: fontSize[12],
  fontWeight: fontWeight.text,
  color: vars.textMuted,
});
export const cell = style({ padding: 0 });
export const day = style({
  appearance: "none",
  inlineSize: "100%",
  minBlockSize: 52,
  padding: 2,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: 2,
  borderRadius: vars.radiusSm,
  border: `1px solid transparent`,
  background: "none",
  color: vars.text,
  font: "inherit",
  cursor: "default",
  ":focus-visible": { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  "@media": { [media.tablet]: { minBlockSize: 64 } },
});
export const state = styleVariants({
  signed: { background: vars.winSoft, color: vars.win },
  today: { borderColor: vars.accent, background: vars.accentSoft, color: vars.accentText },
  todayOff: { borderColor: vars.lineStrong },
  resign: {
    borderColor: vars.lineStrong,
    borderStyle: "dashed",
    cursor: "pointer",
    ":hover": { background: vars.raised },
  },
  missed: { color: vars.textMuted },
  future: { color: vars.textMuted },
});
export const date = style({
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.1,
});
export const mark = style({
  minBlockSize: 14,
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  fontSize: fontSize[12],
  lineHeight: 1.1,
  textAlign: "center",
  whiteSpace: "nowrap",
});
/** Where the cell has room for it; the words and the tint say the same. */
export const check = style({ display: "none", "@media": { [media.tablet]: { display: "inline-flex" } } });
