import { focusRing, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const field = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  minInlineSize: 0,
  border: 0,
  margin: 0,
  padding: 0,
});
export const labelRow = kit({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  justifyContent: "space-between",
});
export const label = kit({
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  color: vars.text,
  padding: 0,
});
export const mark = kit({
  color: vars.danger,
  marginInlineStart: 3,
  fontWeight: fontWeight.strong,
});
export const optional = kit({
  color: vars.textFaint,
  fontSize: fontSize[12],
  fontWeight: fontWeight.text,
  marginInlineStart: space[2],
});
export const aside = kit({ fontSize: fontSize[13], color: vars.textMuted });
export const help = kit({
  margin: 0,
  fontSize: fontSize[13],
  lineHeight: lineHeight.text,
  color: vars.textMuted,
});
export const error = kit({
  margin: 0,
  display: "flex",
  gap: 6,
  fontSize: fontSize[13],
  lineHeight: lineHeight.text,
  color: vars.danger,
});
export const errorIcon = kit({
  flexShrink: 0,
  display: "inline-flex",
  paddingBlockStart: "0.28em",
});

/** The frame around an input and its affixes. */
export const box = kit({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: 48,
  paddingInline: space[3],
  minInlineSize: 0,
  borderRadius: vars.radiusControl,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.field,
  color: vars.text,
  transition: `border-color ${motion.fast} ${motion.out}, box-shadow ${motion.fast} ${motion.out}`,
  selectors: {
    "&:focus-within": { borderColor: vars.accentText, boxShadow: `0 0 0 3px ${vars.accentSoft}` },
    "&:has(:focus-visible)": { ...focusRing, outlineOffset: -1 },
    "&:has(input:disabled, textarea:disabled, select:disabled)": {
      background: "transparent",
      borderStyle: "dashed",
      color: vars.textMuted,
    },
    "&:has(input:read-only, textarea:read-only)": { background: "transparent" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:focus-within)": { borderColor: vars.textMuted } } },
    [media.reducedMotion]: { transition: "none" },
  },
});
export const boxInvalid = kit({
  borderColor: vars.danger,
  selectors: { "&:focus-within": { borderColor: vars.danger } },
});

export const input = kit({
  flex: 1,
  alignSelf: "stretch",
  minInlineSize: 0,
  inlineSize: "100%",
  minBlockSize: 46,
  paddingBlock: 10,
  paddingInline: 0,
  border: 0,
  outline: "none",
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontSize: fontSize[16],
  lineHeight: lineHeight.heading,
  selectors: {
    "&::placeholder": { color: vars.textFaint, opacity: 1 },
    "&:-webkit-autofill": {
      WebkitTextFillColor: vars.text,
      boxShadow: `0 0 0 100px ${vars.field} inset`,
    },
  },
});
export const area = kit({ resize: "vertical", minBlockSize: 112, lineHeight: lineHeight.text });
export const affix = kit({
  display: "inline-flex",
  alignItems: "center",
  flexShrink: 0,
  color: vars.textMuted,
  fontSize: fontSize[14],
});

export const choice = kit({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  alignItems: "start",
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  cursor: "pointer",
  paddingBlock: space[1],
  "@media": { [media.touch]: { paddingBlock: space[3] } },
});
export const choiceWords = kit({ minInlineSize: 0 });

const control = {
  appearance: "none" as const,
  margin: 0,
  flexShrink: 0,
  border: `1.5px solid ${vars.lineStrong}`,
  background: vars.field,
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.out}, border-color ${motion.fast} ${motion.out}`,
};
export const checkbox = kit({
  ...control,
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 1,
  borderRadius: `min(${vars.radiusSm}, 6px)`,
  display: "inline-grid",
  placeItems: "center",
  selectors: {
    "&:checked": { background: vars.accent, borderColor: vars.accentText },
    "&::after": {
      content: "",
      inlineSize: 5,
      blockSize: 10,
      marginBlockStart: -2,
      border: `solid ${vars.onAccent}`,
      borderWidth: "0 2px 2px 0",
      transform: "rotate(45deg)",
      opacity: 0,
    },
    "&:checked::after": { opacity: 1 },
    "&:focus-visible": focusRing,
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
    "&[aria-invalid=true]": { borderColor: vars.danger },
  },
  "@media": {
    [media.forcedColors]: { appearance: "auto", selectors: { "&::after": { display: "none" } } },
  },
});
export const toggle = kit({
  ...control,
  position: "relative",
  inlineSize: 44,
  blockSize: 26,
  borderRadius: 26,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: 17,
      blockSize: 17,
      borderRadius: "50%",
      background: vars.textMuted,
      transition: `inset-inline-start ${motion.base} ${motion.out}, background-color ${motion.base} ${motion.out}`,
    },
    "&:checked": { background: vars.accent, borderColor: vars.accentText },
    "&:checked::after": { insetInlineStart: 21, background: vars.onAccent },
    "&:focus-visible": focusRing,
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [media.reducedMotion]: { selectors: { "&::after": { transition: "none" } } },
    [media.forcedColors]: { appearance: "auto", selectors: { "&::after": { display: "none" } } },
  },
});
export const switchRow = kit({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  minBlockSize: 44,
  cursor: "pointer",
  fontSize: fontSize[14],
});
export const figures = kit({ fontFamily: vars.fontFigures, fontVariantNumeric: "tabular-nums" });

/** Where the error appears; takes no room while there is none. */
export const errorPlace = kit({
  selectors: { "&:empty": { marginBlockStart: `calc(${space[2]} * -1)` } },
});
export const legend = kit({ paddingInline: 0, marginBlockEnd: space[2] });
