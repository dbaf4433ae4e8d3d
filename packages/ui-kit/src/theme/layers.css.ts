import { globalLayer } from "@vanilla-extract/css";

import { LAYERS } from "./layer-order.ts";

const [reset, theme, kit, brand] = LAYERS;

/**
 * Cascade layers of the kit, weakest first. Feature styles are outside any layer and so always win
 * over the kit without specificity fights.
 */
export const layers = {
  reset: globalLayer(reset),
  theme: globalLayer(theme),
  kit: globalLayer(kit),
  /** What a brand's chosen styles change in the kit. */
  brand: globalLayer(brand),
};
