import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** What a finished build says of its files. */
export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
