import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { build } from "vite";
import { patientParts } from "./patient-parts.ts";
import { withoutSummaries } from "./without-summaries.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parts-"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds a module of a package and gives the code of its entry. */
const built = async (path: string, source: string): Promise<string> => {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  mkdirSync(join(file, "../messages"), { recursive: true });
  writeFileSync(file, source);
  writeFileSync(join(file, "../sheet.ts"), "export const Sheet = 'sheet';");
  writeFileSync(join(file, "../messages/en.ts"), "export const en = 'en';");
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    root: folder,
    plugins: [patientParts(), withoutSummaries()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: file, preserveEntrySignatures: "strict", external: [/sheet\.ts$/, /en\.ts$/] },
    },
  });
  const [chunk] = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (chunk?.type !== "chunk") throw new Error("Nothing was built.");
  return chunk.code;
};

describe("a late part", () => {
  it("is asked for patiently, unlike words, a feature's pages and the code of calls", async () => {
    const load = "export const a = () => import('./sheet.ts'); export const b = () => import('./messages/en.ts');";
    const part = await built("packages/ui-kit/src/sheet-loader.ts", load);
    expect(await built("packages/api-client/src/late-sending.ts", load)).not.toContain("= () => patiently");
    expect(part).toContain("a = () => patiently(() => __vitePreload(() => import(");
    expect(part).toContain("b = () => anew(() => __vitePreload(() => import(");
    expect(await built("packages/member/src/feature.ts", load)).not.toContain("= () => patiently");
  });
  it("is asked for until it comes, and at once when the connection is back; another fault is thrown", async () => {
    const code = await built(
      "packages/ui-kit/src/loader.ts",
      "export const load = (part) => import('./sheet.ts').then(part);",
    );
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const module = join(folder, "built.mjs");
    writeFileSync(module, `${code.slice(0, code.search(/(?:var|const) load = /))}\nexport { patiently, anew };`);
    const part = (await import(pathToFileURL(module).href)) as {
      patiently: (load: () => Promise<unknown>) => Promise<unknown>;
      anew: (load: () => Promise<unknown>) => Promise<unknown>;
    };
    await expect(part.anew(async () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
    vi.useFakeTimers();
    const missing = new TypeError("Failed to fetch dynamically imported module: https://site.test/assets/x.js");
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(missing);
    const coming = part.patiently(load);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue("part");
    page.dispatchEvent(new Event("online"));
    expect(await coming).toBe("part");
    await expect(part.patiently(async () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
  });
  it.each([
    ["as it is", "async () => import(`./part.mjs`)", "whole"],
    ["as a part of a file", "async () => import('./part.mjs').then((n) => n.t)", "a part"],
  ])("is asked for by another address where the first is lost for the page: %s", async (_name, load, got) => {
    const code = await built("packages/ui-kit/src/loader.ts", "export const load = () => import('./sheet.ts');");
    const file = join(folder, "built.mjs");
    writeFileSync(
      file,
      `${code.slice(0, code.search(/(?:var|const) load = /))}
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
gone.toString = () => ${JSON.stringify(load)};
export const coming = () => patiently(gone);`,
    );
    writeFileSync(join(folder, "part.mjs"), "export const whole = 'whole'; export const t = { whole: 'a part' };");
    const { coming } = (await import(pathToFileURL(file).href)) as { coming: () => Promise<{ whole: string }> };
    vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => listener());
    vi.stubGlobal("removeEventListener", () => undefined);
    expect((await coming()).whole).toBe(got);
  });
});

describe("a call's summary", () => {
  it("is left out, whatever its quotes", async () => {
    const code = await built(
      "packages/api-client/src/contract/area.ts",
      `export const a = { summary: "Boot \\"data\\"", path: "/a" }; export const b = { summary:\n 'It is "b"', path: "/b" };`,
    );
    expect(code).toMatch(/"\/a"[^]*"\/b"/);
    expect(code).not.toMatch(/summary|Boot/);
  });
});
