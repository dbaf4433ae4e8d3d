import { fontSize, fontWeight, lineHeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "280px minmax(0, 1fr)", gap: space[8] } },
});
export const side = style({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${vars.headerHeight} + ${space[4]})`,
      maxBlockSize: `calc(100dvh - ${vars.headerHeight} - ${space[8]})`,
      overflowY: "auto",
    },
  },
});
export const main = style({ minInlineSize: 0, maxInlineSize: 860 });

export const tree = style({ display: "grid", minInlineSize: 0 });
export const fold = style({
  paddingInline: space[4],
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
});
export const subject = style({ selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } } });
export const subjectName = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minBlockSize: 48,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const links = style({ ...plainList, display: "grid", paddingBlockEnd: space[2] });
export const treeLink = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: 44,
  paddingBlock: space[1],
  paddingInline: space[3],
  marginInline: `calc(${space[3]} * -1)`,
  borderRadius: vars.radiusMd,
  color: vars.textMuted,
  fontSize: fontSize[14],
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":hover": { color: vars.text, background: vars.raised },
  selectors: {
    "&[aria-current=page]": { color: vars.accentText, background: vars.accentSoft, fontWeight: fontWeight.strong },
    [`${tree} &`]: { marginInline: 0 },
  },
});

export const text = style({
  minInlineSize: 0,
  padding: space[5],
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
  "@media": { [media.desktop]: { padding: space[8] } },
});
export const vote = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minBlockSize: 44,
  fontSize: fontSize[14],
  color: vars.textMuted,
});
export const neighbours = style({
  display: "grid",
  gap: space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const neighbour = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: 56,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusMd,
  color: vars.text,
  fontSize: fontSize[14],
  textDecoration: "none",
  ":hover": { background: vars.raised },
});
export const neighbourNext = style([
  neighbour,
  { justifyContent: "flex-end", textAlign: "end", "@media": { [media.tablet]: { gridColumn: 2 } } },
]);
export const neighbourWords = style({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" });

export const found = style({ ...plainList, display: "grid", gap: space[3] });
export const foundLink = style({
  display: "grid",
  gap: space[1],
  padding: space[4],
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
  color: vars.text,
  textDecoration: "none",
  ":hover": { background: vars.raised },
});
export const foundTitle = style({ fontSize: fontSize[16], fontWeight: fontWeight.strong });
export const excerpt = style({ fontSize: fontSize[13], lineHeight: lineHeight.text, color: vars.textMuted });
