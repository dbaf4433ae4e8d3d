import { bareButton, focusRing, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const box = kit({ minBlockSize: 64, paddingInline: space[4] });
export const sign = kit({
  fontSize: fontSize[20],
  color: vars.textMuted,
  fontFamily: vars.fontFigures,
});
export const input = kit({
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontSize: fontSize[32],
  fontWeight: fontWeight.strong,
  letterSpacing: "-0.01em",
  selectors: {
    "&::placeholder": { fontSize: fontSize[16], fontWeight: fontWeight.text, letterSpacing: 0 },
  },
});
export const quick = kit({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(88px, 1fr))",
  gap: space[2],
});
export const quickButton = kit({
  ...bareButton,
  minBlockSize: 40,
  paddingInline: space[2],
  borderRadius: vars.radiusControl,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  textAlign: "center",
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  color: vars.text,
  transition: `border-color ${motion.fast} ${motion.out}`,
  selectors: {
    "&:focus-visible": focusRing,
    "&[aria-pressed=true]": {
      borderColor: vars.accentText,
      background: vars.accentSoft,
      color: vars.accentText,
    },
    "&:disabled": { opacity: 0.4, cursor: "not-allowed" },
  },
  "@media": {
    [media.touch]: { minBlockSize: 44 },
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { borderColor: vars.lineStrong } } },
  },
});
