import { type AnyCall, contract, type Envelope, HEADER_NAMES } from "@baize/api-client/contract";
import { createClient, createMemoryStorage, type SessionEndReason } from "@baize/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleOf, servedCalls } from "../testing/calls.ts";
import { findGame, openGame, playRound } from "../testing/play.ts";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const MINUTE_MS = 60_000;
const MARK = { [HEADER_NAMES.background]: "1" };
const memberCalls = servedCalls.map(([, call]) => call).filter(({ access }) => access === "member");
const reads = memberCalls.filter(({ effect }) => effect === "read");
/** Writes but those that would end the session themselves. */
const writes = memberCalls.filter((call) => call.effect !== "read" && call !== contract.account.logout);

describe("an idle session", () => {
  let world: World;
  let names = 0;
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());

  const enter = async (): Promise<TestClient> => {
    const client = world.client();
    await client.register(`idle${(names += 1)}`);
    return client;
  };
  /** The envelope of a call with sample input, the token kept up to date. */
  const ask = async (client: TestClient, call: AnyCall, marks: Record<string, string> = {}): Promise<Envelope> => {
    const fields = new URLSearchParams(sampleOf(call));
    const headers = { ...client.headers(), ...marks };
    const isGet = call.encoding === "query";
    const url = `${client.origin}${call.path}${isGet ? `?${fields.toString()}` : ""}`;
    const reply = await fetch(url, { method: call.method, headers, ...(isGet ? {} : { body: fields }) });
    client.token = reply.headers.get(HEADER_NAMES.nextToken) ?? client.token;
    return (await reply.json()) as Envelope;
  };
  const isIn = async (client: TestClient): Promise<boolean> =>
    (await ask(client, contract.member.token, MARK)).data !== "token";

  it("ends after thirty minutes of every poller there is, and says why", async () => {
    const client = await enter();
    const pollers = [...reads, contract.games.heartbeat, contract.finance.operationClose];
    for (let minute = 5; minute < 30; minute += 5) {
      world.advance(5 * MINUTE_MS);
      const answers = await Promise.all(pollers.map((call) => ask(client, call, MARK)));
      expect(answers.filter(({ data }) => data === "token")).toEqual([]);
    }
    world.advance(5 * MINUTE_MS);
    for (const call of pollers)
      expect(await ask(client, call, MARK), call.path).toMatchObject({ status: false, data: "token", reason: "idle" });
  }, 60_000);

  it("is none while the member reads: each single read without the mark keeps it", async () => {
    const client = await enter();
    expect(reads.length).toBeGreaterThan(20);
    for (const call of reads) {
      world.advance(29 * MINUTE_MS);
      if (!(await isIn(client))) throw new Error(`The session ended before ${call.path}.`);
      await ask(client, call);
      world.advance(2 * MINUTE_MS);
      expect(await isIn(client), call.path).toBe(true);
      await client.logIn(`idle${names}`, "Passw0rdgood");
    }
  }, 60_000);

  it("is none while a client that marks everything writes or moves money", async () => {
    for (const call of writes.filter(({ isAutomatic }) => isAutomatic !== true)) {
      const client = await enter();
      world.advance(29 * MINUTE_MS);
      await ask(client, call, MARK);
      world.advance(2 * MINUTE_MS);
      expect(await isIn(client), call.path).toBe(true);
      world.advance(30 * MINUTE_MS);
      expect(await isIn(client), call.path).toBe(false);
    }
  }, 120_000);

  it("is none while the member plays, since stakes are placed in the game's own frame", async () => {
    const client = await enter();
    await client.payIn("1000.00");
    const game = await findGame(client);
    await client.call(contract.games.transferPost, {
      from: "central",
      to: game.platform,
      amount: "500.00",
      reqId: newKey(),
    });
    const launched = await client.call(contract.games.start, { gameId: game.id, mode: "real", surface: "desktop" });
    const boot = await openGame(client, launched.data.url);
    if (boot === null) throw new Error("The game did not open.");
    const beat = () => client.call(contract.games.heartbeat, { gameid: game.id, platform: game.platform });
    for (let minute = 0; minute < 60; minute += 20) {
      world.advance(20 * MINUTE_MS);
      expect(await playRound(client, boot, "10.00")).toMatchObject({ ok: true });
      expect((await beat()).envelope.data).toMatchObject({ online: true });
    }
    world.advance(20 * MINUTE_MS);
    expect((await beat()).envelope.data).toMatchObject({ online: true });
    world.advance(10 * MINUTE_MS);
    expect((await beat()).envelope).toMatchObject({ data: "token", reason: "idle" });
  }, 60_000);

  it("ends in the page with its reason at the next poll", async () => {
    await (await enter()).call(contract.account.logout, {});
    const reasons: SessionEndReason[] = [];
    const page = createClient({
      origin: world.url,
      storage: createMemoryStorage(),
      platform: { userAgent: "Mozilla/5.0", maxTouchPoints: 0 },
      tabChannel: false,
      report: () => undefined,
      onSessionEnd: (reason) => reasons.push(reason),
    }).with(contract);
    await page.session.start();
    await page.withSealed(async ({ keyId, seal }) =>
      page.account.login({ username: `idle${names}`, password: await seal("Passw0rdgood"), keyId }),
    );
    const poll = () => page.finance.depositOpen({}, { background: true });
    world.advance(29 * MINUTE_MS);
    expect((await poll()).ok).toBe(true);
    world.advance(MINUTE_MS);
    expect(await poll()).toMatchObject({ ok: false, code: "token" });
    expect([reasons, page.session.get().status]).toEqual([["idle"], 0]);
  });
});
