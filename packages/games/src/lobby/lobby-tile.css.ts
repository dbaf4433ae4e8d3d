import { fontSize, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const heartPath =
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313" +
  "a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5";
/** The heart as a mask, so that thousands of tiles cost one element for it. */
const drawHeart = (fill: string): string => {
  const shape = `fill="${fill}" stroke="#000" stroke-width="1.75" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${shape}><path d="${heartPath}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};

/** On the cover, so that titles keep their width on phones. The space around the disc belongs to the target. */
export const heart = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 3,
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: "#ffffff",
  cursor: "pointer",
  "::before": {
    content: "",
    position: "absolute",
    inset: 6,
    borderRadius: vars.radiusPill,
    background: "rgb(8 12 11 / 0.52)",
    transition: `background-color ${motion.fast} ${motion.out}`,
  },
  "::after": {
    content: "",
    position: "absolute",
    inset: 13,
    background: "currentColor",
    maskImage: drawHeart("none"),
    maskSize: "100% 100%",
  },
  selectors: {
    "&[aria-pressed=true]": { color: vars.accent },
    "&[aria-pressed=true]::after": { maskImage: drawHeart("#000") },
    "&:hover::before": { background: "rgb(8 12 11 / 0.78)" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::before": { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::after": { background: "ButtonText" } } },
    [media.reducedMotion]: { "::before": { transition: "none" } },
  },
});
export const demo = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockEnd: -6,
  zIndex: 3,
  minBlockSize: 32,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radiusSm,
  background: "none",
  color: vars.accentText,
  font: "inherit",
  fontSize: fontSize[13],
  cursor: "pointer",
  ":hover": { background: vars.accentSoft },
  "@media": { [media.touch]: { minBlockSize: 44, insetBlockEnd: -12 } },
});
