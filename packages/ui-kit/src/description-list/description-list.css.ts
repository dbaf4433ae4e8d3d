import { kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const list = kit({ margin: 0, display: "flex", flexDirection: "column" });
export const row = kit({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});
export const term = kit({
  flexShrink: 0,
  fontSize: fontSize[14],
  color: vars.textMuted,
  margin: 0,
});
export const detail = kit({
  margin: 0,
  minInlineSize: 0,
  fontSize: fontSize[14],
  textAlign: "end",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
export const strong = kit({
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  color: vars.text,
});
