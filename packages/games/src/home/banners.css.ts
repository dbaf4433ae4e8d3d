import { fontSize, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import * as hero from "./hero.css.ts";

/** Smaller than the brand's own line on wide screens. */
export const title = style([hero.title, { "@media": { [media.desktop]: { fontSize: fontSize[40] } } }]);
/** The cover's colours, spread over the whole banner. */
export const wash = style({
  position: "absolute",
  inset: 0,
  zIndex: -3,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  filter: "blur(28px) saturate(1.1)",
  opacity: 0.7,
  transform: "scale(1.2)",
});
export const cover = style({
  position: "absolute",
  zIndex: 0,
  insetBlockStart: space[5],
  insetInlineStart: space[5],
  inlineSize: 132,
  blockSize: "auto",
  aspectRatio: "3/4",
  objectFit: "cover",
  borderRadius: vars.radiusLg,
  boxShadow: vars.shadow2,
  "@media": {
    [media.tablet]: {
      insetInline: "auto 22%",
      insetBlockStart: 0,
      insetBlockEnd: 0,
      marginBlock: "auto",
      inlineSize: 198,
    },
    [media.desktop]: { inlineSize: 234 },
  },
});
