import { fontSize, fontWeight, lineHeight, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { shade } from "./shade.ts";

export const tiles = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoRows: 124,
  gridAutoFlow: "dense",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gridAutoRows: 148 },
    [media.wide]: { gap: space[4], gridAutoRows: 164 },
  },
});
export const item = style({ minInlineSize: 0 });
export const span = styleVariants({
  big: { gridColumn: "span 2", "@media": { [media.tablet]: { gridRow: "span 2" } } },
  wide: { "@media": { [media.tablet]: { gridColumn: "span 2" } } },
  full: { gridColumn: "1 / -1" },
  small: {},
});
export const tile = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-end",
  blockSize: "100%",
  overflow: "hidden",
  isolation: "isolate",
  borderRadius: vars.radiusLg,
  background: vars.heroFrom,
  color: vars.onHero,
  textDecoration: "none",
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to top, ${shade(92)} 8%, ${shade(48)} 46%, transparent 78%)`,
  },
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    borderRadius: "inherit",
    boxShadow: "inset 0 0 0 1px rgb(255 255 255 / 0.1)",
    pointerEvents: "none",
  },
  ":focus-visible": { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
});
export const picture = style({
  position: "absolute",
  inset: 0,
  zIndex: -2,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "50% 42%",
  transition: `transform ${motion.slow} ${motion.out}`,
  selectors: { [`${tile}:hover &`]: { transform: "scale(1.04)" } },
  "@media": {
    [media.tablet]: {
      selectors: {
        [`${span.wide} &, ${span.full} &`]: {
          insetInlineStart: "auto",
          inlineSize: "auto",
          aspectRatio: "4/3",
          blockSize: "118%",
          insetBlockStart: "-9%",
          maskImage: "linear-gradient(to right, transparent, #000 34%)",
        },
      },
    },
    [media.reducedMotion]: { transition: "none", selectors: { [`${tile}:hover &`]: { transform: "none" } } },
  },
});
export const words = style({ padding: space[4], display: "grid", gap: 2, minInlineSize: 0 });
export const name = style({
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  fontWeight: vars.headingWeight,
  letterSpacing: "0.02em",
  selectors: {
    [`${span.big} &`]: { fontSize: fontSize[24], "@media": { [media.desktop]: { fontSize: fontSize[32] } } },
  },
});
export const note = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  minBlockSize: 20,
  fontSize: fontSize[12],
  lineHeight: "20px",
  color: `color-mix(in srgb, ${vars.onHero} 86%, transparent)`,
});
export const rate = style({
  fontWeight: fontWeight.strong,
  display: "none",
  "@media": {
    [media.tablet]: { selectors: { [`${span.big} &, ${span.wide} &, ${span.full} &`]: { display: "inline" } } },
  },
});
