import { bareButton, focusRing, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, media } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const root = kit({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: 400,
  marginInline: "auto",
});
export const months = kit({ display: "block" });
export const nav = kit({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "flex",
  gap: 4,
});
export const navButton = kit({
  ...bareButton,
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radiusControl,
  color: vars.textMuted,
  selectors: {
    "&:focus-visible": focusRing,
    "&[aria-disabled=true]": { opacity: 0.35, cursor: "not-allowed" },
  },
  "@media": { [media.hover]: { selectors: { "&:hover": { background: vars.accentSoft } } } },
});
export const chevron = kit({ fill: "currentColor", inlineSize: 16, blockSize: 16 });
export const caption = kit({
  minBlockSize: 40,
  display: "flex",
  alignItems: "center",
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
});
export const grid = kit({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: "0 2px",
  tableLayout: "fixed",
});
export const weekday = kit({
  fontSize: fontSize[12],
  fontWeight: fontWeight.text,
  color: vars.textFaint,
  blockSize: 32,
});
export const day = kit({ padding: 0, textAlign: "center" });
export const dayButton = kit({
  ...bareButton,
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "100%",
  minBlockSize: 44,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontSize: fontSize[14],
  borderRadius: vars.radiusSm,
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: -2 } },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(:disabled)": { boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` } },
    },
  },
});
export const today = kit({ fontWeight: fontWeight.strong, color: vars.accentText });
export const edge = kit({
  background: vars.accent,
  color: vars.onAccent,
  borderRadius: vars.radiusSm,
  fontWeight: fontWeight.strong,
});
export const middle = kit({ background: vars.accentSoft });
export const off = kit({ opacity: 0.35 });
export const outside = kit({ visibility: "hidden" });
