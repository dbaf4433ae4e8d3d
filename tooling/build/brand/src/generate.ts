import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { appFiles } from "./app-files.ts";
import { brandCodes, loadBrand, repositoryRoot } from "./load-brand.ts";

/** What stands in an app's folder without being ours to generate: tools' own folders. */
const passing = new Set(["node_modules", "dist", ".turbo"]);

export interface Drift {
  readonly path: string;
  readonly kind: "missing" | "changed" | "extra";
}

const wanted = (root: string): Record<string, string> => {
  const isWorkspace = existsSync(join(root, "pnpm-workspace.yaml"));
  const files = brandCodes(root).map((code) => appFiles(loadBrand(code, root), isWorkspace));
  return Object.assign({}, ...files) as Record<string, string>;
};

const present = (root: string): string[] => {
  const apps = join(root, "apps");
  if (!existsSync(apps)) return [];
  return readdirSync(apps, { withFileTypes: true }).flatMap((app) =>
    app.isDirectory()
      ? readdirSync(join(apps, app.name))
          .filter((name) => !passing.has(name))
          .map((name) => `apps/${app.name}/${name}`)
      : [`apps/${app.name}`],
  );
};

/** Where `apps/` differs from what `brands/` asks for; empty when nothing does. */
export const findDrift = (root = repositoryRoot): Drift[] => {
  const files = wanted(root);
  const changed = Object.entries(files).flatMap(([path, text]): Drift[] => {
    if (!existsSync(join(root, path))) return [{ path, kind: "missing" }];
    return readFileSync(join(root, path), "utf8") === text ? [] : [{ path, kind: "changed" }];
  });
  const extra = present(root).filter((path) => !Object.hasOwn(files, path));
  return [...changed, ...extra.map((path): Drift => ({ path, kind: "extra" }))];
};

/** Makes `apps/` what `brands/` asks for; gives back what it had to change. */
export const generate = (root = repositoryRoot): Drift[] => {
  const files = wanted(root);
  const drift = findDrift(root);
  for (const { path, kind } of drift) {
    const target = join(root, path);
    if (kind === "extra") {
      rmSync(target, { recursive: true, force: true });
    } else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, files[path] ?? "");
    }
  }
  for (const app of existsSync(join(root, "apps")) ? readdirSync(join(root, "apps")) : []) {
    if (!brandCodes(root).includes(app)) rmSync(join(root, "apps", app), { recursive: true, force: true });
  }
  return drift;
};
