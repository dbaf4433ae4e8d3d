import { fontSize, fontWeight, lineHeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A phone on its side: one line, so that the game keeps the height. */
const short = "screen and (min-width: 640px) and (max-height: 480px)";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  paddingBlockStart: `max(${space[2]}, env(safe-area-inset-top))`,
  background: vars.surface,
  borderBlockEnd: `1px solid ${vars.line}`,
  "@media": {
    [media.desktop]: { flexWrap: "nowrap", gap: space[6], paddingInline: space[5], minBlockSize: 64 },
    [short]: { flexWrap: "nowrap", gap: space[3], paddingBlock: 2, minBlockSize: 0 },
  },
});
/** Below this width, three buttons and a name leave room for the sign alone. */
const narrow = "screen and (max-width: 379px)";
export const exit = style({ flexShrink: 0, "@media": { [`${narrow}, ${short}`]: { inlineSize: 44, padding: 0 } } });
export const exitWord = style({ "@media": { [`${narrow}, ${short}`]: { display: "none" } } });
export const name = style({ flex: "1 1 96px", minInlineSize: 0, "@media": { [short]: { flexBasis: 0 } } });
export const title = style({
  margin: 0,
  fontSize: fontSize[16],
  lineHeight: lineHeight.heading,
  fontWeight: fontWeight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const note = style({
  margin: 0,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: fontSize[12],
  color: vars.textMuted,
  lineHeight: lineHeight.heading,
});
export const figures = style({
  margin: 0,
  display: "flex",
  gap: space[2],
  order: 3,
  "@media": {
    "screen and (min-width: 380px)": { gap: space[3] },
    [media.desktop]: { order: 0, gap: space[5] },
    [short]: { order: 0, gap: space[3] },
  },
});
export const figure = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [media.desktop]: { textAlign: "end" } },
});
export const term = style({ fontSize: fontSize[12], lineHeight: lineHeight.heading, color: vars.textMuted });
export const value = style({
  margin: 0,
  display: "flex",
  lineHeight: lineHeight.heading,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  "@media": { [media.desktop]: { fontSize: fontSize[16] }, [short]: { fontSize: fontSize[13] } },
});
export const time = style({
  margin: 0,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontSize: fontSize[14],
  lineHeight: lineHeight.heading,
  minInlineSize: "7ch",
});
export const action = style({ "@media": { "screen and (max-width: 959px)": { inlineSize: 44, padding: 0 } } });
export const word = style({ display: "none", "@media": { [media.desktop]: { display: "inline" } } });
export const actions = style({ display: "flex", gap: space[2], "@media": { [media.desktop]: { order: 1 } } });
