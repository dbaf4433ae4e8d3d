import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadReleasedBrand, releasedCodes, repositoryRoot } from "@baize/brand";
import { build } from "vite";
import { fewChunks, sharedConfig } from "./brand-app.ts";
import { brandAssets } from "./brand-assets.ts";
import { narrowImportMap } from "./import-map.ts";
import { chunksFrom, readManifest } from "./manifest.ts";
import { precompress } from "./precompress.ts";
import { writeDocuments } from "./write-documents.ts";
import { writeWorkers } from "./write-workers.ts";

/** Puts a file of the shared build into a brand's folder, and what is packed of it. */
const share = (bundle: string, target: string, file: string): void => {
  for (const name of [file, `${file}.br`])
    if (existsSync(join(bundle, name))) linkSync(join(bundle, name), join(target, name));
};

/**
 * Builds brands in one run, all that have a licence: an entry per generated app, shared chunks. `dist/brands/<code>`
 * then holds what that brand's host serves and nothing of another brand.
 *
 * @throws BrandError for a brand without a licence
 */
export const buildAll = async (codes = releasedCodes()): Promise<{ out: string; codes: string[] }> => {
  const brands = codes.map((code) => loadReleasedBrand(code));
  const apps = join(repositoryRoot, "apps");
  const shared = sharedConfig();
  const bundle = join(repositoryRoot, "dist", "shared");
  const out = join(repositoryRoot, "dist", "brands");
  // Vite keeps what it finds here, and would build the development halves of libraries.
  process.env["NODE_ENV"] = "production";
  await build({
    ...shared,
    plugins: [...(shared.plugins ?? []), fewChunks()],
    root: repositoryRoot,
    publicDir: false,
    logLevel: "warn",
    build: {
      ...shared.build,
      outDir: bundle,
      rolldownOptions: {
        ...shared.build?.rolldownOptions,
        input: Object.fromEntries(codes.map((code) => [code, join(apps, code, "index.html")])),
      },
    },
  });
  await precompress(join(bundle, "assets"));
  const manifest = readManifest(bundle);
  rmSync(out, { recursive: true, force: true });
  for (const loaded of brands) {
    const { code } = loaded.brand;
    const target = join(out, code);
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
  }
  const sites = codes.map((code) => ({ code, folder: join(out, code) }));
  await writeDocuments(sites, manifest, { ...shared, root: repositoryRoot });
  await writeWorkers(sites.map(({ folder }) => folder));
  return { out, codes };
};
