import { fontSize, fontWeight, lineHeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const sums = style({ margin: 0, display: "flex", flexWrap: "wrap", gap: `${space[3]} ${space[8]}` });
export const sum = style({ margin: 0 });
export const cards = style({
  ...plainList,
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 156px), 1fr))",
  "@media": { [media.tablet]: { gap: space[4], gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))" } },
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflow: "hidden",
  borderRadius: vars.radiusLg,
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
});
export const words = style({ flex: 1, display: "flex", flexDirection: "column", gap: space[2], padding: space[3] });
export const name = style({
  margin: 0,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: "anywhere",
});
export const what = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
  fontSize: fontSize[13],
  color: vars.textMuted,
});
export const foot = style({
  marginBlockStart: "auto",
  paddingBlockStart: space[2],
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
});
export const pictureSkeleton = style({ blockSize: "auto", aspectRatio: "1/1", borderRadius: 0 });
/** The code beside what became of earlier ones, where both fit. */
export const rest = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 360px) minmax(0, 1fr)", gap: space[8] } },
});
export const address = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** As high as the gifts of most sites: longer than a phone's screen, two rows on a desktop. */
export const waiting = style({ minBlockSize: "100dvh", "@media": { [media.desktop]: { minBlockSize: 511 } } });
