import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gridTemplateRows: "auto 1fr" },
  },
});
/** Beside what is about money, which it would part on a phone. */
export const pauses = style({ "@media": { [media.wide]: { gridColumn: 2, gridRow: "1 / span 2" } } });
export const rows = style({ ...plainList, display: "grid" });
export const limit = style({
  display: "grid",
  gap: space[2],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
export const fact = style({ flex: "1 1 120px", minInlineSize: 0 });
export const term = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const detail = style({ margin: 0, fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const quiet = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const figures = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
  fontSize: fontSize[13],
  fontVariantNumeric: "tabular-nums",
});
/** Without the colour of success: a limit that is used up is none. */
export const bar = style({
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: 4,
  border: 0,
  borderRadius: 4,
  overflow: "hidden",
  background: vars.line,
});
globalStyle(`${bar}::-webkit-progress-bar`, { background: vars.line });
globalStyle(`${bar}::-webkit-progress-value`, { background: vars.textMuted });
globalStyle(`${bar}::-moz-progress-bar`, { background: vars.textMuted });
export const meanings = style({
  margin: 0,
  paddingInlineStart: space[5],
  display: "grid",
  gap: space[1],
  fontSize: fontSize[14],
});
/** All that comes is longer than a screen. */
export const waiting = style({ minBlockSize: "100dvh" });
