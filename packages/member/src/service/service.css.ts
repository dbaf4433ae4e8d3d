import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ inlineSize: "100%", maxInlineSize: 1120, display: "grid", gap: space[4] });
/** On a phone's side the desk has the room; its own title stands above it. */
export const title = style({
  "@media": { [media.sideways]: { position: "absolute", inlineSize: 1, blockSize: 1, clipPath: "inset(50%)" } },
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)", gap: space[8] } },
});
export const cards = style({ ...plainList, display: "grid", gap: space[3] });
export const card = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: space[4],
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
});
export const icon = style({
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusMd,
  background: vars.accentSoft,
  color: vars.accentText,
});
export const words = style({ flex: "1 1 140px", minInlineSize: 0, display: "grid" });
export const device = style({ fontWeight: fontWeight.strong, fontSize: fontSize[16] });
export const number = style({ fontSize: fontSize[14], color: vars.textMuted, overflowWrap: "anywhere" });
export const open = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: 44,
  paddingInline: space[4],
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.radiusControl,
  background: vars.surface,
  color: vars.text,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  textDecoration: "none",
  ":hover": { background: vars.raised },
});
export const desk = style({
  display: "grid",
  blockSize: "min(60vh, 480px)",
  minBlockSize: 320,
  overflow: "hidden",
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
});
