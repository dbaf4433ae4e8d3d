import { fontSize, lineHeight, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const tips = style({
  margin: 0,
  paddingInlineStart: "1.2em",
  display: "grid",
  gap: space[2],
  fontSize: fontSize[13],
  lineHeight: lineHeight.text,
  color: vars.textMuted,
});
