import { fontSize, fontWeight, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const tiles = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
});
export const radio = style({ position: "absolute", opacity: 0, inlineSize: 1, blockSize: 1 });
export const tile = style({
  position: "relative",
  display: "grid",
  gap: space[2],
  justifyItems: "center",
  alignContent: "center",
  minBlockSize: 88,
  padding: space[3],
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  textAlign: "center",
  cursor: "pointer",
  transition: `border-color ${motion.fast} ${motion.out}, background-color ${motion.fast} ${motion.out}`,
  selectors: {
    "&[data-chosen]": {
      borderColor: vars.accentText,
      background: vars.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.accentText}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not([data-chosen])": { borderColor: vars.lineStrong } } },
    [media.reducedMotion]: { transition: "none" },
    [media.forcedColors]: { selectors: { "&[data-chosen]": { outline: "2px solid Highlight" } } },
  },
});
export const icon = style({
  display: "grid",
  fontSize: fontSize[24],
  color: vars.textMuted,
  selectors: { "[data-chosen] > &": { color: vars.accentText } },
});
export const name = style({
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
