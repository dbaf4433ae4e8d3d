import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { searchWordsOf } from "./testing/search-words-of.ts";

/**
 * Writes how the names of games and providers are read as search-words.json; with --check it only says, by exit code
 * 1, that the file is not up to date.
 */
const file = fileURLToPath(new URL("search-words.json", import.meta.url));
const text = `${JSON.stringify(searchWordsOf(), null, 2)}\n`;
const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;

if (isCurrent) process.stdout.write("search-words.json is up to date\n");
else if (process.argv.includes("--check")) {
  process.stderr.write("search-words.json is not what the names say. Run: pnpm gen\n");
  process.exitCode = 1;
} else {
  writeFileSync(file, text);
  process.stdout.write("search-words.json written\n");
}
