import { contract } from "@baize/api-client/contract";
import { type Database, openDatabase } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSubjectLock } from "./accounts/subject-lock.ts";
import { findGame, openGame, playRound } from "./testing/play.ts";
import { newKey, type TestClient } from "./testing/test-client.ts";
import { startWorld, type World } from "./testing/world.ts";

describe("two processes on one PostgreSQL", () => {
  const databases: Database[] = [];
  let first: World;
  let second: World;
  let here: TestClient;
  let there: TestClient;
  beforeAll(async () => {
    const url = await freshPostgres();
    for (let index = 0; index < 2; index += 1) databases.push(await openDatabase({ url }));
    const [one, two] = databases;
    first = await startWorld(one ? { database: one } : {});
    second = await startWorld({ ...(two ? { database: two } : {}), dataDir: first.dataDir });
    here = first.client();
    there = second.client();
    await here.register("wanderer");
    there.token = here.token;
    there.device = here.device;
  }, 60_000);
  afterAll(async () => {
    await second.close();
    await first.close();
    for (const database of databases) await database.close();
  });

  it("serve a session that the other opened, with its money and its game", async () => {
    expect((await there.call(contract.member.token, {})).data.username).toBe("wanderer");
    await there.payIn("500.00");
    const game = await findGame(there);
    await there.call(contract.games.transferPost, {
      from: "central",
      to: game.platform,
      amount: "400.00",
      reqId: newKey(),
    });
    const { url } = (await here.call(contract.games.start, { gameId: game.id, surface: "desktop" })).data;
    const boot = await openGame(there, url);
    expect(boot && (await playRound(here, boot, "20.00"))).toMatchObject({ ok: true });
  });

  it("open what was sealed with the key of the other, before and after it is rotated", async () => {
    const sealed = await here.seal("Passw0rdgood");
    const logIn = (client: TestClient, { sealed: password, keyId }: typeof sealed) =>
      client.call(contract.account.login, { username: "wanderer", password, keyId });
    expect((await logIn(there, sealed)).code).toBe("");
    await there.operator("/keys/rotate", {});
    await expect.poll(async () => (await here.seal("x")).keyId !== sealed.keyId, { timeout: 20_000 }).toBe(true);
    const next = await here.seal("Passw0rdgood");
    expect((await logIn(there, next)).code).toBe("");
    expect((await logIn(here, sealed)).code).toBe("");
  });

  it("obey a closing of the other within a second, and its end", async () => {
    const codeThere = async () => (await there.call(contract.member.balance, {})).code;
    await here.operator("/closings/site", { startsIn: 0, minutes: 10, text: "维护" });
    expect((await here.call(contract.member.balance, {})).code).toBe("maintenance");
    await expect.poll(codeThere, { timeout: 20_000 }).toBe("maintenance");
    await here.operator("/closings/site", { lift: 1 });
    await expect.poll(codeThere, { timeout: 20_000 }).toBe("");
  });

  it("meet a call's fault together, as often as it was set and no more", async () => {
    await here.operator("/faults/call", { path: contract.member.vips.path, kind: "refuse", times: 5 });
    const ask = (client: TestClient) => client.call(contract.member.vips, {});
    await expect
      .poll(async () => ((await there.operator("/clock")) as object) && (await ask(there)).code, { timeout: 20_000 })
      .toBe("server_busy");
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? here : there)));
    expect(answers.filter(({ code }) => code === "server_busy")).toHaveLength(4);
  });

  it("share who is online, and what unknown devices have used up", async () => {
    await there.call(contract.games.heartbeat, { gameid: "", platform: "" });
    expect(await here.operator("/online")).toHaveLength(1);
    for (let index = 0; index < 4; index += 1) {
      const { code } = await (index % 2 === 0 ? here : there).logIn("wanderer", "Wrongpass1");
      expect(code).toBe(index < 3 ? "login_wrong" : "captcha_required");
    }
  });

  it("share the clock that the console moves", async () => {
    await here.operator("/clock", { offsetMinutes: 5 });
    const offset = async () => ((await there.operator("/clock")) as { offsetMs: number }).offsetMs;
    await expect.poll(offset, { timeout: 20_000 }).toBe(300_000);
  });

  it("give a member's turn to one of them at a time, and take it from one that has died", async () => {
    let now = 1_000;
    const [one, two] = databases.map((database, index) => createSubjectLock(database, () => now, `process ${index}`));
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 60));
      order.push(`${name} ends`);
    };
    await Promise.all([one?.run("m1", work("a")), two?.run("m1", work("b")), one?.run("m1", work("c"))]);
    for (let index = 0; index < order.length; index += 2)
      expect(order[index + 1]).toBe(order[index]?.replace("begins", "ends"));
    void one?.run("m2", () => new Promise(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waiting = two?.run("m2", async () => "mine");
    now += 20_000;
    expect(await waiting).toBe("mine");
  });
});
