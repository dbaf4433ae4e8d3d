import { bareButton, focusRing, kit, kitVariants } from "../style/kit-style.ts";
import { heading, headingDetail } from "../theme/mixins.ts";
import { fontSize, lineHeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

const glide = "cubic-bezier(0.32, 0.72, 0, 1)";

export const backdrop = kit({
  position: "fixed",
  zIndex: 50,
  inset: 0,
  background: vars.scrim,
  transition: `opacity ${motion.slow} ${motion.out}`,
  selectors: {
    "&[data-starting-style], &[data-ending-style]": { opacity: 0 },
    "&[data-swiping]": { transitionDuration: "0ms" },
  },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const drawerBackdrop = kit({ opacity: "calc(1 - var(--drawer-swipe-progress, 0))" });

/** What stays free above a sheet: the toasts lie there while there are any. */
const above = (least: string): string =>
  `max(${least}, calc(env(safe-area-inset-top, 0px) + var(--bz-toasts, 0px) + ${space[4]}))`;

export const viewport = kit({
  position: "fixed",
  zIndex: 51,
  inset: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `minmax(${above(space[4])}, 1fr) minmax(0, auto) minmax(${space[4]}, 1fr)`,
  placeItems: "center",
  paddingInline: space[4],
  overflow: "hidden",
});
export const drawerViewport = kit({
  gridTemplateRows: "minmax(0, 1fr)",
  placeItems: "end center",
  padding: 0,
  paddingBlockStart: above(space[12]),
});

const panel = {
  display: "flex",
  flexDirection: "column" as const,
  minBlockSize: 0,
  inlineSize: "100%",
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.shadow2,
  outline: "none",
};

export const dialog = kit({
  ...panel,
  gridRow: 2,
  maxBlockSize: "100%",
  borderRadius: vars.radiusLg,
  transition: `opacity ${motion.base} ${motion.out}, transform ${motion.base} ${motion.out}`,
  selectors: {
    "&[data-starting-style], &[data-ending-style]": {
      opacity: 0,
      transform: "translateY(8px) scale(0.985)",
    },
  },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const width = kitVariants({
  small: { maxInlineSize: 400 },
  medium: { maxInlineSize: 520 },
  large: { maxInlineSize: 760 },
});

export const drawer = kit({
  ...panel,
  maxInlineSize: 640,
  maxBlockSize: "100%",
  borderBlockEnd: 0,
  borderStartStartRadius: `max(${vars.radiusLg}, 16px)`,
  borderStartEndRadius: `max(${vars.radiusLg}, 16px)`,
  paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
  touchAction: "auto",
  transform: "translateY(var(--drawer-swipe-movement-y, 0px))",
  transition: `transform ${motion.slow} ${glide}`,
  selectors: {
    "&[data-starting-style], &[data-ending-style]": { transform: "translateY(100%)" },
    "&[data-swiping]": { transitionDuration: "0ms", userSelect: "none" },
  },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const grip = kit({
  inlineSize: 36,
  blockSize: 4,
  borderRadius: 4,
  background: vars.lineStrong,
  opacity: 0.6,
  marginInline: "auto",
  marginBlockStart: space[2],
  flexShrink: 0,
});
export const head = kit({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: `${space[5]} ${space[3]}`,
  "@media": {
    [media.desktop]: {
      paddingBlock: `${space[5]} ${space[2]}`,
      paddingInline: `${space[6]} ${space[4]}`,
    },
  },
});
export const words = kit({ flex: 1, minInlineSize: 0, paddingBlockStart: 6 });
export const title = kit({
  ...heading,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
});
export const detail = kit({
  ...headingDetail,
});
export const close = kit({
  ...bareButton,
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  fontSize: fontSize[16],
  borderRadius: vars.radiusPill,
  color: vars.textMuted,
  selectors: { "&:focus-visible": focusRing },
  "@media": {
    [media.touch]: { inlineSize: 44, blockSize: 44 },
    [media.hover]: { selectors: { "&:hover": { color: vars.text, background: vars.accentSoft } } },
  },
});
export const body = kit({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: `${space[2]} ${space[5]}`,
  paddingInline: space[5],
  "@media": { [media.desktop]: { paddingInline: space[6], paddingBlockEnd: space[6] } },
});
export const foot = kit({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${vars.line}`,
  "@media": { [media.desktop]: { paddingInline: space[6] } },
});
export const footWide = kit({ flexDirection: "column-reverse", flexWrap: "nowrap" });
