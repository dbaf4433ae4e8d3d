import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeStatistics } from "./write-statistics.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stats-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const policyOf = async (...urls: string[]): Promise<string> => {
  await writeStatistics(
    folder,
    urls.map((url) => ({ url, platform_ck: "ck" })),
  );
  const page = readFileSync(join(folder, "stats.html"), "utf8");
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
};

it("lets scripts of the brand's own hosts run, and nothing else be reached", async () => {
  expect(await policyOf("https://count.example.test/v1.js?a=1&b=2", "https://two.example.test/x.js")).toMatch(
    /^default-src 'none'; script-src https:\/\/count\.example\.test https:\/\/two\.example\.test 'sha256-[\w+/=]+'; connect-src https:\/\/count\.example\.test https:\/\/two\.example\.test; img-src https:\/\/count\.example\.test https:\/\/two\.example\.test; base-uri 'none'$/,
  );
});

it("lets no foreign script run where the brand has none", async () => {
  expect(await policyOf()).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; base-uri 'none'$/);
});
