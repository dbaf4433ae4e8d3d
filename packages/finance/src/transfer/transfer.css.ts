import { fontSize, fontWeight, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { plainList } from "../text.css.ts";

export const top = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "end" } },
});
export const grid = style([
  plainList,
  { gap: space[3], gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 140px), 1fr))" },
]);
export const group = style({
  margin: 0,
  marginBlockEnd: space[2],
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  color: vars.textMuted,
});
/** As high as the form that is to come. */
export const formSkeleton = style({ minBlockSize: 391 });
export const wallet = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  minInlineSize: 0,
  blockSize: "100%",
  minBlockSize: 72,
  padding: space[3],
  gap: space[1],
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  transition: `border-color ${motion.fast} ${motion.out}`,
  selectors: {
    "&[data-chosen]": { borderColor: vars.accentText, background: vars.accentSoft },
    "&[data-closed]": { borderStyle: "dashed", background: "transparent" },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not([data-chosen], [data-closed])": { borderColor: vars.lineStrong } } },
    [media.reducedMotion]: { transition: "none" },
  },
});
/** The name is the button; its press covers the card. */
export const pick = style({
  appearance: "none",
  border: 0,
  padding: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: fontSize[14],
  textAlign: "start",
  cursor: "pointer",
  outline: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0 },
});
export const name = style({ fontSize: fontSize[14], color: vars.textMuted, overflowWrap: "anywhere" });
export const figure = style({ fontSize: fontSize[16], overflowWrap: "anywhere", fontWeight: fontWeight.strong });
export const over = style({ position: "relative", zIndex: 1 });
export const note = style({ margin: 0, fontSize: fontSize[12], color: vars.textMuted });
export const resultEnd = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  flexWrap: "wrap",
  justifyContent: "end",
});
