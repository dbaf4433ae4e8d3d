import { fontSize, media, space, vars } from "@baize/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { rotate: "360deg" } });

export const frame = style({
  position: "relative",
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  borderRadius: vars.radiusMd,
  selectors: { "&:has(input:focus-visible)": { outline: `2px solid ${vars.focus}`, outlineOffset: 4 } },
});
/** The buttons beside it are what is seen; it stays in the tab order. */
export const input = style({ position: "absolute", inlineSize: 1, blockSize: 1, opacity: 0 });
export const image = style({
  display: "block",
  maxInlineSize: "min(100%, 280px)",
  maxBlockSize: 280,
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.field,
  objectFit: "contain",
});
export const dim = style({ opacity: 0.5 });
export const drop = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  gap: space[2],
  inlineSize: "min(100%, 280px)",
  minBlockSize: 112,
  padding: space[4],
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: vars.radiusMd,
  background: vars.field,
  color: vars.textMuted,
  font: "inherit",
  fontSize: fontSize[13],
  cursor: "pointer",
});
export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: 44,
  fontSize: fontSize[14],
  color: vars.textMuted,
});
export const done = style({ color: vars.win });
export const spin = style({
  display: "inline-grid",
  animation: `${turn} 1s linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
export const broken = style({
  margin: 0,
  padding: space[4],
  borderRadius: vars.radiusMd,
  background: vars.field,
  color: vars.textMuted,
  fontSize: fontSize[13],
});
