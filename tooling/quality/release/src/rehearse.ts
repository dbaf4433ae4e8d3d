// pnpm release:rehearse: what a release would publish is published to a registry of this machine, installed and built
// outside the repository, and looked at beside what the repository builds.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryRoot } from "@baize/brand";
import { buildBrand, installProject, refuseDraft } from "./brand-project.ts";
import { compareStyles } from "./compare-styles.ts";
import { publishCopy } from "./publish.ts";
import { openRegistry } from "./registry.ts";
import { serve } from "./serve.ts";

const BRAND = "188";
const folder = mkdtempSync(join(tmpdir(), "baize-release-"));
const started = performance.now();
const say = (line: string): void =>
  void process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);

/** Files with names of their own, and the text of the drawings among them; parts of a build have others in each. */
const filesOf = (site: string): string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:assets|\.vite)[\\/]/.test(file))
    .map((file) => `${file.slice(site.length)}${file.endsWith(".svg") ? ` ${readFileSync(file, "utf8")}` : ""}`)
    .toSorted();

const compareFiles = (here: string, outside: string): void => {
  const [own, others] = [filesOf(here), filesOf(outside)];
  const faults = [...own.filter((one) => !others.includes(one)), ...others.filter((one) => !own.includes(one))];
  if (faults.length > 0) throw new Error(`Files differ:\n${faults.map((fault) => fault.slice(0, 120)).join("\n")}`);
  say(`${own.length} documents, workers and drawings are the same`);
};

const compareLooks = async (...folders: readonly string[]): Promise<void> => {
  const now = Date.now();
  const sites = await Promise.all(
    folders.map(async (site, index) => serve(BRAND, site, join(folder, `data-${index}`), now)),
  );
  try {
    await compareStyles(sites, say);
  } finally {
    for (const site of sites) await site.close();
  }
};

const registry = await openRegistry(folder);
try {
  const published = await publishCopy(join(folder, "copy"), registry.npmrc);
  say(`${published.names.length} packages published as ${published.version}`);
  const project = join(folder, "project");
  await installProject(project, published, registry.npmrc);
  say("installed with npm");
  const outside = await buildBrand(project, BRAND);
  say(`brand ${BRAND} generated and built`);
  await refuseDraft(project);
  say("a brand without a licence is refused");
  const here = join(repositoryRoot, "apps", BRAND, "dist");
  compareFiles(here, outside);
  await compareLooks(here, outside);
  say("the release can be made");
} finally {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
}
