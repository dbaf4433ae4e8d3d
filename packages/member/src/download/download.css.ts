import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const steps = style({ ...plainList, display: "grid", gap: space[3] });
export const step = style({ display: "flex", gap: space[3], alignItems: "baseline", fontSize: fontSize[14] });
export const mark = style({
  flexShrink: 0,
  inlineSize: 28,
  blockSize: 28,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusPill,
  background: vars.accentSoft,
  color: vars.accentText,
  fontSize: fontSize[13],
  fontWeight: fontWeight.strong,
});
export const note = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const scan = style({ display: "grid", gap: space[3], justifyItems: "center" });
export const rows = style({ inlineSize: "100%", minInlineSize: 0 });
export const help = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});
export const helpText = style({ margin: 0, flex: "1 1 240px" });
export const strong = style({ margin: 0, fontSize: fontSize[20], fontWeight: fontWeight.strong });
export const onHero = style({ margin: 0, fontSize: fontSize[14], opacity: 0.9 });
