import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type BuiltSites, renderSites } from "./render-sites.ts";

/** A build of sites, each of which says what its one page loads, or null for a site that breaks. */
const built = (loads: Readonly<Record<string, string | null>>): BuiltSites => {
  const folder = mkdtempSync(join(tmpdir(), "baize-render-"));
  writeFileSync(
    join(folder, "prerender.js"),
    `export const guardWords = { en: { title: "Wait" } };
     export const prerenderSite = async (load, surface, locale) => ({
       pages: [{ path: "/home", load: load.toString(), markup: \`\${surface} \${locale}\`, calls: [] }],
       shells: [], others: [], frameless: [], ahead: null,
     });`,
  );
  for (const [code, load] of Object.entries(loads))
    writeFileSync(join(folder, `site-${code}.js`), `export const site = ${load};`);
  return { codes: Object.keys(loads), folder, moduleOf: new Map([["home-1.js", "src/home.tsx"]]) };
};
const LOAD = 'async () => import("./assets/home-1.js")';

it("renders each brand on both surfaces in every language, and removes the build", async () => {
  const build = built({ one: LOAD, two: LOAD });
  const { guardWords, sites } = await renderSites(build);
  expect(guardWords).toEqual({ en: { title: "Wait" } });
  expect(sites.map(({ code, surface, locale, pages: [page] }) => [code, surface, locale, page?.markup])).toEqual(
    ["one", "two"].flatMap((code) =>
      ["desktop", "mobile"].flatMap((surface) =>
        ["zh-CN", "en"].map((locale) => [code, surface, locale, `${surface} ${locale}`]),
      ),
    ),
  );
  expect(sites[0]?.pages[0]).toMatchObject({ path: "/home", module: "src/home.tsx" });
  expect(existsSync(build.folder)).toBe(false);
});

it("names the brand whose site breaks, and removes the build", async () => {
  const build = built({ one: LOAD, two: null });
  await expect(renderSites(build)).rejects.toThrow(/brand two .* TypeError: .*null/);
  expect(existsSync(build.folder)).toBe(false);
});

it("refuses a page that does not import its module by itself", async () => {
  await expect(renderSites(built({ one: "async () => loadHome()" }))).rejects.toThrow(
    /brand one .* The page \/home does not import its module by itself/,
  );
});
