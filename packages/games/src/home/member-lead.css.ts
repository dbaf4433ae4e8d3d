import { fontSize, fontWeight, lineHeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const lead = style({ display: "grid", gap: space[6], gridTemplateColumns: "minmax(0, 1fr)" });
export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  padding: space[4],
  borderRadius: vars.radiusLg,
  color: vars.onHero,
  background: `linear-gradient(120deg, ${vars.heroFrom}, ${vars.heroTo})`,
  "@media": { [media.desktop]: { padding: `${space[5]} ${space[8]}` } },
});
export const words = style({ display: "grid", gap: space[1], minInlineSize: 0 });
export const title = style({
  margin: 0,
  fontSize: fontSize[16],
  lineHeight: lineHeight.heading,
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const balance = style({ margin: 0, display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space[2] });
export const term = style({ fontSize: fontSize[13], opacity: 0.82 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
