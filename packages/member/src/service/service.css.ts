import { space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const desk = style({
  display: "grid",
  blockSize: "min(60vh, 560px)",
  minBlockSize: 320,
  overflow: "hidden",
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusLg,
});
export const absent = style({ margin: 0, padding: space[4], color: vars.textMuted });
