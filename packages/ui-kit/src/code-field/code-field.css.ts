import { focusRing, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const boxes = kit({ display: "flex", gap: space[2], maxInlineSize: 400 });
export const box = kit({
  flex: 1,
  minInlineSize: 0,
  blockSize: 56,
  padding: 0,
  textAlign: "center",
  borderRadius: vars.radiusControl,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.field,
  color: vars.text,
  fontFamily: vars.fontFigures,
  fontSize: fontSize[24],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  caretColor: vars.accentText,
  selectors: {
    "&:focus": {
      borderColor: vars.accentText,
      boxShadow: `0 0 0 3px ${vars.accentSoft}`,
      outline: "none",
    },
    "&:focus-visible": { ...focusRing, outlineOffset: -1 },
    "&[data-filled]": { borderColor: vars.textMuted },
    "&[data-invalid], [data-invalid] &": { borderColor: vars.danger },
    "&:disabled": { opacity: 0.5 },
  },
});
