import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "@baize/brand";
import { openApiDocument } from "./openapi.ts";

/**
 * Writes the contract as docs/openapi.json; with --check it only says, by exit code 1, that the file is not up to date.
 */
const file = join(repositoryRoot, "docs", "openapi.json");
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;

if (isCurrent) process.stdout.write("docs/openapi.json is up to date\n");
else if (process.argv.includes("--check")) {
  process.stderr.write("docs/openapi.json is not what the contract says. Run: pnpm gen\n");
  process.exitCode = 1;
} else {
  writeFileSync(file, text);
  process.stdout.write("docs/openapi.json written\n");
}
