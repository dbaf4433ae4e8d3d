import { fontSize, fontWeight, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const skeleton = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(2, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" } },
});
export const venue = style({
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radiusLg,
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  color: vars.text,
  textDecoration: "none",
  transition: `border-color ${motion.base} ${motion.out}`,
  ":hover": { borderColor: vars.lineStrong },
});
export const picture = style({ inlineSize: "100%", aspectRatio: "16/9", objectFit: "cover", background: vars.raised });
export const words = style({ display: "flex", alignItems: "center", gap: space[3], padding: space[3] });
export const mark = style({ inlineSize: 36, blockSize: 36, borderRadius: vars.radiusSm, flexShrink: 0 });
export const text = style({ flex: 1, minInlineSize: 0, display: "grid" });
export const name = style({
  fontWeight: fontWeight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const note = style({ fontSize: fontSize[12], color: vars.textMuted });
export const rate = style({
  fontFamily: vars.fontFigures,
  fontSize: fontSize[13],
  fontWeight: fontWeight.strong,
  color: vars.accentText,
});
