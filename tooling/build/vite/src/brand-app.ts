import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { loadBrand, loadReleasedBrand, repositoryRoot } from "@baize/brand";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from "vite";
import { brandAssets } from "./brand-assets.ts";
import { plannedChunks } from "./chunks.ts";
import { compiledWords } from "./compiled-words.ts";
import { readManifest } from "./manifest.ts";
import { oldEnough } from "./old-enough.ts";
import { patientParts } from "./patient-parts.ts";
import { precompress } from "./precompress.ts";
import { buildSites, renderSites } from "./render-sites.ts";
import { writeDocuments } from "./write-documents.ts";
import { withoutSummaries } from "./without-summaries.ts";
import { wordsByPage } from "./words-by-page.ts";
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
      const rendered = await renderSites(await buildSites([code], { ...sharedConfig(), root: join(folder, "..") }));
      await writeDocuments([{ code, folder }], readManifest(folder), rendered);
      await writeWorkers([folder]);
    },
  },
});

/** Version of this package, which all packages of the site share. */
const packageVersion = (): string => {
  const file = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(file) as { readonly version: string }).version;
};

/** What every brand's build shares: workspace sources, one style sheet per entry. */
const draftConfig = (): InlineConfig => ({
  configFile: false,
  define: { BAIZE_VERSION: JSON.stringify(packageVersion()) },
  plugins: [react(), vanillaExtractPlugin(), compiledWords(), wordsByPage(), patientParts(), withoutSummaries()],
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
    // the kit's Chinese words are both fallen back on and asked for by name
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});

/** The same with what checks the code. */
export const sharedConfig = (): InlineConfig => {
  const draft = draftConfig();
  return { ...draft, plugins: [...(draft.plugins ?? []), oldEnough()] };
};

/** Divides the code of a build from `sharedConfig` into files, which find each other by the document's import map. */
export const fewChunks = (): Plugin => plannedChunks(draftConfig);

/** The Vite configuration of one generated app. */
export const brandApp = (code: string): InlineConfig => {
  const shared = sharedConfig();
  const { configFile: _configFile, ...config } = shared;
  return {
    ...config,
    root: join(repositoryRoot, "apps", code),
    publicDir: false,
    plugins: [
      ...(shared.plugins ?? []),
      fewChunks(),
      files(code),
      finish(code, join(repositoryRoot, "apps", code, "dist")),
    ],
    build: { ...shared.build, outDir: "dist" },
    server: { host: "127.0.0.1", fs: { allow: [repositoryRoot] } },
  };
};
