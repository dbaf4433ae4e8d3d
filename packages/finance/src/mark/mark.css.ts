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
    selectors: { "&[data-letter]::before": { content: "attr(data-letter)" } },
  },
]);
export const shades = {
  accent: style({}),
  win: style({ background: vars.winSoft, color: vars.win }),
  info: style({ background: vars.infoSoft, color: vars.info }),
  warning: style({ background: vars.warningSoft, color: vars.warning }),
} as const;
