import { contract, HEADER_NAMES, liveStream } from "@baize/api-client/contract";
import { type Database, memberSubject, noteChange, openDatabase } from "@baize/ledger";
import { freshPostgres, withEngines } from "@baize/ledger/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type LiveReading, readLive } from "../testing/read-live.ts";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { LIVE_LIMITS } from "./live-hub.ts";

const MINUTE_MS = 60_000;
const WAIT = { timeout: 15_000 };
const open: LiveReading[] = [];
const listen = async (client: TestClient, after?: string): Promise<LiveReading> => {
  const reading = await readLive(client, after);
  open.push(reading);
  return reading;
};
const begun = async (client: TestClient, after?: string): Promise<LiveReading> => {
  const reading = await listen(client, after);
  await expect.poll(() => reading.events.length, WAIT).toBeGreaterThan(0);
  return reading;
};
afterEach(() => {
  for (const reading of open.splice(0)) reading.stop();
});

const memberOf = async (client: TestClient): Promise<string> => (await client.call(contract.member.token, {})).data.id;
/** A deposit order that the console has not confirmed yet. */
const askDeposit = async (client: TestClient, amount: string): Promise<string> => {
  const methods = (await client.call(contract.finance.depositMethods, {})).data;
  const channelId = methods.find(({ kind }) => kind === "bank")?.channels[0]?.id ?? "";
  const input = { channelId, amount, payerName: "林晓", reqId: newKey() };
  return (await client.call(contract.finance.depositCreate, input)).data.id;
};

