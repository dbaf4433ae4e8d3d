import { fontSize, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[5] },
    [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const skeleton = style({ blockSize: 300 });
export const item = style({
  display: "grid",
  borderRadius: vars.radiusLg,
  scrollMarginBlock: 96,
  ":focus": { outline: "none" },
  selectors: { "&[data-wanted]": { boxShadow: `0 0 0 2px ${vars.accent}` } },
});
export const grow = style({ flex: 1 });
export const balance = style({ display: "grid", justifyItems: "end", flexShrink: 0 });
export const balanceTerm = style({ fontSize: fontSize[12], color: vars.textMuted });
export const more = style({ alignSelf: "center" });
export const games = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: space[4] },
  },
});
