export { baseTheme } from "./base-theme.ts";
export { layerOrder } from "./layer-order.ts";
export { contrastRatio } from "./contrast-ratio.ts";
export { fontSize, fontWeight, lineHeight, media, motion, space } from "./scale.ts";
export type { FontSize, Space } from "./scale.ts";
export { checkTheme, themeCss } from "./theme-css.ts";
export type { ThemeFault } from "./theme-css.ts";
export type { BrandTheme, ColorTokens, DepthTokens, SchemeTokens, ShapeTokens, TokenName, Tokens } from "./tokens.ts";
export { vars } from "./vars.css.ts";
