import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// Inside this package, so that the built package finds what it is built with.
const root = mkdtempSync(join(import.meta.dirname, "../library-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SOURCES = {
  "package.json": JSON.stringify({
    name: "sample",
    type: "module",
    exports: { ".": { "@baize/source": "./src/index.ts" } },
  }),
  "tsup.config.ts": 'import { library } from "../src/library.ts";\nexport default library(["src/program.ts"]);\n',
  "src/index.ts": 'export { panel } from "./panel/panel.tsx";\nexport const later = () => import("./later.ts");\n',
  "src/later.ts": "export const answer = 42;\n",
  "src/program.ts": "#!/usr/bin/env node\nconsole.log(1);\n",
  "src/unreached.ts": "export const answer = 41;\n",
  "src/panel/panel.tsx": 'import { panel as name } from "./panel.css.ts";\nexport const panel: string = name;\n',
  "src/panel/panel.css.ts": `import { style } from "@vanilla-extract/css";
import { ground } from "../ground.css.ts";
export const panel = style([ground, { color: "red" }]);
`,
  "src/ground.css.ts": `import { style } from "@vanilla-extract/css";
export const sides = (room: string): string => room;
export const ground = style({ background: "black" });
`,
};
const built = (file: string): string => readFileSync(join(root, "dist", file), "utf8");

beforeAll(() => {
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const tsup = fileURLToPath(new URL("cli-default.js", import.meta.resolve("tsup")));
  execFileSync(process.execPath, [tsup], { cwd: root });
}, 60_000);

describe("a published package", () => {
  it("has one module for each that its doors and programs reach, and a sheet for each module of styles", () => {
    const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /\.(?:js|css)$/.test(file)).toSorted()).toEqual([
      "ground.css",
      "index.js",
      "later.js",
      "panel/panel.css",
      "panel/panel.js",
      "panel/panel.styles.js",
      "program.js",
    ]);
  });
  it("imports its styles where it needs them", () => {
    expect(built("index.js")).toContain('"./panel/panel.js"');
    expect(built("index.js")).toContain('import("./later.js")');
    expect(built("panel/panel.js")).toContain('"./panel.styles.js"');
    expect(built("panel/panel.styles.js")).toMatch(/^import "\.\.\/ground\.css";\nimport "\.\/panel\.css";$/m);
  });
  it("names in its modules the classes that its sheets have rules for", () => {
    const [, names = ""] = /panel = "([^"]+)"/.exec(built("panel/panel.styles.js")) ?? [];
    const sheets = `${built("ground.css")}${built("panel/panel.css")}`;
    expect(names.split(" ")).toHaveLength(2);
    for (const name of names.split(" ")) expect(sheets).toContain(`.${name} {`);
    expect(sheets).toContain("color: red");
  });
});
