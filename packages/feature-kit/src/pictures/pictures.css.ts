import { fontSize, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";

const turn = keyframes({ to: { rotate: "360deg" } });
const SIZE = 88;

export const row = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const tiles = style({ ...plainList, display: "flex", flexWrap: "wrap", gap: space[2] });
export const tile = style({
  position: "relative",
  inlineSize: SIZE,
  blockSize: SIZE,
  overflow: "hidden",
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.field,
});
export const refused = style({ borderColor: vars.danger });
export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const dim = style({ opacity: 0.5 });
export const busy = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
export const spin = style({
  animation: `${turn} 1s linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
export const again = style({ position: "absolute", insetInlineStart: 2, insetBlockEnd: 2 });
/** A whole finger wide, with a small mark in the corner. */
export const removal = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: 0,
  display: "grid",
  justifyItems: "end",
  alignItems: "start",
  padding: 4,
  background: "none",
});
export const removalMark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radiusPill,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow1,
});
const pressed = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  color: vars.textMuted,
  cursor: "pointer",
  selectors: { "&:has(input:focus-visible)": { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
});
export const add = styleVariants({
  tile: [
    pressed,
    {
      gap: space[1],
      inlineSize: SIZE,
      blockSize: SIZE,
      padding: space[1],
      textAlign: "center",
      fontSize: fontSize[12],
      lineHeight: 1.3,
      border: `1px dashed ${vars.lineStrong}`,
      borderRadius: vars.radiusMd,
      background: vars.field,
    },
  ],
  icon: [pressed, { flexShrink: 0, inlineSize: 44, blockSize: 44, borderRadius: vars.radiusControl }],
});
/** There is no room: the tile goes, since those beside it say it; the icon stays in its place. */
export const full = styleVariants({ tile: { display: "none" }, icon: { opacity: 0.4, cursor: "not-allowed" } });
/** What is around it is what is seen; it stays in the tab order. */
export const input = style({ position: "absolute", inlineSize: 1, blockSize: 1, opacity: 0 });
