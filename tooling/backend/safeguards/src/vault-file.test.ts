import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { VaultFault } from "./vault.ts";
import { openVault, rotateVault } from "./vault-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vault-"));
  file = join(folder, "keys", "vault.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the statement in so many threads at once, with the module as `m` and the file as `f`; gives their answers. */
const inThreads = (count: number, statement: string): Promise<unknown[]> => {
  const module = new URL("vault-file.ts", import.meta.url).href;
  const code = `import(${JSON.stringify(module)}).then((m) => {
    const { parentPort, workerData: f } = require("node:worker_threads");
    let answer; try { answer = ${statement}; } catch (error) { answer = error.name; }
    parentPort.postMessage(answer);
  });`;
  const run = () =>
    new Promise((resolve, reject) => {
      new Worker(code, { eval: true, workerData: file }).once("message", resolve).once("error", reject);
    });
  return Promise.all(Array.from({ length: count }, run));
};

describe("the key file of a vault", () => {
  it("is made at first use, for its owner alone, and serves again", () => {
    const sealed = openVault(file).seal("phone", "13800000000");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "keys")).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, "keys"))).toEqual(["vault.json"]);
    expect(openVault(file).open("phone", sealed)).toBe("13800000000");
    expect(openVault(file).index("phone", "1")).toBe(openVault(file).index("phone", "1"));
  });

  it("keeps older texts readable and stale after a rotation", () => {
    const old = openVault(file).seal("phone", "1");
    const digest = openVault(file).index("phone", "1");
    const ids = [rotateVault(file), rotateVault(file)];
    const vault = openVault(file);
    expect(vault.open("phone", old)).toBe("1");
    expect(vault.isStale(old)).toBe(true);
    expect(vault.isStale(vault.seal("phone", "1"))).toBe(false);
    expect(vault.seal("phone", "1").split(".")[1]).toBe(ids[1]);
    expect(vault.index("phone", "1")).toBe(digest);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "keys"))).toEqual(["vault.json"]);
  });

  it("is read again by a running process that meets a newer key", () => {
    const [one, other] = [openVault(file), openVault(file)];
    one.seal("phone", "1");
    rotateVault(file);
    const sealed = openVault(file).seal("phone", "2");
    expect(other.open("phone", sealed)).toBe("2");
    expect(other.isStale(sealed)).toBe(false);
    expect(() => one.open("phone", "v1.gone.".padEnd(60, "A"))).toThrow(VaultFault);
  });

  it.each(["640", "604", "660", "644"])("is refused with mode %s", (mode) => {
    openVault(file);
    chmodSync(file, Number.parseInt(mode, 8));
    expect(() => openVault(file)).toThrow(`Others on this machine may read ${file}: run "chmod 600 ${file}"`);
    expect(() => rotateVault(file)).toThrow(VaultFault);
    expect(readdirSync(join(folder, "keys"))).toEqual(["vault.json"]);
  });

  it.each([
    "",
    "{}",
    "[]",
    "null",
    '{"current":"a","keys":{"a":"c2VjcmV0"},"index":"c2VjcmV0"}',
    "secret",
    '{"current":"a","keys":[]}',
  ])("is refused and stays as it is when it holds %j", (text) => {
    openVault(file);
    writeFileSync(file, text);
    for (const use of [openVault, rotateVault]) {
      expect(() => use(file)).toThrow(VaultFault);
      expect(() => use(file)).not.toThrow("secret");
    }
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("is one when many processes begin at once", async () => {
    const digests = await inThreads(6, 'm.openVault(f).index("phone", "1")');
    expect(new Set(digests)).toEqual(new Set([openVault(file).index("phone", "1")]));
  });

  it("loses no key when many rotate at once", async () => {
    openVault(file);
    const ids = (await inThreads(6, "m.rotateVault(f)")).filter((id) => id !== "VaultFault");
    const { keys } = JSON.parse(readFileSync(file, "utf8")) as { keys: object };
    expect(ids.length).toBeGreaterThan(0);
    expect(Object.keys(keys)).toEqual(expect.arrayContaining(ids));
  });

  it("names a rotation that was cut off, and stays usable", () => {
    const sealed = openVault(file).seal("phone", "1");
    writeFileSync(`${file}.next`, "");
    expect(() => rotateVault(file)).toThrow(`${file}.next exists`);
    expect(openVault(file).open("phone", sealed)).toBe("1");
  });
});
