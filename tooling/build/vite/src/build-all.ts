import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LoadedBrand, loadReleasedBrand, releasedCodes, repositoryRoot } from "@baize/brand";
import { build, type InlineConfig, type Manifest } from "vite";
import { fewChunks, sharedConfig } from "./brand-app.ts";
import { brandAssets } from "./brand-assets.ts";
import { narrowImportMap } from "./import-map.ts";
import { chunksFrom, readManifest } from "./manifest.ts";
import { precompress } from "./precompress.ts";
import { buildSites, renderSites } from "./render-sites.ts";
import { writeDocuments } from "./write-documents.ts";
import { writeWorkers } from "./write-workers.ts";

/** Puts a file of the shared build into a brand's folder, and what is packed of it. */
const share = (bundle: string, target: string, file: string): void => {
  for (const name of [file, `${file}.br`])
    if (existsSync(join(bundle, name))) linkSync(join(bundle, name), join(target, name));
};

/** Puts what a brand has of the shared build, and its own files, into its folder. */
const writeFiles = async (loaded: LoadedBrand, bundle: string, manifest: Manifest, target: string): Promise<void> => {
  const { code } = loaded.brand;
  const page = readFileSync(join(bundle, "apps", code, "index.html"), "utf8");
  const linked = Array.from(page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g), ([, file]) => file ?? "");
  const used = chunksFrom(manifest, [`apps/${code}/index.html`], true).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  mkdirSync(join(target, "assets"), { recursive: true });
  const files = new Set([...used, ...linked]);
  for (const file of files) share(bundle, target, file);
  for (const [file, content] of Object.entries(await brandAssets(loaded))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), content);
  }
  writeFileSync(join(target, "index.html"), narrowImportMap(page, files));
};

/** Builds brands for the browser, into a folder for each in `out`, and gives the manifest of that build. */
const buildFiles = async (brands: readonly LoadedBrand[], shared: InlineConfig, out: string): Promise<Manifest> => {
  const bundle = join(repositoryRoot, "dist", "shared");
  const input = brands.map(({ brand: { code } }) => [code, join(repositoryRoot, "apps", code, "index.html")]);
  await build({
    ...shared,
    plugins: [...(shared.plugins ?? []), fewChunks()],
    publicDir: false,
    logLevel: "warn",
    build: {
      ...shared.build,
      outDir: bundle,
      rolldownOptions: { ...shared.build?.rolldownOptions, input: Object.fromEntries(input) },
    },
  });
  await precompress(join(bundle, "assets"));
  const manifest = readManifest(bundle);
  rmSync(out, { recursive: true, force: true });
  for (const loaded of brands) await writeFiles(loaded, bundle, manifest, join(out, loaded.brand.code));
  return manifest;
};

/**
 * Builds brands in one run, all that have a licence: an entry per generated app, shared chunks. `dist/brands/<code>`
 * then holds what that brand's host serves and nothing of another brand.
 *
 * @throws BrandError for a brand without a licence
 */
export const buildAll = async (codes = releasedCodes()): Promise<{ out: string; codes: string[] }> => {
  const brands = codes.map((code) => loadReleasedBrand(code));
  const out = join(repositoryRoot, "dist", "brands");
  // Vite keeps what it finds here, and would build the development halves of libraries.
  process.env["NODE_ENV"] = "production";
  const shared = { ...sharedConfig(), root: repositoryRoot };
  const built = await buildSites(codes, shared);
  const both = [buildFiles(brands, shared, out), renderSites(built)] as const;
  // Neither is still at work when the other's error ends the run.
  await Promise.allSettled(both);
  const [manifest, rendered] = await Promise.all(both);
  const sites = codes.map((code) => ({ code, folder: join(out, code) }));
  await writeDocuments(sites, manifest, rendered);
  await writeWorkers(sites.map(({ folder }) => folder));
  return { out, codes };
};
