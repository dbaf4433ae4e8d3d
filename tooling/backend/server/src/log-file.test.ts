import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { contract } from "@baize/api-client/contract";
import { type Database, openDatabase, StorageFault } from "@baize/ledger";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLogFile } from "./log-file.ts";
import { createLogger } from "./logger.ts";
import { startWorld } from "./testing/world.ts";

let folder: string;
let file: string;
let warnings: string[];
const warn = (line: string): void => void warnings.push(line);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-"));
  file = join(folder, "sandbox.log");
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
/** Every write to this file fails as on a full disk. */
const fillDisk = (): void => symlinkSync("/dev/full", file);
const giveSpace = (): void => rmSync(file);
const until = async (isSo: () => boolean): Promise<void> => {
  for (let waited = 0; !isSo() && waited < 5_000; waited += 20) await sleep(20);
};

describe("the log's file", () => {
  it("holds every line in order, for its owner's eyes only", async () => {
    const log = openLogFile(file, warn);
    const lines = Array.from({ length: 1_000 }, (_, index) => `line ${index}\n`);
    for (const line of lines) log.write(line);
    await log.close();
    expect(readFileSync(file, "utf8")).toBe(lines.join(""));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(warnings).toEqual([]);
  });

  it("drops lines while its disk is full, says so once, and goes on by itself", async () => {
    fillDisk();
    const log = openLogFile(file, warn);
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < 10; index += 1) log.write("lost\n");
      await sleep(20);
    }
    expect(warnings).toEqual([`The log cannot be written (ENOSPC): ${file}. The server goes on without it.`]);
    giveSpace();
    await sleep(1_050);
    log.write("kept\n");
    await until(() => warnings.length > 1);
    expect(warnings.slice(1)).toEqual([`The log is written again; 50 lines were dropped: ${file}`]);
    expect(log.dropped).toBe(50);
    await log.close();
    expect(readFileSync(file, "utf8")).toBe("kept\n");
  });

  it("bounds what waits", async () => {
    const log = openLogFile(file, warn);
    for (let index = 0; index < 40; index += 1) log.write(`${"x".repeat(100_000)}\n`);
    expect(log.dropped).toBeGreaterThan(0);
    await log.close();
  });
});

describe("a server whose disk is full", () => {
  it("lives, serves reads, refuses writes, and works again without a restart", async () => {
    fillDisk();
    const log = openLogFile(file, warn);
    const database = await openDatabase({ file: ":memory:" });
    let isFull = false;
    const refuse = (): Promise<never> => Promise.reject(new StorageFault("database or disk is full"));
    const filling: Database = { ...database, atomic: (work) => (isFull ? refuse() : database.atomic(work)) };
    const world = await startWorld({ database: filling, logger: createLogger(log, "trace") });
    const member = world.client();
    await member.register("fulldisk");
    isFull = true;
    for (let index = 0; index < 20; index += 1) {
      expect((await member.call(contract.account.preferences, { autoTransfer: true })).code).toBe("server_busy");
      expect((await member.call(contract.member.token, {})).code).toBe("");
    }
    await until(() => warnings.length > 0);
    expect(warnings).toHaveLength(1);
    isFull = false;
    giveSpace();
    await sleep(1_050);
    expect((await member.call(contract.account.preferences, { autoTransfer: true })).code).toBe("");
    await world.client().logIn("fulldisk", "Wrongpass1");
    await until(() => warnings.length > 1);
    expect(warnings[1]).toMatch(/^The log is written again; \d+ lines were dropped/);
    expect(existsSync(file)).toBe(true);
    await world.close();
    await database.close();
  }, 30_000);
});
