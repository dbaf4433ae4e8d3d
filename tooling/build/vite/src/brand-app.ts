import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { loadBrand, loadReleasedBrand, repositoryRoot } from "@baize/brand";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from "vite";
import { brandAssets } from "./brand-assets.ts";
import { compiledWords } from "./compiled-words.ts";
import { readManifest } from "./manifest.ts";
import { oldEnough } from "./old-enough.ts";
import { FOREIGN, ownModule } from "./own-module.ts";
import { patientParts } from "./patient-parts.ts";
import { precompress } from "./precompress.ts";
import { writeDocuments } from "./write-documents.ts";
import { withoutSummaries } from "./without-summaries.ts";
import { writeWorkers } from "./write-workers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Serves a brand's files in development and emits them in a build. */
const files = (code: string): Plugin => ({
  name: "baize:brand-files",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
      if (!path.startsWith("brand/")) return next();
      brandAssets(loadBrand(code)).then(({ [path]: file }) => {
        if (file === undefined) return next();
        response.setHeader("content-type", TYPES[extname(path)] ?? "");
        response.end(file);
      }, next);
    });
  },
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await brandAssets(loadBrand(code))))
      this.emitFile({ type: "asset", fileName, source });
  },
});

/** Refuses a brand without a licence; adds the rendered documents and the service worker to a finished build. */
const finish = (code: string, folder: string): Plugin => ({
  name: "baize:finish",
  apply: "build",
  config() {
    loadReleasedBrand(code);
  },
  closeBundle: {
    order: "post",
    sequential: true,
    async handler(error) {
      if (error !== undefined) return;
      await precompress(join(folder, "assets"));
      await writeDocuments([{ code, folder }], readManifest(folder), { ...sharedConfig(), root: join(folder, "..") });
      await writeWorkers([folder]);
    },
  },
});

/** Version of this package, which all packages of the site share. */
const packageVersion = (): string => {
  const file = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(file) as { readonly version: string }).version;
};

/** What every brand's build shares: workspace sources, few chunks, one style sheet per entry. */
export const sharedConfig = (): InlineConfig => ({
  configFile: false,
  define: { BAIZE_VERSION: JSON.stringify(packageVersion()) },
  plugins: [react(), vanillaExtractPlugin(), compiledWords(), patientParts(), withoutSummaries(), oldEnough()],
  resolve: { conditions: ["@baize/source", ...defaultClientConditions], dedupe: ["react", "react-dom", "jotai"] },
  // vanilla-extract evaluates style modules in a server environment of its own
  environments: { ssr: { resolve: { conditions: ["@baize/source", ...defaultServerConditions] } } },
  build: {
    target: "baseline-widely-available",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    manifest: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // a shared part would be named after all who share it
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: "react",
              tags: ["$initial"],
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 4,
            },
            { name: "vendor", tags: ["$initial"], test: FOREIGN, priority: 3 },
            // fallen back on at once and asked for by name, so that it is a file of its own
            { name: "words", test: ownModule("ui-kit", "messages/zh-CN"), priority: 5 },
            // what every first view needs of ours is one file; a brand's own part stays apart
            { name: "shell", tags: ["$initial"], test: ownModule("[\\w-]+", ".*"), priority: 2 },
            // what most pages share is one file
            {
              name: "kit",
              minShareCount: 14,
              test: ownModule("(?:ui-kit|domain|api-client)", "(?!contract/).*"),
              priority: 1.5,
            },
            // what several pages share goes together by who needs it, small pieces with their neighbours
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 1 },
          ],
        },
      },
    },
  },
});

/** The Vite configuration of one generated app. */
export const brandApp = (code: string): InlineConfig => {
  const shared = sharedConfig();
  const { configFile: _configFile, ...config } = shared;
  return {
    ...config,
    root: join(repositoryRoot, "apps", code),
    publicDir: false,
    plugins: [...(shared.plugins ?? []), files(code), finish(code, join(repositoryRoot, "apps", code, "dist"))],
    build: { ...shared.build, outDir: "dist" },
    server: { host: "127.0.0.1", fs: { allow: [repositoryRoot] } },
  };
};
