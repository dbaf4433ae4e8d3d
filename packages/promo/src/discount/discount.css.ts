import { fontSize, fontWeight, lineHeight, media, motion, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const strip = style({
  ...plainList,
  display: "grid",
  gap: space[3],
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridAutoFlow: "row", gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))" },
  },
});
/** A tile on phones, a line with its explanation where that fits. */
export const stripLink = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[2],
  minBlockSize: 64,
  blockSize: "100%",
  padding: space[3],
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  color: vars.text,
  textDecoration: "none",
  transition: `border-color ${motion.base} ${motion.out}`,
  ":hover": { borderColor: vars.lineStrong },
  "@media": { [media.tablet]: { flexDirection: "row", gap: space[3], padding: `${space[3]} ${space[4]}` } },
});
const wideOnly = { display: "none", "@media": { [media.tablet]: { display: "inline" } } } as const;
export const stripOn = style({ ...wideOnly, lineHeight: 0 });
export const stripIcon = style({
  inlineSize: 40,
  blockSize: 40,
  flex: "none",
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusMd,
  background: vars.accentSoft,
  color: vars.accentText,
});
export const stripWords = style({
  minInlineSize: 0,
  display: "grid",
  gap: 2,
  textAlign: "center",
  "@media": { [media.tablet]: { flex: 1, textAlign: "start" } },
});
export const stripTitle = style({ fontSize: fontSize[14], fontWeight: fontWeight.strong });
export const stripText = style({ ...wideOnly, fontSize: fontSize[12], color: vars.textMuted });

/** As high as what comes. */
export const stripSkeleton = style({ blockSize: 96, "@media": { [media.tablet]: { blockSize: 69 } } });
export const navigationSkeleton = style({ blockSize: 45 });

export const count = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  fontSize: fontSize[13],
  color: vars.textMuted,
});
export const cards = style({
  ...plainList,
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
});
export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflow: "hidden",
  borderRadius: vars.radiusLg,
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  transition: `border-color ${motion.base} ${motion.out}`,
  ":hover": { borderColor: vars.lineStrong },
});
export const over = style({ filter: "grayscale(0.85)" });
export const marks = style({ position: "absolute", insetBlockStart: space[3], insetInlineStart: space[3] });
export const words = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[4],
});
export const title = style({
  margin: 0,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: "anywhere",
});
/** Over the whole card. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radiusLg },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const period = style({
  margin: 0,
  fontSize: fontSize[13],
  color: vars.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const foot = style({
  marginBlockStart: "auto",
  paddingBlockStart: space[2],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const joined = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  fontSize: fontSize[13],
  color: vars.win,
});
export const end = style({ marginInlineStart: "auto" });
export const coverSkeleton = style({ blockSize: "auto", aspectRatio: "16/9", borderRadius: 0 });
