import { kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const frame = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  minInlineSize: 0,
  alignItems: "flex-start",
});
export const label = kit({
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  color: vars.text,
});
