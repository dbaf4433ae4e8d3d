import { fontSize, fontWeight, lineHeight, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { iconBox } from "../icon-box.css.ts";
import { plainList } from "../text.css.ts";

export const good = style({ color: vars.win });
export const ends = style({
  margin: 0,
  paddingBlock: space[2],
  overflowWrap: "anywhere",
  fontFamily: vars.fontFigures,
  color: vars.textMuted,
});
export const end = style({
  display: "inline-block",
  whiteSpace: "nowrap",
  color: vars.text,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
});
export const list = style([
  plainList,
  { gap: space[3], gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))" },
]);
/** As a card in a wallet: its mark and name, its number large, its foot set off. */
export const account = style({
  display: "grid",
  gap: space[3],
  alignContent: "space-between",
  minBlockSize: 188,
  borderRadius: vars.radiusLg,
  backgroundImage: `linear-gradient(135deg, ${vars.raised}, ${vars.surface} 70%)`,
});
export const head = style({ display: "flex", alignItems: "center", gap: space[3] });
export const icon = style([
  iconBox,
  {
    inlineSize: 40,
    blockSize: 40,
    borderRadius: "50%",
    background: vars.field,
    fontSize: fontSize[20],
    color: vars.textMuted,
  },
]);
export const names = style({ flex: 1, minInlineSize: 0, display: "grid", gap: 2 });
export const name = style({
  margin: 0,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const number = style({
  margin: 0,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontSize: fontSize[20],
  overflowWrap: "anywhere",
});
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.line}`,
});
export const waiting = style({
  margin: 0,
  display: "flex",
  gap: space[2],
  alignItems: "center",
  fontSize: fontSize[13],
  lineHeight: lineHeight.text,
  color: vars.warning,
});
