import { keyframes } from "@vanilla-extract/css";

import { kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";
import { plainList } from "../theme/mixins.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });
const fromTop = (below: string): string => `calc(env(safe-area-inset-top, 0px) + ${below} + ${space[2]})`;
/** A sheet leaves the room above it that the toasts take. */
const overSheet = "body:has([data-keep-clear=sheet]) &";

/** Below the header, since the bottom holds tabs and next acts; further down where something is to be kept clear. */
export const region = kit({
  position: "fixed",
  zIndex: 70,
  insetInline: space[4],
  insetBlockStart: fromTop(vars.headerHeight),
  translate: "0 var(--bz-toasts-shift, 0px)",
  pointerEvents: "none",
  selectors: { [overSheet]: { insetBlockStart: fromTop("0px"), translate: "none" } },
  "@media": { [media.desktop]: { insetInlineStart: "auto", insetInlineEnd: space[6] } },
});

export const list = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  alignItems: "center",
  ...plainList,
});

export const toast = kit({
  pointerEvents: "auto",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  maxInlineSize: 440,
  minBlockSize: 52,
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.raised,
  color: vars.text,
  fontSize: fontSize[14],
  boxShadow: vars.shadow2,
  animation: `${arrive} ${motion.slow} ${motion.out}`,
  selectors: { [`${overSheet}:not(:last-child)`]: { display: "none" } },
  "@media": {
    [media.reducedMotion]: { animation: "none" },
    /* There is room for the newest only. */
    "(max-height: 480px)": { selectors: { "&:not(:last-child)": { display: "none" } } },
  },
});

export const text = kit({ flex: 1, minInlineSize: 0 });

export const icon = kitVariants({
  neutral: { display: "none" },
  win: { color: vars.win, display: "inline-flex", fontSize: 20 },
  info: { color: vars.info, display: "inline-flex", fontSize: 20 },
  warning: { color: vars.warning, display: "inline-flex", fontSize: 20 },
  danger: { color: vars.danger, display: "inline-flex", fontSize: 20 },
});
