import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const sumTerm = style({ fontSize: fontSize[13], color: vars.textMuted });
export const note = style({ margin: 0, fontSize: fontSize[12], lineHeight: 1.6, color: vars.textMuted });
export const stateCell = style({
  display: "inline-grid",
  gap: 2,
  justifyItems: "end",
  "@media": { [media.desktop]: { justifyItems: "start" } },
});
export const kind = style({ fontWeight: fontWeight.strong });
export const sheetTop = style({ display: "grid", gap: space[2], justifyItems: "center", paddingBlockEnd: space[4] });
export const coins = style({ ...plainList, display: "grid", gap: space[2] });
export const coin = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[5]}`,
  alignItems: "baseline",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radiusMd,
  background: vars.field,
});
export const coinFigure = style({ display: "inline-flex", gap: space[2], alignItems: "baseline" });
export const amount = style({ display: "inline-grid", gap: 2, justifyItems: "end" });
