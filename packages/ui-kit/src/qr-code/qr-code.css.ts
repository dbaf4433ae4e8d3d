import { kit } from "../style/kit-style.ts";
import { vars } from "../theme/vars.css.ts";

export const qr = kit({
  display: "block",
  inlineSize: 168,
  blockSize: 168,
  borderRadius: vars.radiusMd,
  background: "#fff",
  flexShrink: 0,
});
