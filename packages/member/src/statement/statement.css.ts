import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** At the head of a card, which has no column above it that says what the figure is. */
export const inCard = style({
  marginInlineEnd: space[2],
  fontSize: fontSize[13],
  fontWeight: fontWeight.text,
  color: vars.textMuted,
  "@media": { [media.desktop]: { display: "none" } },
});
