import { kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, fontWeight } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const badge = kit({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 4,
  minBlockSize: 20,
  paddingInline: 7,
  borderRadius: `min(${vars.radiusControl}, 10px)`,
  fontSize: fontSize[12],
  lineHeight: 1,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { "(forced-colors: active)": { border: "1px solid currentColor" } },
});
export const tone = kitVariants({
  neutral: { background: vars.line, color: vars.text },
  accent: { background: vars.accent, color: vars.onAccent },
  soft: { background: vars.accentSoft, color: vars.accentText },
  win: { background: vars.winSoft, color: vars.win },
  info: { background: vars.infoSoft, color: vars.info },
  warning: { background: vars.warningSoft, color: vars.warning },
  danger: { background: vars.dangerSoft, color: vars.danger },
});
export const count = kit({
  minInlineSize: 18,
  minBlockSize: 18,
  paddingInline: 5,
  borderRadius: 9,
  background: vars.danger,
  color: vars.onDanger,
  fontSize: fontSize[12],
});
