import { keyframes } from "@vanilla-extract/css";

import { kit } from "../style/kit-style.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";
import { plainList } from "../theme/mixins.ts";

const barHeight = 44;
/** Standing still on a phone, a notice takes two lines. */
const standingHeight = 64;
const standingOnPhone = `${media.reducedMotion} and (max-width: 639px)`;

const roll = keyframes({ to: { transform: "translateX(-50%)" } });

export const bar = kit({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: barHeight,
  paddingInline: `${space[4]} ${space[1]}`,
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  fontSize: fontSize[14],
  "@media": { [standingOnPhone]: { minBlockSize: standingHeight } },
});
/** As high as the bar, for the placeholder until the notices load. */
export const place = kit({
  display: "block",
  blockSize: barHeight,
  "@media": { [standingOnPhone]: { blockSize: standingHeight } },
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
  ...plainList,
  "@media": { [media.reducedMotion]: { display: "block", paddingBlock: space[2] } },
});
export const copy = kit({ "@media": { [media.reducedMotion]: { display: "none" } } });
export const item = kit({
  display: "flex",
  alignItems: "center",
  paddingInline: space[5],
  whiteSpace: "nowrap",
  "@media": {
    [media.reducedMotion]: {
      display: "block",
      paddingInline: 0,
      whiteSpace: "normal",
      selectors: { "&[data-waiting]": { display: "none" } },
    },
  },
});
/** The button that stops scrolling, and the one for the next notice where nothing scrolls. */
export const scrolling = kit({ "@media": { [media.reducedMotion]: { display: "none" } } });
export const reducedMotion = kit({
  display: "none",
  "@media": { [media.reducedMotion]: { display: "inline" } },
});
export const link = kit({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 42,
  "@media": { [media.reducedMotion]: { flexWrap: "wrap" } },
});
