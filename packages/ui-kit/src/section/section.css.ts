import { globalStyle } from "@vanilla-extract/css";

import { kit } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { heading, headingDetail } from "../theme/mixins.ts";
import { fontSize, lineHeight, media, space } from "../theme/scale.ts";

export const section = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  minInlineSize: 0,
});
export const head = kit({
  display: "flex",
  alignItems: "flex-end",
  gap: space[4],
  minInlineSize: 0,
});
export const words = kit({ flex: 1, minInlineSize: 0 });
export const title = kit({
  ...heading,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: fontSize[24] } },
});
export const titleSmall = kit({
  ...heading,
  fontSize: fontSize[16],
  lineHeight: lineHeight.heading,
});
export const detail = kit({
  ...headingDetail,
  maxInlineSize: "70ch",
});
export const action = kit({ flexShrink: 0, fontSize: fontSize[14] });
globalStyle(`${action} > a:not([class])`, {
  "@layer": { [layers.kit]: { display: "inline-flex", alignItems: "center", minBlockSize: 44 } },
});
