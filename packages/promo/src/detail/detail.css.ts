import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Picture and title side by side where both fit. */
export const head = style({
  display: "grid",
  gap: space[5],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 360px) minmax(0, 1fr)", alignItems: "center" } },
});
export const cover = style({ borderRadius: vars.radiusLg });
/** On phones the act comes before the small print. */
export const body = style({
  "@media": {
    "screen and (max-width: 959.98px)": { display: "flex", flexDirection: "column-reverse", alignItems: "stretch" },
  },
});
export const skeleton = style({ display: "grid", gap: space[4] });
export const coverSkeleton = style({
  blockSize: "auto",
  aspectRatio: "16/9",
  borderRadius: vars.radiusLg,
  maxInlineSize: 360,
  "@media": { "screen and (max-width: 639.98px)": { maxInlineSize: "none" } },
});
export const weights = style({
  ...plainList,
  marginBlockStart: space[2],
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
});
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
