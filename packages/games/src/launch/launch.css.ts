import { fontSize, lineHeight, media, space, vars } from "@baize/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const text = style({ margin: 0, lineHeight: lineHeight.text });
export const faint = style({ margin: 0, color: vars.textMuted, fontSize: fontSize[13] });
export const working = style({ margin: 0, display: "flex", alignItems: "center", gap: space[3], minBlockSize: 56 });
export const spinner = style({
  display: "inline-flex",
  fontSize: fontSize[20],
  color: vars.accentText,
  animation: `${turn} 1s linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
export const figures = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  margin: 0,
  background: vars.field,
  borderRadius: vars.radiusMd,
  overflow: "hidden",
});
export const figure = style({
  padding: `${space[3]} ${space[4]}`,
  minInlineSize: 0,
  selectors: { "& + &": { borderInlineStart: `1px solid ${vars.line}` } },
});
export const term = style({ fontSize: fontSize[12], color: vars.textMuted });
export const value = style({ margin: 0, marginBlockStart: space[1] });
export const buttons = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: space[2],
  inlineSize: "100%",
  "@media": { [media.tablet]: { flexDirection: "row", justifyContent: "flex-end", flexWrap: "wrap" } },
});