withEngines("the stream of news", (openStore) => {
  let world: World;
  let names = 0;
  beforeAll(async () => {
    world = await startWorld({ database: await openStore() });
  }, 60_000);
  afterAll(() => world.close());
  const enter = async (): Promise<TestClient> => {
    const client = world.client();
    await client.register(`live${(names += 1)}`);
    world.advance(MINUTE_MS);
    return client;
  };

  it("tells of an order, its confirmation, the balance and the message, with rising ids", async () => {
    const client = await enter();
    const stream = await begun(client);
    expect(stream.reply.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(stream.topics()).toEqual(["ready"]);
    const id = await askDeposit(client, "100.00");
    await expect.poll(stream.topics, WAIT).toEqual(["ready", "orders"]);
    await client.operator(`/deposits/${id}/confirm`, {});
    await expect.poll(() => stream.topics().slice(2).sort(), WAIT).toEqual(["balance", "messages", "orders"]);
    const own = stream.events.map((event) => Number(event.id.split("-")[0]));
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
  });
  it("goes on after an id, tells each topic once, and nothing again", async () => {
    const client = await enter();
    const before = await begun(client);
    before.stop();
    for (const amount of ["100.00", "200.00"]) {
      const id = await askDeposit(client, amount);
      await client.operator(`/deposits/${id}/confirm`, {});
    }
    const after = await begun(client, before.lastId());
    await expect.poll(() => after.topics().length, WAIT).toBe(4);
    expect(after.topics()[0]).toBe("ready");
    expect(after.topics().slice(1).sort()).toEqual(["balance", "messages", "orders"]);
    const again = await begun(client, after.lastId());
    await world.database.atomic(() => noteChange(memberSubject("somebody else"), ["balance"], 0));
    await client.operator("/closings/cashier", { startsIn: 0, minutes: 1, text: "" });
    await client.operator("/closings/cashier", { lift: 1 });
    await expect.poll(again.topics, WAIT).toContain("maintenance");
    expect(again.topics().filter((topic) => topic !== "maintenance")).toEqual(["ready"]);
  });
  it("begins with what changed within the last half minute, and with nothing older", async () => {
    const client = await enter();
    await askDeposit(client, "100.00");
    world.advance(10_000);
    const soon = await begun(client);
    await expect.poll(soon.topics, WAIT).toContain("orders");
    world.advance(MINUTE_MS);
    expect((await begun(client)).topics()).toEqual(["ready"]);
  });
  it("says that all must be read again after an id that this store never gave", async () => {
    const client = await enter();
    const stream = await begun(client, "900-900");
    expect(stream.topics()).toEqual(["reset"]);
    await askDeposit(client, "100.00");
    await expect.poll(stream.topics, WAIT).toEqual(["reset", "orders"]);
  });
  it("tells every member of a brand of maintenance of site, cashier and platform, and no other brand", async () => {
    const [one, two] = [await enter(), await enter()];
    const other = world.client(world.otherUrl);
    await other.register(`other${(names += 1)}`);
    world.advance(MINUTE_MS);
    const [first, second, third] = [await begun(one), await begun(two), await begun(other)];
    const maintenances = (stream: LiveReading) => stream.topics().filter((topic) => topic === "maintenance").length;
    await one.operator("/closings/site", { startsIn: 0, minutes: 10, text: "维护" });
    for (const stream of [first, second]) await expect.poll(() => maintenances(stream), WAIT).toBe(1);
    await one.operator("/closings/site", { lift: 1 });
    for (const stream of [first, second]) await expect.poll(() => maintenances(stream), WAIT).toBe(2);
    expect(maintenances(third)).toBe(0);
    const [{ platform } = { platform: "" }] = (await one.call(contract.games.walletList, {})).data.slice(1);
    await one.operator("/closings/platform", { platform, startsIn: 0, minutes: 10, text: "" });
    for (const stream of [first, second, third]) await expect.poll(() => maintenances(stream), WAIT).toBeGreaterThan(0);
    await one.operator("/closings/platform", { platform, lift: 1 });
  });
  it("opens during maintenance, so that its end is heard", async () => {
    const client = await enter();
    await client.operator("/closings/site", { startsIn: 0, minutes: 10, text: "" });
    const stream = await begun(client);
    expect(stream.topics()[0]).toBe("ready");
    await client.operator("/closings/site", { lift: 1 });
    await expect.poll(() => stream.topics().filter((topic) => topic === "maintenance").length, WAIT).toBe(2);
  });
  it("tells of what a member does about limits, told by a message or not", async () => {
    const client = await enter();
    const { state, setLimit, dropLimit, decideNoLimit, setRealityCheck } = contract.protection;
    const limit = { kind: "deposit", period: "day" } as const;
    await client.call(setLimit, { ...limit, amount: "100.00" });
    await client.call(setLimit, { ...limit, amount: "200.00" });
    world.advance(MINUTE_MS);
    const stream = await begun(client);
    const told = () => stream.topics().filter((topic) => topic === "protection").length;
    const id = (await client.call(state, {})).data.depositLimits[0]?.pending?.id ?? "";
    const acts = [
      () => client.call(dropLimit, { id }),
      () => client.call(decideNoLimit, {}),
      () => client.call(setRealityCheck, { everyMinutes: "30" }),
    ];
    for (const [index, act] of acts.entries()) {
      expect((await act()).code).toBe("");
      await expect.poll(told, WAIT).toBe(index + 1);
    }
  });
  it("tells of a break, of a lock, and of a message to all", async () => {
    const client = await enter();
    const stream = await begun(client);
    await client.operator(`/members/${await memberOf(client)}/status`, { status: 2 });
    await expect.poll(() => [...stream.topics()].sort(), WAIT).toEqual(["messages", "protection", "ready"]);
    const text = { titleZh: "通知", titleEn: "Notice", bodyZh: "正文", bodyEn: "Body", format: "text" };
    await client.operator("/messages/send", { kind: "notice", audience: "all", ...text });
    await expect.poll(() => stream.topics().filter((topic) => topic === "messages").length, WAIT).toBe(2);
    const { sealed, keyId } = await client.seal("Passw0rdgood");
    const taken = await client.call(contract.protection.takeBreak, { length: "P1D", loginPassword: sealed, keyId });
    expect(taken.code).toBe("");
    await expect.poll(() => stream.topics().filter((topic) => topic === "protection").length, WAIT).toBe(2);
  });
  it("ends with its session and no other: by log-out, from another device, by a lock", async () => {
    const client = await enter();
    const elsewhere = world.client();
    expect((await elsewhere.logIn(`live${names}`, "Passw0rdgood")).code).toBe("");
    const [here, there] = [await begun(client), await begun(elsewhere)];
    await elsewhere.call(contract.account.logout, {});
    await expect.poll(there.isOver, WAIT).toBe(true);
    await expect.poll(here.topics, WAIT).toContain("session");
    expect(here.isOver()).toBe(false);
    expect((await (await listen(elsewhere)).reply.json()) as object).toMatchObject({ data: "token" });
    await client.operator(`/members/${await memberOf(client)}/lock`, { locked: 1 });
    await expect.poll(here.isOver, WAIT).toBe(true);
  });
  it("neither keeps an idle session nor outlives it", async () => {
    const client = await enter();
    const stream = await begun(client);
    world.advance(28 * MINUTE_MS);
    expect((await begun(client)).reply.status).toBe(200);
    world.advance(2 * MINUTE_MS);
    await expect.poll(stream.isOver, WAIT).toBe(true);
    expect((await (await listen(client)).reply.json()) as object).toMatchObject({ data: "token", reason: "idle" });
  });
  it("lives through a rotation of the token, hands on the next one, and leaves the old one its grace", async () => {
    const client = await enter();
    const stream = await begun(client);
    for (let turn = 0; turn < 3; turn += 1) {
      world.advance(16 * MINUTE_MS);
      const before = client.token;
      const opened = await begun(client);
      expect(opened.reply.headers.get(HEADER_NAMES.nextToken)).toBeTruthy();
      await client.call(contract.member.token, {});
      expect(client.token).toBe(opened.reply.headers.get(HEADER_NAMES.nextToken));
      expect(client.token).not.toBe(before);
      opened.stop();
    }
    expect(stream.isOver()).toBe(false);
  });
  it("is a member's alone: no token, a wrong one, another brand's, a wrong method or id", async () => {
    const client = await enter();
    const visitor = world.client();
    for (const token of [null, "nonsense"]) {
      visitor.token = token;
      expect((await (await listen(visitor)).reply.json()) as object).toMatchObject({ data: "token" });
    }
    const stranger = world.client(world.otherUrl);
    stranger.token = client.token;
    expect((await (await listen(stranger)).reply.json()) as object).toMatchObject({ data: "token" });
    expect((await fetch(client.origin + liveStream.path, { method: "POST", headers: client.headers() })).status).toBe(
      405,
    );
    for (const after of ["1", "-1-2", "1-2-3", "9".repeat(40)]) {
      const { reply } = await listen(client, after);
      expect((await reply.json()) as object).toMatchObject({ code: "bad_request", data: { field: "after" } });
    }
  });
  it("has a place for so many of a member, and again once one has left", async () => {
    const client = await enter();
    const streams = await Promise.all(Array.from({ length: LIVE_LIMITS.perMember }, () => begun(client)));
    const over = await listen(client);
    expect((await over.reply.json()) as object).toMatchObject({ code: "rate_limited", data: { waitSec: "300" } });
    streams[0]?.stop();
    await expect
      .poll(async () => (await listen(client)).reply.headers.get("content-type"), WAIT)
      .toContain("event-stream");
  });
});

describe("the stream of two processes on one PostgreSQL", () => {
  it("tells in one what the other has written, and loses nothing when its process is replaced", async () => {
    const url = await freshPostgres();
    const databases: Database[] = [];
    const start = async (dataDir?: string): Promise<World> => {
      const database = await openDatabase({ url });
      databases.push(database);
      return startWorld({ database, ...(dataDir === undefined ? {} : { dataDir }) });
    };
    const first = await start();
    let second = await start(first.dataDir);
    const [here, there] = [first.client(), second.client()];
    await here.register("wanderer");
    Object.assign(there, { token: here.token, device: here.device });
    const stream = await begun(there);
    const id = await askDeposit(here, "100.00");
    const sentAt = performance.now();
    await here.operator(`/deposits/${id}/confirm`, {});
    await expect.poll(stream.topics, WAIT).toContain("balance");
    expect(performance.now() - sentAt).toBeLessThan(2_000);

    await expect.poll(() => stream.events.length, WAIT).toBeGreaterThanOrEqual(4);
    await second.close();
    await expect.poll(stream.isOver, WAIT).toBe(true);
    await here.operator(`/deposits/${await askDeposit(here, "200.00")}/confirm`, {});
    second = await start(first.dataDir);
    const resumed = second.client();
    Object.assign(resumed, { token: here.token, device: here.device });
    const again = await begun(resumed, stream.lastId());
    await expect.poll(() => [...again.topics()].sort(), WAIT).toEqual(["balance", "messages", "orders", "ready"]);
    again.stop();
    await second.close();
    await first.close();
    for (const database of databases) await database.close();
  }, 60_000);
});
