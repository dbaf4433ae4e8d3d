import { space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const paid = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space[3],
});
export const lead = style({ display: "grid", gap: 2, justifyItems: "start", minInlineSize: 0 });
export const leadLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 28,
  color: vars.accentText,
  overflowWrap: "anywhere",
});
export const state = style({ display: "grid", gap: space[1], justifyItems: "start" });
export const turnover = style({ display: "grid", gap: space[1], inlineSize: "100%", minInlineSize: 160 });
export const open = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[2],
});
