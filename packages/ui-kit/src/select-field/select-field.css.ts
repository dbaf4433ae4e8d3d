import { globalStyle } from "@vanilla-extract/css";

import { focusRing, kit, popupSurface } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";
import { plainList } from "../theme/mixins.ts";

export const frame = kit({
  position: "relative",
  selectors: { "&:has(select:focus-visible)": { ...focusRing, outlineOffset: -1 } },
});
export const select = kit({
  appearance: "none",
  /* Over the chevron too, so the whole box opens it. */
  marginInlineEnd: `calc(${space[6]} * -1)`,
  paddingInlineEnd: space[8],
  cursor: "pointer",
  textOverflow: "ellipsis",
  selectors: { "&:disabled": { cursor: "not-allowed", opacity: 1 } },
});
export const placeholder = kit({ color: vars.textFaint });
export const chevron = kit({
  color: vars.textMuted,
  display: "inline-flex",
  flexShrink: 0,
  marginInlineStart: "auto",
  pointerEvents: "none",
});

const part = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { "@layer": { [layers.kit]: rule } });
part(`${select} option, ${select} optgroup`, { background: vars.raised, color: vars.text });

/* Where the browser lets a page draw the list of its own select, it looks like the kit's menus. */
const drawn = (selector: string, rule: Record<string, string | number>): void =>
  part(selector, { "@supports": { "(appearance: base-select)": rule } });
drawn(`${select}, ${select}::picker(select)`, { appearance: "base-select" });
drawn(`${select}`, { display: "flex", alignItems: "center", border: "0" });
drawn(`${select}::picker-icon`, { display: "none" });
drawn(`${select}::picker(select)`, {
  marginBlock: "8px",
  marginInlineStart: `calc(${space[3]} * -1)`,
  minInlineSize: `calc(anchor-size(self-inline) + ${space[6]})`,
  ...popupSurface,
});
drawn(`${select} option`, {
  minBlockSize: "40px",
  alignItems: "center",
  paddingInline: space[3],
  borderRadius: `calc(${vars.radiusMd} - 4px)`,
  fontSize: fontSize[14],
});
drawn(`${select} option:is(:hover, :focus-visible)`, {
  background: vars.accentSoft,
  outline: "none",
});
drawn(`${select} option:disabled`, { color: vars.textFaint, background: "transparent" });
drawn(`${select} option::checkmark`, {
  order: 1,
  marginInlineStart: "auto",
  color: vars.accentText,
});
drawn(`${select} optgroup`, { fontSize: fontSize[12], color: vars.textFaint });

export const trigger = kit({
  inlineSize: "100%",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { ...focusRing, outlineOffset: -1 },
    "&:disabled": { cursor: "not-allowed" },
  },
});
export const value = kit({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: 10,
  fontSize: fontSize[16],
});
export const valueText = kit({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const search = kit({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  color: vars.textMuted,
  "@media": { [media.touch]: { minBlockSize: 48 } },
});
export const list = kit({ ...plainList });
