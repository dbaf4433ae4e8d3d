import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const cover = style({
  borderRadius: vars.radiusLg,
  aspectRatio: "16/9",
  "@media": { [media.tablet]: { aspectRatio: "32/9" } },
});
/** On phones the act comes before the small print. */
export const body = style({
  "@media": { "screen and (max-width: 959.98px)": { display: "flex", flexDirection: "column-reverse" } },
});
export const skeleton = style({ display: "grid", gap: space[4] });
export const coverSkeleton = style({
  blockSize: "auto",
  aspectRatio: "16/9",
  borderRadius: vars.radiusLg,
  "@media": { [media.tablet]: { aspectRatio: "32/9" } },
});
export const weights = style({ ...plainList, display: "flex", flexWrap: "wrap", gap: space[2] });
export const weight = style({
  display: "inline-flex",
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radiusPill,
  border: `1px solid ${vars.line}`,
  fontSize: fontSize[13],
});
export const weightValue = style({ fontWeight: fontWeight.strong, fontVariantNumeric: "tabular-nums" });
export const condition = style({
  display: "grid",
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
});
export const conditionHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
});
