import { hidden, kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const list = kit({ display: "grid", gap: space[3], gridTemplateColumns: "minmax(0, 1fr)" });
export const columns = kitVariants({
  1: {},
  2: { "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
  3: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 150px), 1fr))" },
});
export const tiles = kit({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 96px), 1fr))",
});
export const radio = kit(hidden);
export const card = kit({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  padding: space[4],
  minBlockSize: 64,
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  cursor: "pointer",
  transition: `border-color ${motion.fast} ${motion.out}, background-color ${motion.fast} ${motion.out}`,
  selectors: {
    "&[data-chosen]": {
      borderColor: vars.accentText,
      background: vars.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.accentText}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    "&[data-closed]": {
      cursor: "not-allowed",
      background: "transparent",
      borderStyle: "dashed",
      boxShadow: "none",
    },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not([data-chosen], [data-closed])": { borderColor: vars.lineStrong },
      },
    },
    [media.reducedMotion]: { transition: "none" },
    [media.forcedColors]: { selectors: { "&[data-chosen]": { outline: "2px solid Highlight" } } },
  },
});
export const tile = kit({
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  padding: space[3],
  minBlockSize: 88,
  textAlign: "center",
});
export const icon = kit({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radiusMd,
  background: vars.field,
  fontSize: fontSize[20],
  color: vars.textMuted,
  overflow: "hidden",
  selectors: {
    [`${tile} > &`]: { inlineSize: "auto", blockSize: "auto", background: "none", fontSize: fontSize[24] },
    [`${tile}[data-chosen] > &`]: { color: vars.accentText },
  },
});
export const words = kit({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  gap: 2,
  overflowWrap: "anywhere",
  selectors: { [`${tile} > &`]: { flex: "none", maxInlineSize: "100%", alignItems: "center" } },
});
export const titleRow = kit({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});
export const title = kit({
  fontSize: fontSize[16],
  lineHeight: lineHeight.heading,
  fontWeight: fontWeight.strong,
  minBlockSize: 22,
  selectors: { [`${tile} &`]: { fontSize: fontSize[14], minBlockSize: 0 } },
});
export const line = kit({
  fontSize: fontSize[13],
  color: vars.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const reason = kit({ fontSize: fontSize[13], color: vars.warning });
export const mark = kit({
  flexShrink: 0,
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 20,
  blockSize: 20,
  borderRadius: "50%",
  border: `1.5px solid ${vars.lineStrong}`,
  fontSize: 10,
  color: "transparent",
  selectors: {
    [`${card}[data-chosen] &`]: {
      background: vars.accent,
      borderColor: vars.accentText,
      color: vars.onAccent,
    },
    [`${card}[data-closed] &`]: { opacity: 0.4 },
    [`${tile} > &`]: { position: "absolute", insetBlockStart: 6, insetInlineEnd: 6, inlineSize: 16, blockSize: 16 },
    [`${tile}:not([data-chosen]) > &`]: { display: "none" },
  },
});
