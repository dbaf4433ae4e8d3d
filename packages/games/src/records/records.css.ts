import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const period = style({ display: "grid", gap: space[3], inlineSize: "100%", minInlineSize: 0 });
export const selects = style({
  display: "grid",
  gap: space[3],
  inlineSize: "100%",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 220px))" } },
});
export const last = style({ gridColumn: "1 / -1", "@media": { [media.tablet]: { gridColumn: "auto" } } });
export const sumBlock = style({ display: "grid", gap: space[2] });
export const sums = style({
  margin: 0,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 1,
  overflow: "hidden",
  borderRadius: vars.radiusLg,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.line,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const sum = style({ background: vars.surface, padding: `${space[4]} ${space[4]}`, minInlineSize: 0 });
export const term = style({ fontSize: fontSize[13], color: vars.textMuted });
export const count = style({
  margin: `${space[1]} 0 0`,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
});
export const figure = style({
  margin: `${space[1]} 0 0`,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const lead = style({ display: "grid", minInlineSize: 0 });
export const name = style({ fontWeight: fontWeight.strong });
export const note = style({ margin: 0, fontSize: fontSize[12], color: vars.textMuted });
