import { fontSize, fontWeight, lineHeight, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const lead = style({ display: "flex", alignItems: "center", gap: space[2], minInlineSize: 0 });
export const leadLink = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  color: vars.text,
  fontWeight: fontWeight.strong,
});
export const note = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted, overflowWrap: "anywhere" });
export const entries = style({ ...plainList, display: "grid", gap: space[3] });
export const by = style({
  margin: 0,
  marginBlockEnd: space[2],
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
  fontSize: fontSize[14],
});
export const text = style({
  margin: 0,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
});
export const pictures = style({ display: "flex", flexWrap: "wrap", gap: space[2], marginBlockStart: space[3] });
export const picture = style({
  inlineSize: 96,
  blockSize: 96,
  objectFit: "cover",
  borderRadius: vars.radiusMd,
});
