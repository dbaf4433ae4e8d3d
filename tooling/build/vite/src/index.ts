export { brandApp, sharedConfig } from "./brand-app.ts";
export { brandAssets } from "./brand-assets.ts";
export { buildAll } from "./build-all.ts";
export { chunksFrom, readManifest } from "./manifest.ts";
