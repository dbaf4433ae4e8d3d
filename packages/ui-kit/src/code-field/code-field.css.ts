import { focusRing, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const root = kit({ position: "relative", display: "flex", gap: space[2], maxInlineSize: 400 });

/** Over the boxes, its text not drawn; 16 px keep a phone from zooming in. */
export const input = kit({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  padding: 0,
  border: 0,
  outline: "none",
  background: "transparent",
  color: "transparent",
  caretColor: "transparent",
  fontSize: fontSize[16],
  letterSpacing: "-1ch",
  selectors: {
    "&::selection": { background: "transparent" },
    "&:-webkit-autofill": { WebkitTextFillColor: "transparent", transition: "background-color 1e6s" },
  },
});

export const box = kit({
  flex: 1,
  minInlineSize: 0,
  blockSize: 56,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusControl,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.field,
  color: vars.text,
  fontFamily: vars.fontFigures,
  fontSize: fontSize[24],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const filled = kit({ borderColor: vars.textMuted });
export const active = kit({
  borderColor: vars.accentText,
  boxShadow: `0 0 0 3px ${vars.accentSoft}`,
  selectors: { "input:focus-visible ~ &": { ...focusRing, outlineOffset: -1 } },
});
export const invalid = kit({ borderColor: vars.danger });
export const disabled = kit({ opacity: 0.5 });
