import { keyframes } from "@vanilla-extract/css";

import { kit } from "../style/kit-style.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

const roll = keyframes({ to: { transform: "translateX(-50%)" } });

export const bar = kit({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: 44,
  paddingInline: `${space[4]} ${space[1]}`,
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  fontSize: fontSize[14],
});
export const icon = kit({
  display: "inline-flex",
  color: vars.accentText,
  flexShrink: 0,
  fontSize: fontSize[16],
});
export const window = kit({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  maskImage: "linear-gradient(90deg, transparent, #000 24px, #000 calc(100% - 24px), transparent)",
  // Standing still, the notices are a list: nothing is hidden that only scrolling would show.
  "@media": { [media.reducedMotion]: { overflow: "visible", maskImage: "none" } },
});
export const strip = kit({
  display: "flex",
  inlineSize: "max-content",
  animation: `${roll} 60s linear infinite`,
  selectors: { [`${window}:hover &, ${window}:focus-within &`]: { animationPlayState: "paused" } },
  "@media": { [media.reducedMotion]: { animation: "none", inlineSize: "auto" } },
});
export const paused = kit({ animationPlayState: "paused" });
export const list = kit({
  display: "flex",
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": { [media.reducedMotion]: { flexDirection: "column", paddingBlock: space[3], gap: space[2] } },
});
export const copy = kit({ "@media": { [media.reducedMotion]: { display: "none" } } });
export const item = kit({
  display: "flex",
  alignItems: "center",
  paddingInline: space[5],
  whiteSpace: "nowrap",
  "@media": { [media.reducedMotion]: { flexWrap: "wrap", whiteSpace: "normal" } },
});
export const link = kit({ display: "inline-flex", alignItems: "center", minBlockSize: 42, "@media": { [media.reducedMotion]: { flexWrap: "wrap" } } });
