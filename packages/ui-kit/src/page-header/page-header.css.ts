import { focusRing, kit } from "../style/kit-style.ts";
import { heading } from "../theme/mixins.ts";
import { fontSize, lineHeight, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const header = kit({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
});
export const back = kit({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 44,
  blockSize: 44,
  marginInlineStart: `calc(${space[3]} * -1)`,
  borderRadius: vars.radiusPill,
  color: vars.textMuted,
  fontSize: fontSize[20],
  selectors: { "&:focus-visible": focusRing },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.text, background: vars.accentSoft } } },
  },
});
export const words = kit({ flex: 1, minInlineSize: 160 });
export const title = kit({
  ...heading,
  fontSize: fontSize[24],
  lineHeight: lineHeight.tight,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: fontSize[32] } },
});
export const detail = kit({
  margin: 0,
  marginBlockStart: space[2],
  fontSize: fontSize[14],
  color: vars.textMuted,
  maxInlineSize: "70ch",
});
