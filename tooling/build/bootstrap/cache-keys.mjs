// What no linter here can say: cache keys are derived from the call and its input, never written by hand.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const HAND_TYPED = /\b(?:queryKey|mutationKey):\s*\[|\b(?:set|get)QueryData(?:<[^()]*>)?\(\s*\[/;
/** Where keys are made, and tests, which may look for any. */
const ALLOWED = /\/call-query\.ts$|\.(?:test|stories)\./;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "packages/*/src/**"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !ALLOWED.test(file));

/** The text of a file, empty for one that git lists and the working tree lacks. */
const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};
const broken = files.filter((file) => HAND_TYPED.test(read(file)));
for (const file of broken)
  process.stderr.write(`${file}: a cache key is typed by hand. Use callQuery or callKey of @baize/api-client/react.\n`);
process.stdout.write(`${files.length} files, ${broken.length} with a cache key typed by hand\n`);
process.exit(broken.length === 0 ? 0 : 1);
