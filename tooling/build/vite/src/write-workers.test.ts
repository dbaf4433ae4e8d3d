import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { writeWorkers } from "./write-workers.ts";

const root = mkdtempSync(join(tmpdir(), "baize-workers-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const site = (name: string, files: readonly string[], page = "<!doctype html>", home?: string): string => {
  const folder = join(root, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const file of files) writeFileSync(join(folder, "assets", file), file);
  writeFileSync(join(folder, "index.html"), page);
  if (home !== undefined) {
    mkdirSync(join(folder, "app/home"), { recursive: true });
    writeFileSync(join(folder, "app/home/index.html"), home);
  }
  return folder;
};
interface Facts {
  readonly version: string;
  readonly documents: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}
/** What a browser would read from the written worker, up to the worker's own code. */
const factsOf = (folder: string): { own: Facts; shared: { pages: readonly string[]; files: readonly string[] } } => {
  const self: { baizeSite?: Facts; baizeSites?: { pages: readonly string[]; files: readonly string[] } } = {};
  const importScripts = (path: string): void => {
    const [facts = ""] = readFileSync(join(folder, path), "utf8").split("\n", 1);
    runInNewContext(facts, { self });
  };
  runInNewContext(readFileSync(join(folder, "sw.js"), "utf8"), { self, importScripts });
  const { baizeSite: own, baizeSites: shared } = self;
  if (!own || !shared) throw new Error(`The worker of ${folder} tells nothing.`);
  return { own, shared };
};

describe("the workers of built sites", () => {
  it("list the versioned files of each site, those of all in one place", async () => {
    const folders = [
      site("a", ["all-1.js", "all-2.css", "a-3.js", "a-3.js.map", "a-3.js.br"]),
      site("b", ["all-1.js", "all-2.css", "b-4.js"]),
    ];
    await writeWorkers(folders);
    const [a, b] = folders.map(factsOf);
    expect(a?.shared.files).toEqual(["/assets/all-1.js", "/assets/all-2.css"]);
    expect([a?.own.files, b?.own.files]).toEqual([["/assets/a-3.js"], ["/assets/b-4.js"]]);
    expect(b?.shared).toEqual(a?.shared);
    expect(a?.shared.pages).toEqual(expect.arrayContaining(["", "home", "finance", "app"]));
    expect(a?.shared.pages).not.toEqual(expect.arrayContaining(["api"]));
  });
  it("have another version when the document or a file is another, and the same when nothing is", async () => {
    const versionOf = async (...facts: [files: readonly string[], page?: string, home?: string]): Promise<string> => {
      const folder = site("c", ...facts);
      await writeWorkers([folder]);
      await writeWorkers([folder]);
      return factsOf(folder).own.version;
    };
    const first = await versionOf(["x-1.js"]);
    expect(await versionOf(["x-1.js"])).toBe(first);
    const others = [
      await versionOf(["x-2.js"]),
      await versionOf(["x-1.js", "y-1.js"]),
      await versionOf(["x-1.js"], "<!doctype html><p>"),
      await versionOf(["x-1.js"], undefined, "<!doctype html><h1>"),
      await versionOf(["x-1.js"], undefined, "<!doctype html><h2>"),
    ];
    expect(new Set([first, ...others]).size).toBe(6);
  });
  it("hold the documents that a site has, each by the address at which every host gives it", async () => {
    const folders = [site("e", ["x-1.js"]), site("f", ["x-1.js"], undefined, "<!doctype html><h1>")];
    await writeWorkers(folders);
    const [plain, rendered] = folders.map((folder) => factsOf(folder).own.documents);
    expect(Object.keys(plain ?? {})).toEqual(["/shell"]);
    expect(Object.keys(rendered ?? {})).toEqual(["/shell", "/app/home"]);
    expect(rendered?.["/app/home"]).not.toBe(rendered?.["/shell"]);
  });
  it("leave a worker at hand that takes everything back", async () => {
    const folder = site("d", ["x-1.js"]);
    await writeWorkers([folder]);
    const gone: string[] = [];
    const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
    const work: Promise<unknown>[] = [];
    const self = {
      addEventListener: (type: string, listener: (typeof listeners)[string]) => void (listeners[type] = listener),
      skipWaiting: async () => void gone.push("waiting"),
      registration: { unregister: async () => void gone.push("registration") },
    };
    runInNewContext(readFileSync(join(folder, "sw-off.js"), "utf8"), {
      self,
      caches: { keys: async () => ["one", "two"], delete: async (name: string) => void gone.push(name) },
    });
    for (const type of ["install", "activate"]) listeners[type]?.({ waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
    expect(gone).toEqual(["waiting", "one", "two", "registration"]);
    expect(Object.keys(listeners)).toEqual(["install", "activate"]);
  });
});
