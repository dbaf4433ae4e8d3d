import { fontSize, fontWeight, lineHeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingInline: space[4],
});
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const list = style({
  ...plainList,
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  paddingInlineStart: space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const link = style({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  gap: space[1],
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  color: vars.text,
  textDecoration: "none",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: space[4] },
  },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  fontSize: fontSize[14],
  color: vars.textMuted,
});
export const titleUnread = style({ color: vars.text, fontWeight: fontWeight.strong });
export const titleWords = style({ minInlineSize: 0, overflowWrap: "anywhere" });
export const dot = style({
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radiusPill,
  background: vars.danger,
});
export const time = style({ fontSize: fontSize[13], color: vars.textMuted, fontVariantNumeric: "tabular-nums" });
export const dialog = style({ display: "grid", gap: space[3] });
export const plain = style({
  margin: 0,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  lineHeight: lineHeight.text,
});
