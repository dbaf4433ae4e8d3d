import { fontSize, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const focus = { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } as const;

const row = {
  appearance: "none",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: 48,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
} as const;

export const trigger = style({
  ...row,
  paddingInline: space[4],
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.radiusControl,
  background: vars.field,
  color: vars.text,
  selectors: { "&:focus-visible": focus },
});
export const invalid = style({ borderColor: vars.danger });
export const value = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const hint = style({ color: vars.textMuted });
export const panel = style({ display: "grid", gap: space[3] });
export const none = style({ margin: 0, paddingBlock: space[6], textAlign: "center", color: vars.textMuted });
export const group = style({ margin: 0, paddingBlock: space[2], fontSize: fontSize[13], color: vars.textMuted });
export const list = style({ ...plainList, display: "grid", gap: space[1] });
export const option = style({
  ...row,
  paddingInline: space[3],
  border: 0,
  borderRadius: vars.radiusMd,
  background: "transparent",
  color: "inherit",
  selectors: {
    "&:focus-visible": focus,
    '&[aria-pressed="true"]': { background: vars.accentSoft },
    "&:disabled": { cursor: "not-allowed", color: vars.textMuted },
  },
  "@media": { [media.hover]: { selectors: { "&:hover:enabled": { background: vars.field } } } },
});
