import { fontSize, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const open = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
  borderColor: vars.warning,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});
export const quiet = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const tips = style({
  margin: 0,
  paddingInlineStart: "1.2em",
  display: "grid",
  gap: space[2],
  fontSize: fontSize[13],
  lineHeight: 1.6,
  color: vars.textMuted,
});
