import { kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const card = kit({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflow: "hidden",
  borderRadius: vars.radiusLg,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  transition: `border-color ${motion.base} ${motion.out}`,
  "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: vars.lineStrong } } } },
});
export const cover = kit({
  position: "relative",
  aspectRatio: "16/9",
  background: vars.raised,
  overflow: "hidden",
});
export const picture = kit({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const closed = kit({ filter: "grayscale(1) brightness(0.6)" });
export const corner = kit({
  position: "absolute",
  insetBlockStart: space[3],
  insetInlineStart: space[3],
});
export const body = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[4],
  flex: 1,
});
export const titleRow = kit({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
});
export const title = kit({
  margin: 0,
  fontSize: fontSize[16],
  lineHeight: lineHeight.heading,
  fontWeight: fontWeight.strong,
});
export const state = kit({ fontSize: fontSize[13], color: vars.textMuted });
export const actions = kit({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: "auto",
});
