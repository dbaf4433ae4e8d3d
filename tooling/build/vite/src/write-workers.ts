import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MOBILE_BASE, paths, routePatterns } from "@baize/domain";
import { bundleScript } from "./bundle-script.ts";

const source = (name: string): string =>
  fileURLToPath(new URL(`worker/${name}${extname(import.meta.url)}`, import.meta.url));
const sources = { site: source("site-worker"), off: source("off-worker") };

const digest = (...texts: string[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 16);
};
/** First parts of every path of the site; the root is "". */
const pages = [...new Set([...Object.values(routePatterns), MOBILE_BASE].map((path) => path.split("/")[1] ?? ""))];
/** The worker's own part is fetched with the worker, not by pages. */
const PART = /^worker-\w+\.js$/;

/**
 * Documents that a worker holds, by address: those of no page in particular, with which every host answers a path that
 * it does not know, and homes. Files by address in the folder of a built site.
 */
const DOCUMENTS = {
  "/shell": "index.html",
  [`${MOBILE_BASE}/shell`]: "app/index.html",
  [paths.home]: "home/index.html",
  [`${MOBILE_BASE}${paths.home}`]: "app/home/index.html",
};
const documentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DOCUMENTS).flatMap(([address, name]) => {
      const file = join(folder, name);
      return existsSync(file) ? [[address, digest(readFileSync(file, "utf8"))]] : [];
    }),
  );

const versionedFiles = (folder: string): string[] =>
  readdirSync(join(folder, "assets"))
    .filter((name) => !/\.(?:map|br)$/.test(name) && !PART.test(name))
    .toSorted()
    .map((name) => `/assets/${name}`);

/**
 * Writes the service workers of built sites beside their documents: `sw.js`, which precaches the versioned files, the
 * homes and the documents of no page in particular, and `sw-off.js`, to be served in its place when every browser must
 * be rid of it. What the sites share is one versioned file. Comes last: another document or file makes another version.
 *
 * @param folders each holds an `index.html` and `assets/`
 */
export const writeWorkers = async (folders: readonly string[]): Promise<void> => {
  const [code, off] = [await bundleScript(sources.site), await bundleScript(sources.off)];
  const sites = folders.map((folder) => ({
    folder,
    files: versionedFiles(folder),
    documents: documentsOf(folder),
  }));
  const [first, ...others] = sites.map(({ files }) => new Set(files));
  const shared = [...(first ?? [])].filter((file) => others.every((files) => files.has(file)));
  const part = `self.baizeSites=${JSON.stringify({ pages, files: shared })};\n${code}`;
  const partName = `assets/worker-${digest(part)}.js`;
  for (const { folder, files, documents } of sites) {
    const facts = {
      version: digest(partName, ...Object.values(documents), ...files),
      documents,
      files: files.filter((file) => !shared.includes(file)),
    };
    writeFileSync(join(folder, partName), part);
    writeFileSync(join(folder, "sw.js"), `self.baizeSite=${JSON.stringify(facts)};\nimportScripts("/${partName}");\n`);
    writeFileSync(join(folder, "sw-off.js"), off);
  }
};
