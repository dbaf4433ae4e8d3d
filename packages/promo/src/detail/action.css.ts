import { fontSize, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const joined = style({
  margin: 0,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: fontSize[13],
  color: vars.win,
});
