import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "@baize/brand";
import { run, tryToRun } from "./run.ts";

/** What an app may have one copy of: two would not share their contexts. */
const SINGLE = ["react", "react-dom", "react-router-dom", "@tanstack/react-query", "jotai", "@baize/ui-kit"];

/** The version of a package in this repository, so that a rehearsal does not depend on what came out meanwhile. */
const versionHere = (name: string): string =>
  (JSON.parse(readFileSync(join(repositoryRoot, "node_modules", name, "package.json"), "utf8")) as { version: string })
    .version;

export interface Published {
  readonly names: readonly string[];
  readonly version: string;
}

/** Makes a brand team's project in an empty folder, as docs/guides/brands.md says, and installs it with npm. */
export const installProject = async (root: string, { names, version }: Published, npmrc: string): Promise<void> => {
  mkdirSync(root);
  const own = Object.fromEntries(names.map((name) => [name, version]));
  const others = [...SINGLE.filter((name) => !name.startsWith("@baize/")), "vite"];
  const manifest = {
    name: "brand-project",
    private: true,
    type: "module",
    dependencies: { ...own, ...Object.fromEntries(others.map((name) => [name, versionHere(name)])) },
  };
  writeFileSync(join(root, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(root, ".npmrc"), npmrc);
  await run(root, "npm", "install", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund");
  for (const name of SINGLE) {
    const copies = globSync(`**/node_modules/${name}/package.json`, { cwd: root });
    if (copies.length !== 1) throw new Error(`${name} is installed ${copies.length} times: ${copies.join(", ")}`);
  }
};

/** Builds a brand of this repository in the project; gives the folder that its host would serve. */
export const buildBrand = async (root: string, code: string): Promise<string> => {
  const tool = async (...args: readonly string[]): Promise<string> => run(root, "npx", "--no-install", ...args);
  cpSync(join(repositoryRoot, "brands", code), join(root, "brands", code), { recursive: true });
  await tool("baize-brand", "gen");
  await tool("baize-brand", "gen", "--check");
  await tool("vite", "build", `apps/${code}`, "--logLevel", "warn");
  return join(root, "apps", code, "dist");
};

/** A draft is complete at once, but has no licence, and is not built. */
export const refuseDraft = async (root: string): Promise<void> => {
  await run(root, "npx", "--no-install", "baize-brand", "new", "draft");
  const { code, printed } = await tryToRun(root, "npx", "--no-install", "vite", "build", "apps/draft");
  if (code === 0 || !printed.includes('brands/draft/brand.json, key "licence"'))
    throw new Error(`A brand without a licence was not refused:\n${printed}`);
};
