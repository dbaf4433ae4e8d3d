import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { SHORT } from "./room.ts";

export const footer = style({
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.textMuted,
  fontSize: fontSize[13],
});
export const inner = style({
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  padding: `${space[8]} ${space[4]}`,
  display: "grid",
  gap: space[6],
  "@media": { [media.desktop]: { padding: `${space[8]} ${space[6]}`, gridTemplateColumns: "1fr 2fr" } },
});
/** Room for the tabs, and on a phone's side for the next act, which is in reach there to the end of the page. */
export const mobile = style({
  paddingBlockEnd: `calc(104px + env(safe-area-inset-bottom))`,
  "@media": { [SHORT]: { paddingBlockEnd: `calc(136px + env(safe-area-inset-bottom))` } },
});
export const age = style({
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
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  padding: `${space[6]} ${space[4]} 0`,
  display: "grid",
  gap: `${space[4]} ${space[8]}`,
  "@media": {
    [media.desktop]: { padding: `${space[8]} ${space[6]} 0`, gridAutoFlow: "column", justifyContent: "start" },
  },
});
export const group = style({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  "@media": { [media.desktop]: { display: "grid", alignContent: "start" } },
});
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  color: vars.textMuted,
  textUnderlineOffset: 3,
  ":hover": { color: vars.text },
});
export const payments = style({
  ...plainList,
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  padding: `${space[6]} ${space[4]} 0`,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[3]} ${space[6]}`,
  "@media": { [media.desktop]: { paddingInline: space[6] } },
});
export const payment = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
