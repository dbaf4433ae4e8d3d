export { testBrand } from "./test-brand.ts";
export { placesOf, textsOf } from "./texts-of.ts";
export { translatePage } from "./translate-page.ts";
