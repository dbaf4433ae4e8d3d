import { fontSize, fontWeight, lineHeight, media, motion, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { iconBox } from "../icon-box.css.ts";

export const list = style({ ...plainList, display: "grid", gap: space[3] });
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: space[4],
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radiusMd,
  selectors: { "&:focus-visible": { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
});
export const words = style({ flex: 1, minInlineSize: 0, display: "grid", gap: space[1] });
export const titleRow = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const title = style({ fontSize: fontSize[16], fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const seen = style({ fontWeight: fontWeight.text });
export const chevron = style({
  display: "inline-grid",
  color: vars.textMuted,
  transition: `rotate ${motion.fast} ${motion.out}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const turned = style({ rotate: "180deg" });
export const body = style({
  padding: `0 ${space[4]} ${space[5]}`,
  selectors: { "&:not([hidden])": { display: "grid", gap: space[4] } },
});
export const paragraph = style({
  margin: 0,
  maxInlineSize: "70ch",
  lineHeight: lineHeight.text,
  color: vars.textMuted,
});
export const steps = style({ ...plainList, display: "grid", gap: space[4] });
export const step = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space[3] });
export const number = style([
  iconBox,
  {
    inlineSize: 28,
    blockSize: 28,
    borderRadius: "50%",
    background: vars.accentSoft,
    color: vars.accentText,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
  },
]);
export const stepTitle = style({
  margin: 0,
  marginBlockEnd: space[1],
  fontWeight: fontWeight.strong,
  lineHeight: "28px",
});
