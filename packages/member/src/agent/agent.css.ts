import { fontSize, fontWeight, heading, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const note = style({ display: "block", margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const strong = style({ margin: 0, fontSize: fontSize[20], fontWeight: fontWeight.strong });
export const onHero = style({ margin: 0, fontSize: fontSize[14], opacity: 0.9 });
export const title = style({ ...heading, fontSize: fontSize[20] });

export const benefits = style({
  ...plainList,
  display: "grid",
  gap: space[3],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const benefit = style({
  display: "flex",
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radiusLg,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
});
export const icon = style({
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusMd,
  background: vars.accentSoft,
  color: vars.accentText,
});
export const benefitTitle = style({ display: "block", fontSize: fontSize[16] });

export const panel = style({
  display: "grid",
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radiusLg,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
});
export const steps = style({
  ...plainList,
  display: "grid",
  gap: space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  rowGap: space[1],
  alignItems: "baseline",
  fontSize: fontSize[14],
});
export const mark = style({
  gridRow: "1 / span 2",
  alignSelf: "start",
  inlineSize: 28,
  blockSize: 28,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusPill,
  background: vars.accentSoft,
  color: vars.accentText,
  fontSize: fontSize[13],
  fontWeight: fontWeight.strong,
});
export const notes = style({
  margin: 0,
  paddingInlineStart: space[5],
  display: "grid",
  gap: space[1],
  fontSize: fontSize[13],
  color: vars.textMuted,
});
export const tier = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });

export const invite = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.wide]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" } },
});
export const figure = style({ margin: 0, display: "grid", gap: space[2], justifyItems: "center", textAlign: "center" });
export const rows = style({ minInlineSize: 0 });
export const total = style({
  margin: 0,
  fontSize: fontSize[32],
  fontFamily: vars.fontFigures,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  "@media": { "screen and (max-width: 359px)": { fontSize: fontSize[24] } },
});
export const form = style({ maxInlineSize: 760 });
