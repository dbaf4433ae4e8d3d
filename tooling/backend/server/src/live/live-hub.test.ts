import { type Database, ledgerMigrations, memberSubject, noteChange, openDatabase } from "@baize/ledger";
import { failingDatabase } from "@baize/ledger/testing";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLiveHub, type LiveHub, LIVE_LIMITS, type LiveLimits } from "./live-hub.ts";
import { UNREAD_BYTES } from "./live-stream.ts";

const READER = { brand: "alpha", member: "m1", vid: "v1", iso: (ms: number) => new Date(ms).toISOString() };
const QUICK: LiveLimits = { ...LIVE_LIMITS, lookMs: 20, beatLooks: 2 };

describe("the hub of streams", () => {
  let database: Database;
  let hub: LiveHub;
  let alive: Set<string>;
  beforeEach(async () => {
    database = await openDatabase({ file: ":memory:" });
    await database.migrate("ledger", ledgerMigrations);
    alive = new Set(["v1"]);
  });
  afterEach(async () => {
    hub.close();
    await database.close();
  });
  const make = (of: Database, limits: LiveLimits = QUICK): void => {
    // oxlint-disable-next-line require-yield -- what is live stands in memory here
    const liveAmong = function* () {
      return alive;
    };
    const sessions = { liveAmong } as Parameters<typeof createLiveHub>[0]["sessions"];
    hub = createLiveHub({ database: of, sessions, clock: () => 0, logger: pino({ enabled: false }), limits });
  };
  const note = (topic: string) => database.atomic(() => noteChange(memberSubject("m1"), [topic], -60_000));
  /** The text of a new stream so far. */
  const read = async (): Promise<() => string> => {
    const body = await hub.open(READER, null);
    let text = "";
    void (async () => {
      const decoder = new TextDecoder();
      for await (const part of body ?? []) text += decoder.decode(part, { stream: true });
      text += "[end]";
    })();
    return () => text;
  };

  it("tells what it did not hear of when it next looks", async () => {
    make({ ...database, watch: () => () => undefined });
    const text = await read();
    await note("balance");
    await expect.poll(text).toContain('id: 1-0\ndata: {"topic":"balance"');
  });
  it("tells later what it could not read", async () => {
    const failing = failingDatabase(database);
    make(failing);
    const text = await read();
    failing.arm({ nth: 1, mode: "until_lifted" });
    await note("balance");
    await expect.poll(() => failing.boundaries).toBeGreaterThan(1);
    expect(text()).not.toContain("balance");
    failing.lift();
    await expect.poll(text).toContain("balance");
  });
  it("shows that a line is alive, and ends it with its session", async () => {
    make(database);
    const text = await read();
    await expect.poll(text).toContain(":\n\n");
    alive.clear();
    await expect.poll(text).toContain("[end]");
    expect(hub.count()).toBe(0);
  });
  it("cuts off who does not read, keeps no more than its buffer, and takes back the place", async () => {
    make(database, { ...QUICK, lookMs: 60_000 });
    const body = await hub.open(READER, null);
    for (let index = 0; index < 400 && hub.count() > 0; index += 1) await note(`t${index}`);
    await expect.poll(() => hub.count()).toBe(0);
    let bytes = 0;
    for await (const part of body ?? []) bytes += part.byteLength;
    expect(bytes).toBeGreaterThan(UNREAD_BYTES / 2);
    expect(bytes).toBeLessThan(UNREAD_BYTES + 200);
  });
  it("ends all when it closes, and opens none any more", async () => {
    make(database);
    const text = await read();
    hub.close();
    await expect.poll(text).toContain("[end]");
    expect(await hub.open(READER, null)).toBeNull();
  });
  it("has a bound for all members together", async () => {
    make(database, { ...QUICK, inAll: 2 });
    await read();
    await read();
    expect(await hub.open({ ...READER, member: "m2" }, null)).toBeNull();
  });
});
