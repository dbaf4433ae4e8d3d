import { kit } from "../style/kit-style.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const bar = kit({
  position: "sticky",
  zIndex: 10,
  /* `--bz-bottom-bar` is the height of the site's bottom tabs, `--bz-keyboard` what the keyboard covers. */
  insetBlockEnd: "max(var(--bz-keyboard, 0px), var(--bz-bottom-bar, 0px))",
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[4],
  paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom, 0px))`,
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  background: vars.canvas,
  borderBlockStart: `1px solid ${vars.line}`,
  "@media": {
    [media.desktop]: {
      position: "static",
      margin: 0,
      padding: 0,
      border: 0,
      background: "transparent",
    },
  },
});
export const summary = kit({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[3],
  fontSize: fontSize[14],
  color: vars.textMuted,
});
