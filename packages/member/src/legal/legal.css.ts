import { fontSize, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 760px) 240px",
      gap: space[10],
    },
  },
});
export const text = style({
  minInlineSize: 0,
  padding: space[5],
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
  "@media": { [media.desktop]: { padding: space[8], gridColumn: 1, gridRow: 1 } },
});
/** The site's header stays in view above a heading that was gone to. */
globalStyle(`${text} h2`, { scrollMarginBlockStart: `calc(${vars.headerHeight} + ${space[4]})`, outline: "none" });
export const contents = style({
  "@media": {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: 1,
      position: "sticky",
      insetBlockStart: `calc(${vars.headerHeight} + ${space[6]})`,
    },
  },
});
export const list = style({
  ...plainList,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", borderInlineStart: `1px solid ${vars.line}` } },
});
export const entry = style({
  appearance: "none",
  minBlockSize: 44,
  inlineSize: "100%",
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: vars.radiusMd,
  background: "transparent",
  color: vars.textMuted,
  font: "inherit",
  fontSize: fontSize[14],
  textAlign: "start",
  cursor: "pointer",
  ":hover": { color: vars.text, background: vars.raised },
});
export const missing = style({ margin: 0, font: "inherit" });
