import { fontSize, fontWeight, lineHeight, media, motion, space, vars } from "@baize/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const WORDS = "140px";
/** Height of a card in a rail of so many columns: picture and text. */
const railHeight = (columns: number): string =>
  `calc((100cqi - ${columns - 1} * ${space[4]}) / ${columns} * 9 / 16 + ${WORDS})`;

/** As the rail that comes lays out its cards. */
export const skeleton = style({
  display: "grid",
  overflow: "hidden",
  gridAutoFlow: "column",
  gridAutoColumns: "72%",
  gap: space[3],
  "@media": {
    [media.tablet]: { gridAutoColumns: "40%" },
    [media.desktop]: { gridAutoColumns: `calc((100% - 2 * ${space[4]}) / 3)`, gap: space[4] },
    [media.wide]: { gridAutoColumns: `calc((100% - 3 * ${space[4]}) / 4)` },
  },
});
export const frame = style({ containerType: "inline-size" });
export const few = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: space[4],
  "@media": { [media.tablet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});
export const one = style({});
export const card = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflow: "hidden",
  borderRadius: vars.radiusLg,
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  color: vars.text,
});
export const link = style({
  textDecoration: "none",
  transition: `border-color ${motion.base} ${motion.out}`,
  ":hover": { borderColor: vars.lineStrong },
});
/** Picture and text side by side where they fit, as high as a rail. */
export const wide = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      minBlockSize: railHeight(3),
    },
    [media.wide]: { minBlockSize: railHeight(4) },
  },
});
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16/9",
  objectFit: "cover",
  background: vars.raised,
  selectors: { [`${one} &`]: { aspectRatio: "22/9" } },
  "@media": {
    [media.desktop]: {
      selectors: { [`${wide} &`]: { blockSize: "100%", aspectRatio: "auto", objectPosition: "70% 50%" } },
    },
  },
});
export const pictureSkeleton = style({ blockSize: "auto", aspectRatio: "16/9", borderRadius: 0 });
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[4],
  minBlockSize: WORDS,
});
/** Larger text beside a picture. */
globalStyle(`${wide} > ${words}`, { "@media": { [media.desktop]: { justifyContent: "center", padding: space[6] } } });
export const title = style({
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: "anywhere",
});
export const text = style({
  fontSize: fontSize[13],
  lineHeight: lineHeight.text,
  color: vars.textMuted,
  overflowWrap: "anywhere",
});
export const end = style({
  marginBlockStart: "auto",
  fontSize: fontSize[12],
  color: vars.textMuted,
  fontVariantNumeric: "tabular-nums",
});
