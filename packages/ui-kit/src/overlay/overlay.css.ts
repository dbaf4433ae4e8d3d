import { bareButton, focusRing, kit, popupSurface } from "../style/kit-style.ts";
import { fontSize, fontWeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

/** Above sticky headers, below dialogs' own children. */
export const positioner = kit({ zIndex: 60, outline: "none" });

export const popup = kit({
  minInlineSize: "max(var(--anchor-width), 180px)",
  maxInlineSize: "min(var(--available-width), 420px)",
  maxBlockSize: "min(var(--available-height), 360px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  ...popupSurface,
  outline: "none",
  transformOrigin: "var(--transform-origin)",
  transition: `opacity ${motion.fast} ${motion.out}, transform ${motion.fast} ${motion.out}`,
  selectors: {
    "&[data-starting-style], &[data-ending-style]": {
      opacity: 0,
      transform: "scale(0.98) translateY(-4px)",
    },
  },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

export const item = kit({
  ...bareButton,
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: 40,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: `calc(${vars.radiusMd} - 4px)`,
  fontSize: fontSize[14],
  textDecoration: "none",
  outline: "none",
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { background: vars.accentSoft },
    "&:focus-visible": { ...focusRing, outlineOffset: -2 },
    "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [media.touch]: { minBlockSize: 48 },
    [media.forcedColors]: {
      selectors: { "&[data-highlighted]": { outline: "2px solid Highlight" } },
    },
  },
});
export const itemWords = kit({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
});
export const itemDetail = kit({ fontSize: fontSize[12], color: vars.textMuted });
export const itemMark = kit({ color: vars.accentText, display: "inline-flex" });
export const itemIcon = kit({
  display: "inline-flex",
  color: vars.textMuted,
  inlineSize: 24,
  justifyContent: "center",
});
export const danger = kit({ color: vars.danger });
export const groupLabel = kit({
  paddingInline: space[3],
  paddingBlock: `${space[3]} ${space[1]}`,
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  color: vars.textFaint,
});
export const separator = kit({
  blockSize: 1,
  marginBlock: space[1],
  marginInline: space[2],
  background: vars.line,
});
export const none = kit({
  padding: space[4],
  fontSize: fontSize[14],
  color: vars.textMuted,
  textAlign: "center",
  selectors: { "&:empty": { padding: 0 } },
});
export const tip = kit({
  zIndex: 60,
  maxInlineSize: 280,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: vars.radiusSm,
  background: vars.text,
  color: vars.canvas,
  fontSize: fontSize[12],
  transition: `opacity ${motion.fast} ${motion.out}`,
  selectors: { "&[data-starting-style], &[data-ending-style]": { opacity: 0 } },
});
