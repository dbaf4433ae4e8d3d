import { fontSize, lineHeight, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const note = style({ margin: 0, fontSize: fontSize[13], lineHeight: lineHeight.text, color: vars.textMuted });
