import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

export interface Asset {
  readonly type: string;
  readonly body: string;
}

/** Scripts and styles of the game pages, read once. Their URLs contain a hash of all of them, so they are immutable. */
export interface Assets {
  readonly version: string;
  get(path: string): Asset | undefined;
}

export const readAssets = (): Assets => {
  const folder = fileURLToPath(new URL("client", import.meta.url));
  const files = new Map<string, Asset>();
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file, "utf8");
    files.set(relative(folder, file).split(sep).join("/"), { type, body });
    hash.update(body);
  }
  return { version: hash.digest("hex").slice(0, 12), get: (path) => files.get(path) };
};
