export { brandApp, sharedConfig } from "./brand-app.ts";
export { brandAssets } from "./brand-assets.ts";
export { buildAll } from "./build-all.ts";
export { chunksFrom, readManifest } from "./manifest.ts";
export { BUDGET, BUDGETS } from "./page-budgets.ts";
export { weighPages } from "./weights.ts";
