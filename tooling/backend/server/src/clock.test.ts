import { contract } from "@baize/api-client/contract";
import { ledgerMigrations, openDatabase } from "@baize/ledger";
import { expect, it } from "vitest";
import { siteMigrations } from "./accounts/tables.ts";
import { createClock } from "./clock.ts";
import { openSharedState } from "./shared-state.ts";
import { findGame } from "./testing/play.ts";
import { newKey } from "./testing/test-client.ts";
import { startWorld } from "./testing/world.ts";

const DAY_MS = 24 * 3_600_000;

const openState = async () => {
  const database = await openDatabase({ file: ":memory:" });
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("site", siteMigrations);
  return openSharedState(database);
};

it("begins after a restart where it had come to, with the offset that it had", async () => {
  const shared = await openState();
  const clock = createClock(shared);
  await clock.setOffset(31 * DAY_MS);
  const before = clock.now();
  expect(before).toBeGreaterThan(Date.now() + 30 * DAY_MS);
  await clock.keep();
  const again = createClock(shared);
  expect(again.now()).toBeGreaterThanOrEqual(before);
  expect(again.now()).toBeLessThan(before + 60_000);
  await expect(again.setOffset(0)).rejects.toThrow("Time moves only forward");
});

it("does not move while a test's clock goes back", async () => {
  let now = 1_000;
  const clock = createClock(await openState(), () => now);
  expect(clock.now()).toBe(1_000);
  now = 500;
  expect(clock.now()).toBe(1_000);
  now = 1_001;
  expect(clock.now()).toBe(1_001);
});

it("swept a month ahead and set back, executes no old key again and revives no token", async () => {
  const world = await startWorld();
  const member = world.client();
  await member.register("monthahead");
  await member.payIn("1000.00");
  const game = await findGame(member);
  const move = { from: "central", to: game.platform, amount: "101.00", reqId: newKey() } as const;
  const balance = async () => (await member.call(contract.member.balance, {})).data.balance;
  await member.call(contract.games.transferPost, move);
  expect(await balance()).toBe("899.00");
  const replaced = member.token;
  world.advance(16 * 60_000);
  await member.call(contract.member.token, {});
  await member.call(contract.member.token, {});
  expect(member.token).not.toBe(replaced);

  world.advance(31 * DAY_MS);
  await world.sandbox.runJobs();
  world.advance(-31 * DAY_MS - 16 * 60_000);
  const reader = world.client();
  reader.token = replaced;
  expect((await reader.call(contract.member.token, {})).code).toBe("token");
  await member.logIn("monthahead", "Passw0rdgood");
  expect((await member.call(contract.games.transferPost, move)).data.state).toBe("succeeded");
  expect(await balance()).toBe("899.00");
  await world.close();
}, 60_000);

it("answers no wait longer than it can be", async () => {
  const world = await startWorld();
  const client = world.client();
  await client.register("waiting1");
  for (let index = 0; index < 5; index += 1) await client.logInWithCaptcha("waiting1", "Wrongpass1");
  world.advance(-DAY_MS);
  const { waitSec } = (await client.logInWithCaptcha("waiting1", "Passw0rdgood")).envelope.data as { waitSec: string };
  expect(Number(waitSec)).toBeGreaterThan(0);
  expect(Number(waitSec)).toBeLessThanOrEqual(30);
  await world.close();
}, 60_000);
