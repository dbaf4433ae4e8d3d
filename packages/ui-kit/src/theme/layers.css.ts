import { globalLayer } from "@vanilla-extract/css";

/**
 * Cascade layers of the kit, weakest first. Feature styles stand outside any layer and so always win
 * over the kit without specificity fights.
 */
export const layers = {
  reset: globalLayer("bz-reset"),
  theme: globalLayer("bz-theme"),
  kit: globalLayer("bz-kit"),
  /** What a brand's chosen styles change in the kit. */
  brand: globalLayer("bz-brand"),
};
