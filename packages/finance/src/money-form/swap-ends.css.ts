import { media, space } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const ends = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "stretch",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)", alignItems: "start" } },
});
export const swap = style({ justifySelf: "center", "@media": { [media.tablet]: { marginBlockStart: 30 } } });
export const icon = style({ display: "inline-grid", "@media": { [media.tablet]: { rotate: "90deg" } } });
