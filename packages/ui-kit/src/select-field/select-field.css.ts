import { focusRing, kit } from "../style/kit-style.ts";
import { fontSize } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const trigger = kit({
  inlineSize: "100%",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  outline: "none",
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: -1 } },
});
export const value = kit({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: 10,
  fontSize: fontSize[16],
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const placeholder = kit({ color: vars.textFaint });
export const chevron = kit({ color: vars.textMuted, display: "inline-flex", flexShrink: 0 });
export const frame = kit({
  selectors: { "&:has([data-popup-open])": { borderColor: vars.accentText } },
});
