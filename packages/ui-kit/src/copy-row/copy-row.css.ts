import { kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const row = kit({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  minBlockSize: 56,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});
export const words = kit({ minInlineSize: 0, display: "flex", flexDirection: "column" });
export const label = kit({ fontSize: fontSize[13], color: vars.textMuted });
export const value = kit({
  fontSize: fontSize[16],
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  userSelect: "all",
});
export const strong = kit({ fontSize: fontSize[20], fontWeight: fontWeight.strong });
export const help = kit({ fontSize: fontSize[13], color: vars.warning });
