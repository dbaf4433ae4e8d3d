import { kit, kitVariants } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const alert = kit({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radiusMd,
  border: "1px solid transparent",
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  color: vars.text,
});
export const tone = kitVariants({
  neutral: { background: vars.surface, borderColor: vars.line },
  win: { background: vars.winSoft },
  info: { background: vars.infoSoft },
  warning: { background: vars.warningSoft },
  danger: { background: vars.dangerSoft },
});
export const icon = kit({
  display: "inline-flex",
  flexShrink: 0,
  fontSize: fontSize[16],
  paddingBlockStart: 1,
});
export const iconTone = kitVariants({
  neutral: { color: vars.textMuted },
  win: { color: vars.win },
  info: { color: vars.info },
  warning: { color: vars.warning },
  danger: { color: vars.danger },
});
export const words = kit({ flex: 1, minInlineSize: 0 });
export const title = kit({ margin: 0, fontWeight: fontWeight.strong });
export const action = kit({ flexShrink: 0, alignSelf: "center" });
