import { keyframes } from "@vanilla-extract/css";

import { kit, kitVariants } from "../style/kit-style.ts";
import { media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const region = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  minInlineSize: 0,
});
export const bone = kit({
  display: "block",
  inlineSize: "100%",
  background: vars.line,
  borderRadius: vars.radiusSm,
  animation: `${breathe} 1.6s ease-in-out 300ms infinite`,
  "@media": {
    [media.reducedMotion]: { animation: "none" },
    [media.forcedColors]: { background: "transparent", border: "1px solid GrayText" },
  },
});
export const shape = kitVariants({
  text: { blockSize: 14 },
  title: { blockSize: 24, inlineSize: "60%" },
  figure: { blockSize: 36, inlineSize: "44%" },
  button: { blockSize: 48, borderRadius: vars.radiusControl },
  card: { blockSize: 128, borderRadius: vars.radiusLg },
  tile: { aspectRatio: vars.tileRatio, borderRadius: vars.radiusMd },
  banner: { aspectRatio: "16/6", borderRadius: vars.radiusLg },
  circle: { inlineSize: 48, blockSize: 48, borderRadius: "50%" },
  row: { blockSize: 56, borderRadius: vars.radiusMd },
});
export const short = kit({ inlineSize: "68%" });
