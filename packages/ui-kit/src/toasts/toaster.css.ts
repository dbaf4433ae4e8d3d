import { keyframes } from "@vanilla-extract/css";

import { kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

export const region = kit({
  position: "fixed",
  zIndex: 70,
  insetInline: space[4],
  insetBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${space[20]})`,
  pointerEvents: "none",
  "@media": {
    [media.desktop]: {
      insetInlineStart: "auto",
      insetInlineEnd: space[6],
      insetBlockEnd: space[6],
    },
  },
});

export const list = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  alignItems: "center",
  listStyle: "none",
  margin: 0,
  padding: 0,
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
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const text = kit({ flex: 1, minInlineSize: 0 });

export const icon = kitVariants({
  neutral: { display: "none" },
  win: { color: vars.win, display: "inline-flex", fontSize: 20 },
  info: { color: vars.info, display: "inline-flex", fontSize: 20 },
  warning: { color: vars.warning, display: "inline-flex", fontSize: 20 },
  danger: { color: vars.danger, display: "inline-flex", fontSize: 20 },
});
