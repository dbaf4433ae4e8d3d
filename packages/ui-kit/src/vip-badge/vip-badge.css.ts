import { kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, fontWeight } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const badge = kit({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontFamily: vars.fontFigures,
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
});
export const size = kitVariants({
  small: { fontSize: fontSize[12] },
  medium: { fontSize: fontSize[14] },
  large: { fontSize: fontSize[20] },
});
export const picture = kitVariants(
  {
    small: { inlineSize: 20, blockSize: 20 },
    medium: { inlineSize: 32, blockSize: 32 },
    large: { inlineSize: 72, blockSize: 72 },
  },
  "picture",
);
