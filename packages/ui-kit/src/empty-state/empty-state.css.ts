import { kit } from "../style/kit-style.ts";
import { heading } from "../theme/mixins.ts";
import { fontSize, lineHeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const state = kit({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  paddingBlock: space[10],
  paddingInline: space[4],
  textAlign: "center",
});
export const compact = kit({ paddingBlock: space[6] });
export const title = kit({
  ...heading,
  fontSize: fontSize[16],
  lineHeight: lineHeight.heading,
});
export const body = kit({
  margin: 0,
  maxInlineSize: "44ch",
  fontSize: fontSize[14],
  color: vars.textMuted,
  textWrap: "balance",
});
export const actions = kit({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  marginBlockStart: space[3],
});

export const art = kit({ inlineSize: 180, blockSize: "auto", marginBlockEnd: space[2] });
const stroke = {
  fill: "none",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
export const artGround = kit({ fill: vars.accentSoft });
export const artFaint = kit({ ...stroke, stroke: vars.line });
export const artSheet = kit({ ...stroke, fill: vars.surface, stroke: vars.textFaint });
export const artLine = kit({ ...stroke, stroke: vars.textFaint });
export const artAccent = kit({ ...stroke, stroke: vars.accentText, strokeWidth: 2.5 });
export const artDot = kit({ fill: vars.accentText });
