import { fontSize, fontWeight, lineHeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const strip = style({
  borderBlock: `1px solid ${vars.line}`,
  paddingBlock: space[8],
  display: "grid",
  gap: space[8],
});
export const lead = style({ display: "flex", alignItems: "center", gap: space[5] });
export const age = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 72,
  blockSize: 72,
  borderRadius: "50%",
  border: `3px solid ${vars.warning}`,
  color: vars.warning,
  fontFamily: vars.fontFigures,
  fontSize: fontSize[24],
  fontWeight: fontWeight.strong,
});
export const title = style({
  margin: 0,
  fontSize: fontSize[20],
  fontWeight: vars.headingWeight,
  lineHeight: lineHeight.heading,
});
export const text = style({
  margin: `${space[1]} 0 0`,
  color: vars.textMuted,
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  maxInlineSize: "60ch",
});
export const list = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: space[5],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[8] } },
});
export const item = style({ display: "flex", gap: space[3] });
export const icon = style({
  display: "inline-flex",
  fontSize: fontSize[24],
  color: vars.accentText,
  paddingBlockStart: 2,
});
export const name = style({ margin: 0, fontSize: fontSize[16], fontWeight: fontWeight.strong });
