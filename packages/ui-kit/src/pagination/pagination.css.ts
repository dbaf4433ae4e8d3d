import { kit } from "../style/kit-style.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const bar = kit({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const range = kit({
  fontSize: fontSize[13],
  color: vars.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const pages = kit({ display: "flex", alignItems: "center", gap: space[1] });
export const number = kit({
  display: "none",
  fontVariantNumeric: "tabular-nums",
  minInlineSize: 40,
  color: vars.textMuted,
  "@media": { [media.tablet]: { display: "inline-grid" } },
});
export const current = kit({
  borderColor: vars.accentText,
  color: vars.accentText,
  background: vars.accentSoft,
});
export const gap = kit({
  display: "none",
  color: vars.textFaint,
  "@media": { [media.tablet]: { display: "inline" } },
});
export const short = kit({
  fontSize: fontSize[14],
  paddingInline: space[2],
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.tablet]: { display: "none" } },
});
