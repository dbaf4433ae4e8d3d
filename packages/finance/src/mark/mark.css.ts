import { fontSize, fontWeight, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { iconBox } from "../icon-box.css.ts";

export const disc = style([
  iconBox,
  {
    inlineSize: 32,
    blockSize: 32,
    borderRadius: "50%",
    overflow: "hidden",
    background: vars.accentSoft,
    color: vars.accentText,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    "::before": { content: "attr(data-letter)" },
  },
]);
/** Apart from each other; the letter tells which is which. */
export const shades = [
  style({}),
  style({ background: vars.winSoft, color: vars.win }),
  style({ background: vars.infoSoft, color: vars.info }),
  style({ background: vars.warningSoft, color: vars.warning }),
] as const;
