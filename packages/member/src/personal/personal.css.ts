import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const rows = style({ ...plainList, display: "grid" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[3],
  minBlockSize: 56,
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});
export const fact = style({ flex: "1 1 120px", minInlineSize: 0 });
export const term = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const detail = style({ margin: 0, fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const quiet = style({ margin: 0, fontWeight: fontWeight.text, fontSize: fontSize[13], color: vars.textMuted });
export const plain = style({ margin: 0, fontSize: fontSize[14] });
export const reason = style({
  margin: 0,
  marginBlockStart: space[1],
  fontWeight: fontWeight.text,
  fontSize: fontSize[14],
});
export const marks = style({
  margin: 0,
  paddingInlineStart: space[5],
  display: "grid",
  gap: space[1],
  fontSize: fontSize[14],
});
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  paddingBlockEnd: space[3],
});
export const name = style({
  margin: 0,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const avatars = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(64px, 1fr))",
  gap: space[3],
});
export const avatar = style({
  display: "grid",
  placeItems: "center",
  padding: space[1],
  border: `2px solid transparent`,
  borderRadius: vars.radiusMd,
  background: "none",
  cursor: "pointer",
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.accentText }, "&:hover": { borderColor: vars.line } },
});
export const picture = style({ inlineSize: 56, blockSize: 56, borderRadius: "50%" });
