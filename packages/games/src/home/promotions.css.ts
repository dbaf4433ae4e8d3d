import { fontSize, fontWeight, lineHeight, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** As the rail that comes lays out its cards. */
export const bones = style({
  display: "grid",
  overflow: "hidden",
  gridAutoFlow: "column",
  gridAutoColumns: "72%",
  gap: space[3],
  "@media": {
    [media.tablet]: { gridAutoColumns: "40%" },
    [media.desktop]: { gridAutoColumns: `calc((100% - 2 * ${space[4]}) / 3)`, gap: space[4] },
    [media.wide]: { gridAutoColumns: `calc((100% - 3 * ${space[4]}) / 4)` },
  },
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflow: "hidden",
  borderRadius: vars.radiusLg,
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  color: vars.text,
});
export const link = style({ textDecoration: "none", transition: `border-color ${motion.base} ${motion.out}`, ":hover": { borderColor: vars.lineStrong } });
/** One by itself: picture and words side by side where there is room. */
export const wide = style({ "@media": { [media.tablet]: { display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "center" } } });
export const picture = style({ display: "block", inlineSize: "100%", blockSize: "auto", aspectRatio: "16/9", objectFit: "cover", background: vars.raised });
export const pictureBone = style({ blockSize: "auto", aspectRatio: "16/9", borderRadius: 0 });
export const words = style({ display: "flex", flexDirection: "column", gap: space[2], padding: space[4], minBlockSize: 148 });
export const title = style({ fontSize: fontSize[16], fontWeight: fontWeight.strong, lineHeight: lineHeight.heading, overflowWrap: "anywhere" });
export const text = style({ fontSize: fontSize[13], lineHeight: lineHeight.text, color: vars.textMuted, overflowWrap: "anywhere" });
export const end = style({ marginBlockStart: "auto", fontSize: fontSize[12], color: vars.textMuted, fontVariantNumeric: "tabular-nums" });
