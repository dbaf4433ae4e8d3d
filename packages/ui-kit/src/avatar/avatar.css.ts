import { kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, fontWeight } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const avatar = kit({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: "50%",
  background: vars.accentSoft,
  color: vars.accentText,
  fontWeight: fontWeight.strong,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  userSelect: "none",
});
export const size = kitVariants({
  small: { inlineSize: 32, blockSize: 32, fontSize: fontSize[14] },
  medium: { inlineSize: 48, blockSize: 48, fontSize: fontSize[20] },
  large: { inlineSize: 72, blockSize: 72, fontSize: fontSize[32] },
});
export const picture = kit({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
