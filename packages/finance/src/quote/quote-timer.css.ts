import { fontSize, fontWeight, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const left = style({
  margin: 0,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radiusMd,
  background: vars.field,
  fontSize: fontSize[14],
  color: vars.textMuted,
});
export const clock = style({
  marginInlineStart: "auto",
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  color: vars.text,
});
