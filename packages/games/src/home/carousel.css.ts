import { media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const carousel = style({
  position: "relative",
  minInlineSize: 0,
  marginBlockStart: space[2],
  "@media": { [media.tablet]: { marginBlockStart: 0 } },
});
export const track = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollBehavior: "smooth",
  scrollbarWidth: "none",
  borderRadius: vars.radiusLg,
  "::-webkit-scrollbar": { display: "none" },
  "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } },
});
export const slide = style({ display: "grid", minInlineSize: 0, scrollSnapAlign: "start", scrollSnapStop: "always" });
/** Over the picture, clear of the text: above it on phones, below on desktop. */
export const controls = style({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: "flex",
  alignItems: "center",
  gap: space[1],
  padding: 2,
  borderRadius: vars.radiusPill,
  background: "rgb(8 12 11 / 0.52)",
  "@media": { [media.tablet]: { insetBlockStart: "auto", insetBlockEnd: space[4], insetInlineEnd: space[4] } },
});
export const control = style({
  color: "#ffffff",
  borderRadius: vars.radiusPill,
  selectors: { "&:hover:hover": { color: "#ffffff", background: "rgb(255 255 255 / 0.16)" } },
});
export const place = style({ display: "flex", alignItems: "center", gap: 6, paddingInline: space[1] });
export const dot = style({
  inlineSize: 6,
  blockSize: 6,
  borderRadius: vars.radiusPill,
  background: "rgb(255 255 255 / 0.5)",
  transition: `inline-size ${motion.base} ${motion.out}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const dotOn = style({ inlineSize: 18, background: vars.accent });
