import { media, plainList, space } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const months = style({
  ...plainList,
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
