import { kit } from "../style/kit-style.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

/** `--bz-bottom-bar` is the height of the site's bottom tabs, `--bz-keyboard` what the keyboard covers. */
const overBars = "max(var(--bz-keyboard, 0px), var(--bz-bottom-bar, 0px))";

export const place = kit({
  position: "sticky",
  zIndex: 10,
  insetBlockEnd: overBars,
  marginInline: `calc(${space[4]} * -1)`,
  "@media": {
    // Its form may begin below the first view there. The place is kept free behind the last entry.
    [media.sideways]: { position: "static", minBlockSize: 72 },
    [media.desktop]: { position: "static", marginInline: 0 },
  },
});
export const bar = kit({
  paddingInline: space[4],
  paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom, 0px))`,
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  background: vars.canvas,
  borderBlockStart: `1px solid ${vars.line}`,
  "@media": {
    [media.sideways]: {
      position: "fixed",
      zIndex: 10,
      insetInline: 0,
      insetBlockEnd: overBars,
      paddingBlock: space[2],
    },
    [media.desktop]: { padding: 0, border: 0, background: "transparent" },
  },
});
export const summary = kit({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[3],
  fontSize: fontSize[14],
  color: vars.textMuted,
  "@media": { [media.sideways]: { display: "none" } },
});
