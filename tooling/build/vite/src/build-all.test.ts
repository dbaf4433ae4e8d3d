import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { loadBrand, releasedCodes } from "@baize/brand";
import { beforeAll, describe, expect, it } from "vitest";
import { buildAll } from "./build-all.ts";
import { readManifest } from "./manifest.ts";
import { BUDGET, BUDGETS, MARGIN, STANDS } from "./page-budgets.ts";
import { weighPages } from "./weights.ts";

const codes = releasedCodes();
let out = "";
const texts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

/** Paths of a site's documents on the desktop; the shell's is empty. */
const documentsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === "index.html" && !relative(folder, parentPath).startsWith("app"))
    .map(({ parentPath }) => relative(folder, parentPath));

/** What a document shows first, what it may show instead, and the files that it asks for before any runs. */
const partsOf = (page: string): { body: string; others: string; asked: string[] } => {
  const [, body = "", others = ""] = /<div id="root">([^]*?)<\/div>(<template[^]*<\/template>)/.exec(page) ?? [];
  const files = page.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="\/([^"]+)"|data-files="\/([^" ]+)/g);
  return { body, others, asked: Array.from(files, ([, file, later]) => file ?? later ?? "") };
};

beforeAll(async () => {
  ({ out } = await buildAll());
}, 600_000);

describe("one build of all brands", () => {
  it("gives each brand that has a licence a site of its own", () => {
    expect(readdirSync(out).toSorted()).toEqual(codes);
    for (const code of codes) {
      const page = readFileSync(join(out, code, "index.html"), "utf8");
      const files = Array.from(
        page.matchAll(/(?:src|href)="\/(assets\/[^"]+|brand\/[^"]+)"/g),
        ([, file]) => file ?? "",
      );
      expect(files.length, code).toBeGreaterThan(2);
      expect(
        files.filter((file) => !existsSync(join(out, code, file))),
        code,
      ).toEqual([]);
    }
  });
  it("gives each a service worker of its own, most of it shared", () => {
    const workers = codes.map((code) => readFileSync(join(out, code, "sw.js"), "utf8"));
    expect(new Set(workers).size).toBe(codes.length);
    for (const [index, code] of codes.entries()) {
      const paths = Array.from(workers[index]?.matchAll(/"(\/assets\/[^"]+)"/g) ?? [], ([, path]) => path ?? "");
      expect(paths.length, code).toBeGreaterThan(1);
      expect(
        paths.filter((path) => !existsSync(join(out, code, path))),
        code,
      ).toEqual([]);
    }
  });
  it("renders each one's pages for both surfaces in both languages, with all they need inside", () => {
    for (const code of codes) {
      const paths = documentsOf(join(out, code));
      expect(paths, code).toEqual(expect.arrayContaining(["", "home", "login", "venue/sports", "help/index"]));
      for (const path of paths.flatMap((each) => [each, join("app", each)])) {
        const of = `${code} /${path}`;
        const page = readFileSync(join(out, code, path, "index.html"), "utf8");
        const [, styles = ""] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
        const { body, others, asked } = partsOf(page);
        const variants = Array.from(others.matchAll(/<template data-variant="([^"]*)"/g), ([, key = ""]) => key);
        const classes = new Set(
          Array.from(`${body}${others}`.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat(),
        );
        // The document of no page in particular shows one of its frames.
        const isOfNone = path === "" || path === "app";
        expect(body === "", of).toBe(isOfNone);
        expect((isOfNone ? others : body).length, of).toBeGreaterThan(1_000);
        expect(`${body}${others}`, of).not.toMatch(/<script|games\./);
        expect(
          variants.every((key) => key.startsWith("en") || key.startsWith("zh-CN")),
          of,
        ).toBe(true);
        // Some names carry no rule; were the two builds' names different, hardly any would.
        const own = [...classes].filter((name) => name !== "" && !name.startsWith("lucide"));
        expect(own.length, of).toBeGreaterThan(30);
        expect(own.filter((name) => !styles.includes(`.${name}`)).length, of).toBeLessThan(own.length / 5);
        // Rules of names that it does not have come with the whole sheet.
        const ruled = Array.from(styles.matchAll(/\.(_?[a-z0-9]{6,})(?=[\s{,:>])/g), ([, name = ""]) => name);
        expect(ruled.length, of).toBeGreaterThan(30);
        expect(
          ruled.filter((name) => !classes.has(name) && !name.startsWith("lucide")),
          of,
        ).toEqual([]);
        expect(page, of).not.toContain('rel="stylesheet"');
        const [, sheet = ""] = /<link rel="preload" as="style" href="\/([^"]+)" data-styles="">/.exec(page) ?? [];
        expect(existsSync(join(out, code, sheet)) && sheet.endsWith(".css"), of).toBe(true);
        expect(page, of).toContain(`data-rendered="${path.startsWith("app") ? "mobile" : "desktop"}"`);
        expect(
          asked.filter((file) => !existsSync(join(out, code, file))),
          of,
        ).toEqual([]);
      }
    }
  });
  it("tells the document of all other pages which scripts each of them needs", () => {
    for (const code of codes)
      for (const base of ["", "app"]) {
        const page = readFileSync(join(out, code, base, "index.html"), "utf8");
        const [, text = ""] = /<script type="application\/json" data-pages>([^]*?)<\/script>/.exec(page) ?? [];
        const { files, pages } = JSON.parse(text) as {
          files: string[];
          pages: { path: string; isForMembers?: true; needs: Record<string, number[]>; calls?: { query?: string }[] }[];
        };
        expect(
          files.filter((file) => !existsSync(join(out, code, file))),
          code,
        ).toEqual([]);
        const namesOf = (path: string, language: string): string =>
          pages
            .find((one) => one.path === path)
            ?.needs[language]?.map((place) => files[place])
            .join() ?? "";
        expect(namesOf("/finance/deposit", "en"), code).toMatch(/deposit-page-.*,\/assets\/en-/);
        expect(namesOf("/help/:id", "zh-CN"), code).toMatch(/help-page-.*,\/assets\/zh-CN-/);
        expect(pages.find(({ path }) => path === "/game/egame")?.calls).toContainEqual(
          expect.objectContaining({ query: expect.stringContaining("show=") }),
        );
        // The first that fits counts.
        const placeOf = (path: string): number => pages.findIndex((one) => one.path === path);
        expect(placeOf("/help/terms"), code).toBeLessThan(placeOf("/help/:id"));
        expect(pages.find(({ path }) => path === "/user")?.isForMembers, code).toBe(true);
      }
  });
  it("renders home in the brand's words, for a visitor whom nothing is known of", () => {
    for (const code of codes)
      for (const path of ["home", "app/home"]) {
        const of = `${code} /${path}`;
        const { brand } = loadBrand(code);
        const { body, others, asked } = partsOf(readFileSync(join(out, code, path, "index.html"), "utf8"));
        expect(body, of).toContain(brand.tagline[brand.locale]);
        expect(others, of).toContain(brand.tagline[brand.locale === "en" ? "zh-CN" : "en"]);
        expect(`${body}${others}`, of).not.toMatch(/href="(?:\/app)?\/login"/);
        expect(
          asked.some((file) => file.includes("home-page-")),
          of,
        ).toBe(true);
      }
  });
  it("leaves no name, site code or host of another brand in a brand's files", () => {
    const marks = codes.map((code) => {
      const { brand } = loadBrand(code);
      return { code, words: [brand.name, brand.siteCode, `${code}.example`].filter((word) => word !== undefined) };
    });
    for (const code of ["10001", "betwin", "northstar"]) {
      const all = texts(join(out, code)).join("\n");
      const foreign = marks
        .filter((mark) => mark.code !== code)
        .flatMap(({ words }) => words.filter((word) => all.includes(word)));
      expect(foreign, code).toEqual([]);
      expect(all, code).toContain(loadBrand(code).brand.name);
    }
  });
  it("shares every chunk but a brand's own between brands", () => {
    const files = (code: string): Set<string> => new Set(readdirSync(join(out, code, "assets")));
    const [first, second] = [files("10001"), files("betwin")];
    // The entry and the worker's part, and what is packed of the entry.
    expect([...first].filter((file) => !second.has(file)).length).toBeLessThanOrEqual(3);
    expect(
      [...first].filter(
        (file) => /\.(?:js|css)$/.test(file) && !file.startsWith("worker-") && !first.has(`${file}.br`),
      ),
    ).toEqual([]);
  });
  it("has each document find its brand's files by one map, before any of them is asked for", () => {
    for (const code of codes)
      for (const path of ["", "home", "app/home"]) {
        const page = readFileSync(join(out, code, path, "index.html"), "utf8");
        const maps = [...page.matchAll(/<script type="importmap">([^]*?)<\/script>/g)];
        const { imports } = JSON.parse(maps[0]?.[1] ?? "{}") as { imports: Record<string, string> };
        const scripts = readdirSync(join(out, code, "assets")).filter((file) => /(?<!^worker-\w+)\.js$/.test(file));
        expect(maps.length, `${code}/${path}`).toBe(1);
        expect(maps[0]?.index, `${code}/${path}`).toBeLessThan(
          page.search(/<script type="module"|rel="modulepreload"/),
        );
        expect(Object.values(imports).toSorted(), `${code}/${path}`).toEqual(
          scripts.map((file) => `/assets/${file}`).toSorted(),
        );
      }
  });
  it("has home ready with seven scripts", () => {
    for (const path of ["home", "app/home"]) {
      const home = readFileSync(join(out, "10001", path, "index.html"), "utf8");
      const scripts = home.matchAll(/(?:<script type="module"[^>]* src|<link rel="modulepreload"[^>]* href)="/g);
      expect([...scripts].length, path).toBeLessThanOrEqual(7);
    }
  });
});

describe("the scripts of a page", () => {
  const weighed = (): Readonly<Record<string, number>> => {
    const folder = join(out, "../shared");
    return weighPages(readManifest(folder), ["zh-CN", "en"], (file) => statSync(join(folder, `${file}.br`)).size);
  };

  it("weigh no more than they did, for every page", () => {
    const weights = Object.entries(weighed());
    expect(weights.map(([page]) => page).toSorted()).toEqual(Object.keys(STANDS).toSorted());
    expect(weights.filter(([page, bytes]) => bytes > (STANDS[page] ?? 0) * 1_000 * MARGIN)).toEqual([]);
  });
  it("keep their budget but for the pages that are known not to", () => {
    const over = Object.keys(STANDS).filter((page) => (STANDS[page] ?? 0) * 1_000 > (BUDGETS[page] ?? BUDGET));
    expect(over.length).toBeLessThanOrEqual(21);
  });
});
