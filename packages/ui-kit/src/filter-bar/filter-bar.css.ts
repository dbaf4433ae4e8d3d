import { globalStyle } from "@vanilla-extract/css";

import { kit } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const bar = kit({ display: "flex", flexDirection: "column", gap: space[3] });
export const row = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-end" } },
});
globalStyle(`${row} > *`, {
  "@layer": {
    [layers.kit]: {
      "@media": {
        [media.tablet]: {
          flex: "1 1 auto",
          minInlineSize: "min(100%, 180px)",
          maxInlineSize: "100%",
        },
      },
    },
  },
});
export const foot = kit({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minBlockSize: 32,
  fontSize: fontSize[13],
  color: vars.textMuted,
});
