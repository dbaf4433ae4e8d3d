export { appFiles } from "./app-files.ts";
export { BrandError } from "./brand-error.ts";
export { findDrift, generate } from "./generate.ts";
export type { Drift } from "./generate.ts";
export { brandCodes, loadBrand, loadReleasedBrand, releasedCodes, repositoryRoot } from "./load-brand.ts";
export type { LoadedBrand } from "./load-brand.ts";
export { newBrand } from "./new-brand.ts";
