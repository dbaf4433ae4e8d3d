import { fontSize, fontWeight, lineHeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const rail = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "grid",
      gap: space[6],
      alignContent: "start",
      alignSelf: "start",
      position: "sticky",
      insetBlockStart: `calc(${vars.headerHeight} + ${space[4]})`,
      maxBlockSize: `calc(100vh - ${vars.headerHeight} - 2 * ${space[4]})`,
      overflowY: "auto",
      scrollbarWidth: "thin",
    },
  },
});
export const part = style({
  display: "grid",
  gap: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}`, paddingBlockStart: space[6] } },
});
export const title = style({
  margin: 0,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: fontSize[16],
  fontWeight: vars.headingWeight,
  lineHeight: lineHeight.heading,
});
export const icon = style({ display: "inline-flex", color: vars.accentText, fontSize: fontSize[20] });
export const text = style({ margin: 0, fontSize: fontSize[13], lineHeight: lineHeight.text, color: vars.textMuted });
export const list = style({ listStyle: "none", margin: 0, padding: 0, counterReset: "rank", display: "grid" });
export const game = style({
  appearance: "none",
  border: 0,
  background: "none",
  color: vars.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  inlineSize: "100%",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: 60,
  padding: `${space[1]} ${space[2]} ${space[1]} 0`,
  borderRadius: vars.radiusMd,
  counterIncrement: "rank",
  ":hover": { background: vars.surface },
  ":focus-visible": { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  "::before": {
    content: "counter(rank)",
    inlineSize: 22,
    textAlign: "center",
    flexShrink: 0,
    fontFamily: vars.fontFigures,
    fontSize: fontSize[16],
    fontWeight: fontWeight.strong,
    color: vars.textFaint,
  },
  selectors: { [`${list} > li:nth-child(-n+3) &::before`]: { color: vars.accentText } },
});
export const cover = style({
  inlineSize: 40,
  blockSize: 52,
  objectFit: "cover",
  borderRadius: vars.radiusSm,
  flexShrink: 0,
  background: vars.raised,
});
export const words = style({ minInlineSize: 0, display: "grid" });
export const name = style({
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const note = style({ fontSize: fontSize[12], color: vars.textMuted });
