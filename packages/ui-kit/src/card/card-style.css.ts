import { kitVariants } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

/** What a brand's card style means for panels. */
export const panel = kitVariants(
  {
    outline: {},
    raised: {
      borderColor: "transparent",
      boxShadow: `inset 0 1px 0 rgb(255 255 255 / 0.05), ${vars.shadow1}, ${vars.shadow1}`,
    },
    flat: { borderColor: "transparent" },
    soft: {
      borderColor: "transparent",
      backgroundImage: `linear-gradient(180deg, ${vars.accentSoft}, transparent 140px)`,
    },
  },
  "panel",
  layers.brand,
);

/** What it means for game tiles. */
export const tile = kitVariants(
  {
    outline: {
      gap: space[1],
      padding: 5,
      border: `1px solid ${vars.line}`,
      borderRadius: `calc(${vars.radiusMd} + 5px)`,
      background: vars.surface,
    },
    raised: {},
    flat: {},
    soft: { borderRadius: vars.radiusMd, background: vars.surface, overflow: "hidden" },
  },
  "tile",
  layers.brand,
);
export const tileCover = kitVariants(
  { outline: {}, raised: { boxShadow: vars.shadow1 }, flat: {}, soft: { borderRadius: 0 } },
  "cover",
  layers.brand,
);
export const tileWords = kitVariants(
  {
    outline: { paddingInlineStart: space[1], paddingBlockEnd: space[1] },
    raised: {},
    flat: {},
    soft: { paddingInlineStart: space[3], paddingBlockEnd: space[3] },
  },
  "words",
  layers.brand,
);
/** Corner of the cover, inside a framed tile. */
export const tileCorner = kitVariants(
  { outline: { insetBlockStart: 9, insetInlineEnd: 9 }, raised: {}, flat: {}, soft: {} },
  "corner",
  layers.brand,
);
