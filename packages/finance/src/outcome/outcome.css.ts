import { fontSize, fontWeight, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const outcome = style({
  display: "grid",
  gap: space[4],
  justifyItems: "center",
  textAlign: "center",
  paddingBlock: space[4],
  scrollMarginBlockStart: `calc(${vars.headerHeight} + ${space[10]})`,
});
export const text = style({ margin: 0, maxInlineSize: "44ch", color: vars.textMuted, lineHeight: 1.7 });
export const title = style({ margin: 0, fontSize: fontSize[20], fontWeight: fontWeight.strong });
export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 56,
  blockSize: 56,
  borderRadius: "50%",
  fontSize: fontSize[24],
  background: vars.field,
  color: vars.textMuted,
});
export const win = style({ background: vars.winSoft, color: vars.win });
export const danger = style({ background: vars.dangerSoft, color: vars.danger });
export const warning = style({ background: vars.warningSoft, color: vars.warning });
export const actions = style({ paddingBlockStart: space[6] });
export const facts = style({ inlineSize: "100%", maxInlineSize: 560, marginInline: "auto" });
