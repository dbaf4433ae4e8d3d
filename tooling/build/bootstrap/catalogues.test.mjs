import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { catalogues, localesOf } from "./catalogues.mjs";

const root = mkdtempSync(join(tmpdir(), "baize-words-"));
after(() => rmSync(root, { recursive: true, force: true }));
const add = (file) => {
  const path = join(root, "packages", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
};
for (const file of ["zh-CN.ts", "en.ts", "zh-CN/navigation.ts", "en/navigation.ts", "en/parts.ts"])
  add(`shop/src/messages/${file}`);
for (const file of ["zh-CN.ts", "en.ts"]) add(`ui-kit/src/messages/${file}`);
add("domain/src/index.ts");

test("every owner of words gets a file that loads each language when it is shown", () => {
  const files = catalogues(root, ["zh-CN", "en"]);
  assert.deepEqual(
    new Set(files.keys()),
    new Set([
      "packages/domain/src/site-locales.ts",
      "packages/shop/src/catalogues.ts",
      "packages/ui-kit/src/catalogues.ts",
    ]),
  );
  const shop = files.get("packages/shop/src/catalogues.ts");
  assert.match(shop, /"zh-CN": async \(\) => \(\{ messages: \(await import\("\.\/messages\/zh-CN\.ts"\)\)\.zhCN \}\)/);
  assert.match(shop, / en: async \(\) => \(\{ messages: \(await import\("\.\/messages\/en\.ts"\)\)\.en \}\)/);
  assert.doesNotMatch(shop, /^import .*messages\/en\.ts/m);
});

test("labels of menus come at once, in all languages, where the owner has some", () => {
  const files = catalogues(root, ["zh-CN", "en"]);
  assert.match(files.get("packages/shop/src/catalogues.ts"), /^import .* from "\.\/messages\/en\/navigation\.ts";$/m);
  assert.doesNotMatch(files.get("packages/ui-kit/src/catalogues.ts"), /navigation/);
});

test("the languages are those that the kit has words of, the reference first, and domain lists them", () => {
  assert.deepEqual(localesOf(root), ["zh-CN", "en"]);
  const list = catalogues(root, ["zh-CN", "en"]).get("packages/domain/src/site-locales.ts");
  assert.match(list, /^export const SITE_LOCALES = \["zh-CN", "en"\] as const;$/m);
});

test("a language without its files is refused by their names, and so are files of no language", () => {
  assert.throws(
    () => catalogues(root, ["zh-CN", "en", "ja"]),
    (error) => {
      for (const file of ["shop/src/messages/ja.ts", "shop/src/messages/ja/navigation.ts", "ui-kit/src/messages/ja.ts"])
        assert.ok(error.message.includes(`packages/${file} is missing`), file);
      return true;
    },
  );
  assert.throws(() => catalogues(root, ["zh-CN"]), /packages\/ui-kit\/src\/messages\/en\.ts is of no language/);
});
