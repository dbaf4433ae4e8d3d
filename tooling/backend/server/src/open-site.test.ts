import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderLockFault } from "@baize/ledger";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSite } from "./open-site.ts";
import { tenantOf } from "./testing/world.ts";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "site-")), "data");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const modesOf = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `${entry.name} ${(statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8)}`);

it("keeps everything in a folder that its owner alone may read, what an earlier version left open too", async () => {
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, "sandbox.log"), "", { mode: 0o644 });
  writeFileSync(join(folder, "baize.db.backup"), "", { mode: 0o644 });
  writeFileSync(join(folder, "key-pairs.json"), "[]", { mode: 0o644 });
  chmodSync(join(folder, "baize.db.backup"), 0o644);
  const site = await openSite([tenantOf("alpha")], folder);
  await site.sandbox.listen("alpha", 0);
  const modes = modesOf(folder);
  expect(modes.filter((line) => !line.endsWith(" 600"))).toEqual([]);
  for (const name of [
    "baize.db",
    "baize.db-wal",
    "lock.db",
    "vault-keys.json",
    "secret.key",
    "console-secret",
    "sandbox.log",
  ]) {
    expect(modes).toContain(`${name} 600`);
  }
  expect(modes.join()).not.toContain("key-pairs.json");
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await site.close();
}, 30_000);

it("is refused with one clear line while another serves the folder", async () => {
  const site = await openSite([tenantOf("alpha")], folder);
  await expect(openSite([tenantOf("alpha")], folder)).rejects.toThrow(FolderLockFault);
  await expect(openSite([tenantOf("alpha")], folder)).rejects.toThrow(/^[^\n]*already[^\n]*$|^[^\n]*another[^\n]*$/i);
  await site.close();
  await (await openSite([tenantOf("alpha")], folder)).close();
}, 30_000);
