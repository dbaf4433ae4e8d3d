import { fontSize, space } from "./scale.ts";
import { vars } from "./vars.css.ts";

/** The brand's headings; their size is the place's own. */
export const heading = {
  margin: 0,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
} as const;

/** What explains a heading below it. */
export const headingDetail = {
  margin: 0,
  marginBlockStart: space[1],
  fontSize: fontSize[14],
  color: vars.textMuted,
} as const;

/** A list that shows no markers. */
export const plainList = { listStyle: "none", margin: 0, padding: 0 } as const;
