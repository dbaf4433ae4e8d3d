import { vars } from "./vars.css.ts";

/** The brand's headings; their size is the place's own. */
export const heading = {
  margin: 0,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
} as const;
