export { promo } from "./feature.ts";
