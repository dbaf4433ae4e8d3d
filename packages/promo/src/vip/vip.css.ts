import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const standing = style({
  display: "grid",
  gap: space[5],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(160px, auto) minmax(0, 1fr)" } },
});
/** As high as the standing that comes. */
export const waiting = style([standing, { minBlockSize: 496, "@media": { [media.tablet]: { minBlockSize: 237 } } }]);
/** Beside each other where both fit. */
export const ways = style({
  display: "grid",
  gap: `${space[5]} ${space[8]}`,
  alignContent: "center",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
});
export const keep = style({ margin: 0, display: "grid", gap: space[2], justifyItems: "start" });
export const updated = style({ margin: 0, gridColumn: "1 / -1", fontSize: fontSize[12], color: vars.textMuted });
export const badge = style({
  display: "grid",
  gap: space[2],
  justifyItems: "center",
  alignContent: "center",
  padding: space[4],
  borderRadius: vars.radiusMd,
  background: `linear-gradient(135deg, ${vars.heroFrom}, ${vars.heroTo})`,
  color: vars.onHero,
});
export const badgeLabel = style({ fontSize: fontSize[13], opacity: 0.86 });
export const gifts = style({
  ...plainList,
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
});
export const gift = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
});
export const giftName = style({ display: "grid", gap: space[1], minInlineSize: 0 });
export const days = style({ display: "flex", alignItems: "center", gap: space[3] });
export const day = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space[2],
  minInlineSize: 120,
  justifyContent: "center",
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const total = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
