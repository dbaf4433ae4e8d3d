// Writes everything that is generated: lists of words, brand apps, how games' names are read, the OpenAPI document.
// With --check, fails where they drifted.
import { spawnSync } from "node:child_process";

const args = process.argv.slice(2);
const results = [
  ["tooling/build/bootstrap/catalogues.mjs", ...args],
  ["tooling/build/brand/src/cli.ts", "gen", ...args],
  ["tooling/backend/provider/src/catalogue/write-search-words.ts", ...args],
  ["tooling/backend/server/src/write-openapi.ts", ...args],
].map((program) => spawnSync(process.execPath, ["-C", "@baize/source", ...program], { stdio: "inherit" }).status);
process.exit(results.every((status) => status === 0) ? 0 : 1);
