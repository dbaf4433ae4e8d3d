import { lineHeight, fontSize, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const title = style({
  margin: `${space[3]} 0 0`,
  fontSize: fontSize[32],
  lineHeight: lineHeight.tight,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: fontSize[40] } },
});
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
