import { globalStyle, keyframes, type StyleRule } from "@vanilla-extract/css";

import { bareButton, focusRing, kit, kitVariants } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { fontSize, fontWeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const button = kit({
  ...bareButton,
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: 0,
  borderRadius: vars.radiusControl,
  border: "1px solid transparent",
  fontWeight: fontWeight.strong,
  textAlign: "center",
  textDecoration: "none",
  whiteSpace: "nowrap",
  userSelect: "none",
  touchAction: "manipulation",
  WebkitTapHighlightColor: "transparent",
  transition: ["background-color", "border-color", "filter", "transform"]
    .map((property) => `${property} ${motion.fast} ${motion.out}`)
    .join(", "),
  selectors: {
    "&:focus-visible": focusRing,
    "&:active:not([aria-disabled=true])": { transform: "scale(0.985)" },
    "&[aria-disabled=true]": { cursor: "not-allowed", opacity: 0.48 },
    "&[aria-busy=true]": { cursor: "progress", opacity: 1 },
  },
  "@media": {
    [media.reducedMotion]: {
      transition: "none",
      selectors: { "&:active:not([aria-disabled=true])": { transform: "none" } },
    },
    [media.forcedColors]: { border: "1px solid ButtonText" },
  },
});

export const variant = kitVariants({
  primary: {
    background: vars.accent,
    color: vars.onAccent,
    boxShadow: `inset 0 1px 0 rgb(255 255 255 / 0.22), ${vars.shadow1}`,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover:not([aria-disabled=true])": { filter: "brightness(1.06)" } },
      },
    },
  },
  secondary: {
    background: vars.surface,
    color: vars.text,
    borderColor: vars.lineStrong,
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover:not([aria-disabled=true])": {
            borderColor: vars.textMuted,
            background: vars.raised,
          },
        },
      },
    },
  },
  quiet: {
    color: vars.accentText,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover:not([aria-disabled=true])": { background: vars.accentSoft } },
      },
    },
  },
  danger: {
    background: vars.danger,
    color: vars.onDanger,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover:not([aria-disabled=true])": { filter: "brightness(1.06)" } },
      },
    },
  },
});

const reach = (size: number, width = 44): StyleRule => ({
  "@media": {
    [media.touch]: {
      selectors: {
        "&::after": {
          content: "",
          position: "absolute",
          insetInline: (width - 44) / 2 - 1,
          insetBlock: (size - 44) / 2 - 1,
        },
      },
    },
  },
});

export const size = kitVariants({
  small: {
    minBlockSize: 32,
    paddingInline: space[3],
    fontSize: fontSize[13],
    borderRadius: `min(${vars.radiusControl}, 16px)`,
    ...reach(32),
  },
  medium: {
    minBlockSize: 40,
    paddingInline: space[4],
    fontSize: fontSize[14],
    "@media": { [media.touch]: { minBlockSize: 44 } },
  },
  large: { minBlockSize: 52, paddingInline: space[6], fontSize: fontSize[16] },
});

export const square = kitVariants({
  small: {
    inlineSize: 32,
    blockSize: 32,
    fontSize: fontSize[14],
    borderRadius: `min(${vars.radiusControl}, 16px)`,
    ...reach(32, 32),
  },
  medium: {
    inlineSize: 40,
    blockSize: 40,
    fontSize: fontSize[16],
    "@media": { [media.touch]: { inlineSize: 44, blockSize: 44 } },
  },
  large: { inlineSize: 52, blockSize: 52, fontSize: fontSize[20] },
});

export const iconVariant = kitVariants({
  primary: { background: vars.accent, color: vars.onAccent },
  secondary: {
    background: vars.surface,
    color: vars.text,
    borderColor: vars.line,
    "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: vars.lineStrong } } } },
  },
  quiet: {
    color: vars.textMuted,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { background: vars.accentSoft, color: vars.text } },
      },
    },
  },
});

export const full = kit({ inlineSize: "100%" });

export const label = kit({
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: "100%",
});

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const appear = keyframes({ from: { opacity: 0 } });

export const spinner = kit({
  gridArea: "1 / 1",
  display: "inline-flex",
  fontSize: "1.1em",
  animation: `${appear} ${motion.fast} 150ms backwards`,
});

globalStyle(`${spinner} > svg`, {
  "@layer": {
    [layers.kit]: {
      animation: `${turn} 900ms linear infinite`,
      "@media": { [media.reducedMotion]: { animationDuration: "3s" } },
    },
  },
});

const recede = keyframes({ to: { opacity: 0 } });
export const labelBusy = kit({ animation: `${recede} ${motion.fast} 150ms forwards` });
