import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { SHORT } from "./room.ts";

export const footer = style({
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.textMuted,
  fontSize: fontSize[13],
});
const row = {
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  paddingInline: space[4],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[4]} ${space[8]}`,
  "@media": { [media.desktop]: { paddingInline: space[6] } },
} as const;
export const top = style({ ...row, alignItems: "start", paddingBlock: `${space[6]} ${space[4]}` });
export const middle = style({ ...row, paddingBlock: space[4] });
export const bottom = style({ ...row, paddingBlock: `${space[4]} ${space[8]}` });
/** Room for the tabs, and on a phone's side for the next act, which is in reach there to the end of the page. */
export const mobile = style({
  paddingBlockEnd: `calc(72px + env(safe-area-inset-bottom))`,
  "@media": { [SHORT]: { paddingBlockEnd: `calc(104px + env(safe-area-inset-bottom))` } },
});
export const ways = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });
export const languages = style({ display: "flex", gap: space[1] });
export const language = style({
  appearance: "none",
  minBlockSize: 44,
  paddingInline: space[3],
  border: 0,
  borderRadius: vars.radiusControl,
  background: "none",
  color: vars.textMuted,
  font: "inherit",
  cursor: "pointer",
  ":hover": { color: vars.text },
  selectors: { '&[aria-pressed="true"]': { color: vars.text, fontWeight: fontWeight.strong } },
});
export const age = style({ display: "flex", alignItems: "center", gap: space[3] });
export const ageMark = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: "50%",
  border: `2px solid ${vars.warning}`,
  color: vars.warning,
  fontFamily: vars.fontFigures,
  fontWeight: fontWeight.strong,
  flexShrink: 0,
});
export const facts = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: "tabular-nums",
});
export const strong = style({ margin: 0, color: vars.text, fontWeight: fontWeight.strong });
export const seal = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusMd,
  color: vars.textMuted,
  inlineSize: "fit-content",
  maxInlineSize: "100%",
});
export const link = style({ display: "block", color: vars.accentText, textUnderlineOffset: 3 });
export const text = style({ margin: 0, maxInlineSize: "70ch", lineHeight: 1.7 });
export const links = style({
  display: "grid",
  gap: `${space[2]} ${space[10]}`,
  "@media": { [media.desktop]: { gridAutoFlow: "column" } },
});
export const group = style({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  "@media": { [media.desktop]: { display: "grid", alignContent: "start" } },
});
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  color: vars.textMuted,
  textDecoration: "none",
  ":hover": { color: vars.text, textDecoration: "underline", textUnderlineOffset: 3 },
  "@media": { [media.desktop]: { minBlockSize: 36 } },
});
export const payments = style({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[3]} ${space[6]}`,
});
export const payment = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
