import { fontSize, lineHeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Picture beside words where a screen is wide and low. */
const LOW = `${media.tablet} and (max-height: 520px)`;

export const body = style({
  display: "grid",
  gap: space[4],
  "@media": { [LOW]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "start" } },
});
/** Takes its room before it comes, and the brand's colours where it does not. */
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16/9",
  objectFit: "cover",
  borderRadius: vars.radiusMd,
  background: `linear-gradient(135deg, ${vars.heroFrom}, ${vars.heroTo})`,
});
/** Both answers on one line, on phones too. */
export const foot = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[3],
  inlineSize: "100%",
});
export const text = style({
  margin: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  overflowWrap: "anywhere",
});
