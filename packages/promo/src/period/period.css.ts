import { fontSize, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const countdown = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space[2],
  fontSize: fontSize[13],
  color: vars.textMuted,
});
