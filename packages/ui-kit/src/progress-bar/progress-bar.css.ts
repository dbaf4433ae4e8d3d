import { globalStyle } from "@vanilla-extract/css";

import { kit } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { fontSize, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const frame = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  minInlineSize: 0,
});
export const words = kit({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  fontSize: fontSize[13],
  color: vars.textMuted,
});
export const figures = kit({
  color: vars.text,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const bar = kit({
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: 6,
  border: 0,
  borderRadius: 6,
  overflow: "hidden",
  background: vars.line,
  color: vars.accent,
});
const part = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { "@layer": { [layers.kit]: rule } });
part(`${bar}::-webkit-progress-bar`, { background: vars.line });
part(`${bar}::-webkit-progress-value`, {
  background: vars.accent,
  borderRadius: 6,
  transition: `inline-size ${motion.slow} ${motion.out}`,
});
part(`${bar}::-moz-progress-bar`, { background: vars.accent, borderRadius: 6 });
export const done = kit({ color: vars.win });
part(`${done}::-webkit-progress-value`, { background: vars.win });
part(`${done}::-moz-progress-bar`, { background: vars.win });
