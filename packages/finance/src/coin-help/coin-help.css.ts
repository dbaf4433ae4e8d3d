import { fontSize, fontWeight, lineHeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const warning = style({
  display: "grid",
  gap: space[5],
  borderColor: vars.danger,
  background: vars.dangerSoft,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 240px", alignItems: "center" } },
});
export const warningTitle = style({
  margin: 0,
  marginBlockEnd: space[2],
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  color: vars.danger,
});
export const text = style({
  margin: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  color: vars.textMuted,
  maxInlineSize: "70ch",
  selectors: { [`${warning} &`]: { color: vars.text } },
});
export const steps = style({
  ...plainList,
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const step = style({ display: "grid", gap: space[4], alignContent: "start" });
export const stepTitle = style({
  margin: 0,
  marginBlockEnd: space[2],
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
});
export const number = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 24,
  borderRadius: "50%",
  background: vars.accent,
  color: vars.onAccent,
  fontSize: fontSize[13],
});
export const rules = style({
  margin: 0,
  paddingInlineStart: "1.2em",
  display: "grid",
  gap: space[2],
  lineHeight: lineHeight.text,
});
export const network = style({ display: "grid", gap: space[1], minInlineSize: 0 });
export const strong = style({ fontWeight: fontWeight.strong });
