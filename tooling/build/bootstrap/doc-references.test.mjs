import assert from "node:assert/strict";
import { test } from "node:test";
import { anchorsOf, checkReferences } from "./doc-references.mjs";

const FILES = {
  "docs/rules.md": '<a id="r7"></a>\n### R7 Log-out\n| <a id="f05"></a>F05 | full |',
  "docs/specification.md": '<a id="s4-2"></a>\n### 4.2 Token\n<a id="s9-4"></a>',
  "docs/field-problems.md": '<a id="fp1"></a><a id="fp8"></a>',
  "packages/a/src/index.ts": "",
};
const world = {
  exists: (path) => path in FILES,
  read: (path) => FILES[path],
  decisions: new Set(["007"]),
};
const inCode = (text) => checkReferences("packages/a/src/b.ts", text, world);
const inPage = (text) => checkReferences("packages/a/README.md", text, world);

test("knows written anchors and those of headings", () => {
  assert.deepEqual([...anchorsOf('## In `two` words!\n<a id="x-1"></a>')], ["x-1", "in-two-words"]);
});

test("finds nothing where every page and item is there", () => {
  assert.deepEqual(inCode("/** Once (docs/rules.md R7, docs/specification.md §4.2 and §9.4; decision 007). */"), []);
  assert.deepEqual(inCode("/**\n * Entry (docs/field-problems.md FP1 to\n * FP8; docs/rules.md F05).\n */"), []);
  assert.deepEqual(
    inPage("[rule](../../docs/rules.md#r7), `packages/a/src/index.ts`, `src/index.ts`, `src/<x>.ts`"),
    [],
  );
});

test("finds a page and items that are not there", () => {
  assert.deepEqual(inCode("// docs/laws.md R7"), ["docs/laws.md does not exist"]);
  assert.deepEqual(inCode("// docs/rules.md R7 and R70"), ["docs/rules.md has no R70"]);
  assert.deepEqual(inCode("/* docs/specification.md §4.2,\n * §4.3 */"), ["docs/specification.md has no §4.3"]);
});

test("finds a decision that is not there", () => {
  assert.deepEqual(inCode("// see decision 008"), ["there is no decision 008"]);
});

test("finds a reference that names no page", () => {
  for (const text of [
    "Specification §4",
    "the specification (§9)",
    "Safety, rule 22",
    "Safety, F23",
    "Field problems 1 to 8",
  ])
    assert.match(inCode(`// ${text}`).join(), /names no page/, text);
  assert.deepEqual(inCode('const safety = "Safety";'), []);
});

test("finds links and paths of a document that lead nowhere", () => {
  assert.deepEqual(inPage("[a](../b.md) [b](../../docs/rules.md#r8) [c](https://a.example/b.md)"), [
    "packages/b.md does not exist",
    "docs/rules.md has no #r8",
  ]);
  assert.deepEqual(inPage("`tooling/x/y.ts` and `src/gone.ts`"), [
    "tooling/x/y.ts does not exist",
    "packages/a/src/gone.ts does not exist",
  ]);
});
