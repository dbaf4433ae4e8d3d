import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { repositoryRoot } from "@baize/brand";
import { build, type Plugin } from "vite";
import { beforeEach, expect, it, vi } from "vitest";
import { fewChunks, sharedConfig } from "./brand-app.ts";

// Else the development halves of libraries are built.
beforeEach(() => {
  vi.stubEnv("NODE_ENV", "production");
});

const compress = promisify(brotliCompress);

/** The scripts of one brand's site by their paths, with the withdrawal page as `edit` makes it. */
const built = async (edit: (code: string) => string): Promise<ReadonlyMap<string, string>> => {
  const shared = sharedConfig();
  const edited: Plugin = {
    name: "edited",
    enforce: "pre",
    transform: {
      filter: { id: /withdraw\/withdraw-page\.tsx$/ },
      handler: (code) => ({ code: edit(code), map: null }),
    },
  };
  const result = await build({
    ...shared,
    root: join(repositoryRoot, "apps/10001"),
    publicDir: false,
    logLevel: "error",
    plugins: [edited, ...(shared.plugins ?? []), fewChunks()],
    build: { ...shared.build, write: false },
  });
  const files = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  return new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])));
};

it("has a returning member fetch little more than the page that one line was changed of", async () => {
  const before = await built((code) => code);
  const after = await built((code) => code.replace("gap={6}", "gap={5}"));
  const fetched = [...after].filter(([path]) => !before.has(path)).map(([, code]) => code);
  const sizes = await Promise.all(fetched.map(async (code) => (await compress(code)).length));
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.length).toBeLessThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5_000);
}, 120_000);
