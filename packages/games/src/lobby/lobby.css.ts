import { fontSize, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const skeleton = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: space[4] } },
});
export const tools = style({
  display: "grid",
  gap: space[3],
  alignItems: "center",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space[4] },
    [media.desktop]: { gridTemplateColumns: "minmax(280px, 420px) auto 1fr" },
  },
});
export const search = style({});
export const found = style({
  fontSize: fontSize[13],
  color: vars.textMuted,
  "@media": { [media.desktop]: { textAlign: "end" } },
});
export const rows = style({ position: "relative", transition: `opacity ${motion.fast} ${motion.out}` });
export const stale = style({ opacity: 0.6 });
export const row = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  // What changes in one row is laid out in that row alone.
  contain: "layout style",
  display: "grid",
  columnGap: space[3],
  paddingBlockEnd: space[4],
  "@media": { [media.desktop]: { columnGap: space[4], paddingBlockEnd: space[5] } },
});
export const item = style({ position: "relative", minInlineSize: 0 });
