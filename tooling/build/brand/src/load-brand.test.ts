import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, afterEach, describe, expect, it } from "vitest";
import { BrandError } from "./brand-error.ts";
import { findDrift, generate } from "./generate.ts";
import { brandCodes, loadBrand, loadReleasedBrand, releasedCodes, repositoryRoot } from "./load-brand.ts";
import { newBrand } from "./new-brand.ts";

let root = "";
const file = (): string => join(root, "brands/188/brand.json");
const edit = (change: (data: Record<string, unknown>) => void): void => {
  const data = JSON.parse(readFileSync(file(), "utf8")) as Record<string, unknown>;
  change(data);
  writeFileSync(file(), JSON.stringify(data));
};
const fault = (): BrandError => {
  try {
    loadBrand("188", root);
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
  throw new Error("the brand was accepted");
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "brands-"));
  mkdirSync(join(root, "apps"));
  cpSync(join(repositoryRoot, "brands/188"), join(root, "brands/188"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("brands of the repository", () => {
  it("are the folders of brands/, each complete", () => {
    const codes = brandCodes();
    expect(codes).toEqual(readdirSync(join(repositoryRoot, "brands")).toSorted());
    for (const code of codes) expect(loadBrand(code).brand.code).toBe(code);
  });
  it("give JPB to exactly one brand", () => {
    expect(brandCodes().filter((code) => loadBrand(code).brand.coins.jpb)).toHaveLength(1);
  });
  it("send a site code for some brands and for others none", () => {
    const withCode = brandCodes().filter((code) => loadBrand(code).brand.siteCode !== undefined);
    expect(withCode.length).toBeGreaterThan(0);
    expect(withCode.length).toBeLessThan(brandCodes().length);
  });
  it("share no site code, name, logo, accent or statistics address", () => {
    const all = brandCodes().map((code) => loadBrand(code));
    const distinct = (values: readonly (string | undefined)[]): boolean => {
      const given = values.filter((value) => value !== undefined);
      return new Set(given).size === given.length;
    };
    expect(distinct(all.map(({ brand }) => brand.siteCode))).toBe(true);
    expect(distinct(all.map(({ brand }) => brand.name))).toBe(true);
    expect(distinct(all.map(({ logo }) => logo))).toBe(true);
    expect(distinct(all.map(({ theme }) => theme.dark?.accent))).toBe(true);
    expect(distinct(all.map(({ brand }) => brand.statistics[0]?.url))).toBe(true);
  });
});

describe("a fault in a brand names the file, the key and the remedy", () => {
  it("unknown key", () => {
    edit((data) => Object.assign(data, { colour: "red" }));
    expect(fault()).toMatchObject({ file: "brands/188/brand.json", key: "colour" });
    expect(fault().message).toContain("is not a key of a brand");
  });
  it("unknown theme token", () => {
    edit((data) => Object.assign(data, { theme: { dark: { glow: "#fff" }, light: {} } }));
    expect(fault().key).toContain("glow");
  });
  it("colours that cannot be read", () => {
    edit((data) => Object.assign(data, { theme: { dark: { text: "#333333" }, light: {} } }));
    expect(fault()).toMatchObject({ key: "theme.dark.text" });
  });
  it("a value that would break out of the style sheet", () => {
    edit((data) => Object.assign(data, { theme: { dark: { text: "red;}</style>" }, light: {} } }));
    expect(fault().remedy).toContain("Correct the value");
  });
  it("wrong value", () => {
    edit((data) => Object.assign(data, { enabledCategoryIds: [1] }));
    expect(fault().key).toBe("enabledCategoryIds.0");
  });
  it("code that differs from its folder", () => {
    edit((data) => Object.assign(data, { code: "189" }));
    expect(fault()).toMatchObject({ key: "code" });
  });
  it("broken JSON", () => {
    writeFileSync(file(), "{");
    expect(fault().message).toContain("is not JSON");
  });
  it("missing drawing", () => {
    rmSync(join(root, "brands/188/logo.svg"));
    expect(fault()).toMatchObject({ file: "brands/188/logo.svg" });
  });
  it("drawing with a script", () => {
    writeFileSync(
      join(root, "brands/188/icon.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    );
    expect(fault()).toMatchObject({ file: "brands/188/icon.svg" });
  });
  it("unknown brand", () => {
    expect(() => loadBrand("999", root)).toThrow(/brands\/999: is not a brand. Use one of 188/);
  });
});

describe("a release", () => {
  it("refuses a brand without a licence, which development accepts", () => {
    newBrand("fresh", root);
    expect(loadBrand("fresh", root).brand.licence).toBeNull();
    expect(() => loadReleasedBrand("fresh", root)).toThrow(
      /^brands\/fresh\/brand\.json, key "licence": is null, so that the brand may not be released\. Add holder/,
    );
    expect(loadReleasedBrand("188", root)).toEqual(loadBrand("188", root));
    expect(releasedCodes(root)).toEqual(["188"]);
  });
});

describe("generation", () => {
  it("writes the app's files and then finds no drift", () => {
    generate(root);
    expect(findDrift(root)).toEqual([]);
    expect(readdirSync(join(root, "apps/188"))).toEqual([
      "brand.ts",
      "index.html",
      "main.tsx",
      "site.ts",
      "vite.config.ts",
    ]);
  });
  it("makes the app a package of its own in a workspace", () => {
    writeFileSync(join(root, "pnpm-workspace.yaml"), "packages: [apps/*]");
    generate(root);
    const { name } = JSON.parse(readFileSync(join(root, "apps/188/package.json"), "utf8")) as { name: string };
    expect(name).toBe("@baize-app/188");
  });
  it("finds a changed, a missing and an extra file, and mends all three", () => {
    generate(root);
    writeFileSync(join(root, "apps/188/main.tsx"), "changed");
    rmSync(join(root, "apps/188/brand.ts"));
    writeFileSync(join(root, "apps/188/extra.ts"), "");
    expect(
      findDrift(root)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["changed", "extra", "missing"]);
    generate(root);
    expect(findDrift(root)).toEqual([]);
  });
  it("removes the app of a brand that is gone", () => {
    generate(root);
    newBrand("fresh", root);
    generate(root);
    rmSync(join(root, "brands/fresh"), { recursive: true });
    generate(root);
    expect(findDrift(root)).toEqual([]);
  });
});

describe("a new brand", () => {
  it("is complete from its first draft", () => {
    newBrand("fresh", root);
    expect(loadBrand("fresh", root).brand.name).toBe("FRESH");
  });
  it("refuses a code that exists or cannot be one", () => {
    expect(() => newBrand("188", root)).toThrow(/exists already/);
    for (const code of ["", "A", "../x", "a b", "a".repeat(17)])
      expect(() => newBrand(code, root), code).toThrow(/not a possible code/);
  });
});
