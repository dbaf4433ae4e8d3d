import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findPostgres } from "./find-postgres.ts";

const module = fileURLToPath(new URL("fresh-postgres.ts", import.meta.url));

it.each([
  ["ends by itself", "process.exit(0)"],
  ["fails", "throw new Error('on purpose')"],
  ["is killed", "process.kill(process.pid, 'SIGKILL')"],
])("stops the server and removes its files when the process %s", async (_, end) => {
  const script = `import { freshPostgres } from ${JSON.stringify(module)}; console.log(await freshPostgres()); ${end};`;
  const child = spawn(process.execPath, ["-C", "@baize/source", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  await once(child, "close");
  const folder = new URL(output.trim()).searchParams.get("host") ?? "";
  expect(folder).toMatch(/ledger-pg-/);
  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
});

it("says what was tried and what to do when no PostgreSQL is found", async () => {
  const ways = {
    installed: () => undefined,
    "apt-get": () => {
      throw new Error("no network");
    },
  };
  await expect(findPostgres(ways)).rejects.toThrow(/installed: none; apt-get: no network[^]*Remedy: install it/);
});

it("takes the first way that finds one", async () => {
  const there = { postgres: "/a/postgres", initdb: "/a/initdb" };
  expect(await findPostgres({ one: () => undefined, two: () => there, three: () => undefined })).toBe(there);
});
