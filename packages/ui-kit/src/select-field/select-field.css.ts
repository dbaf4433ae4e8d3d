import { bareButton, kit } from "../style/kit-style.ts";
import { fontSize } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const trigger = kit({ ...bareButton, inlineSize: "100%", outline: "none" });
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
export const frame = kit({ selectors: { "&:has([data-popup-open])": { borderColor: vars.accent } } });
