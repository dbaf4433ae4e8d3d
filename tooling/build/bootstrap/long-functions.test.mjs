import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const RULE = "max-lines-per-function";
const { rules, overrides } = JSON.parse(readFileSync(".oxlintrc.json", "utf8"));
const left = overrides.find((part) => Object.keys(part.rules).join() === RULE)?.files ?? [];
const folder = mkdtempSync(join(tmpdir(), "baize-lint-"));
after(() => rmSync(folder, { recursive: true, force: true }));

test("the decision names the files that may have a function over 60 lines, and no others", () => {
  const page = readFileSync("docs/decisions/025-functions-over-60-lines.md", "utf8");
  const named = [...page.matchAll(/^- `(.+)`$/gm)].map(([, file]) => file);
  assert.ok(named.length > 0);
  assert.deepEqual(new Set(named), new Set(left));
  assert.equal(named.length, left.length);
});

test("each of these files has one, so that the list only shrinks", () => {
  const config = join(folder, "lint.json");
  writeFileSync(config, JSON.stringify({ categories: { correctness: "off" }, rules: { [RULE]: rules[RULE] } }));
  const lint = [process.execPath, "node_modules/oxlint/bin/oxlint", "-c", config, "-f", "unix", ...left];
  const { stdout } = spawnSync(lint[0], lint.slice(1), { encoding: "utf8" });
  assert.deepEqual(
    left.filter((file) => !stdout.includes(`${file}:`)),
    [],
    "remove these files from the decision and from .oxlintrc.json",
  );
});
