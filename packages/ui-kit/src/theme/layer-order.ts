/** The kit's cascade layers, weakest first. */
export const LAYERS = ["bz-reset", "bz-theme", "bz-kit", "bz-brand"] as const;

/**
 * The first statement of a page's styles: the browser takes the order of layers from where it first meets
 * them, and split style sheets arrive in any order.
 */
export const layerOrder = `@layer ${LAYERS.join(",")};`;
