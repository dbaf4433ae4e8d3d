import assert from "node:assert/strict";
import { test } from "node:test";
import { checkPage } from "./security-page.mjs";

const PAGE = [
  "| chapter | items | held | n/a | not held |",
  "| 1 encoding | 2 | 1 | 0 | 1 |",
  "| 10 OAuth | 2 | 0 | 2 | 0 |",
  "| all | 4 | 1 | 2 | 1 |",
  "| 1.1.1 | one | held | `tooling/a/src/b.ts`, `package.json` |",
  "| 1.1.2 | two | not held | the `secret.json` of the data folder |",
  "None is used. Not applicable: 10.1.1, 10.1.2.",
  "`pnpm soak`, `pnpm --filter @baize/a test`, `npm test`, `pnpm sbom --format x`",
].join("\n");
const there = {
  exists: (path) => ["tooling/a/src/b.ts", "package.json"].includes(path),
  scriptsOf: (owner) => (owner === "" ? ["soak", "test"] : ["test"]),
  items: 4,
};
const check = (change) => checkPage(change(PAGE), there);

test("finds nothing on a page that is true", () => {
  assert.deepEqual(
    check((page) => page),
    [],
  );
});

test("finds a path and a command that are not there", () => {
  assert.deepEqual(
    check((page) => page.replace("b.ts", "c.ts")),
    ["tooling/a/src/c.ts does not exist"],
  );
  assert.deepEqual(
    check((page) => page.replace("pnpm soak", "pnpm souk")),
    ['there is no command "pnpm souk"'],
  );
  const other = check((page) => page.replace("@baize/a test", "@baize/a soak"));
  assert.deepEqual(other, ['there is no command "pnpm --filter @baize/a soak"']);
});

test("finds totals that are not those of the rows, and items that are missing or listed twice", () => {
  assert.equal(check((page) => page.replace("| held | `", "| n/a | `")).length, 2);
  assert.equal(check((page) => page.replace("10.1.1, 10.1.2", "10.1.1")).length, 3);
  assert.match(check((page) => page.replace("| 1.1.2 |", "| 1.1.1 |"))[0] ?? "", /3 items stand in 4 places/);
});
