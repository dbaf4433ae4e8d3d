import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestClient } from "./testing/test-client.ts";
import { startWorld, type World } from "./testing/world.ts";

const DAY = 24 * 3_600_000;

let world: World;
let demo: TestClient;
beforeAll(async () => {
  world = await startWorld();
  await world.sandbox.seed("alpha");
  demo = world.client();
}, 60_000);
afterAll(() => world.close());

it("a level that is not kept takes its rights in the cashier along, with the job of the day", async () => {
  /** Level, quota of a day at the cashier, and that of the level's row. */
  const look = async () => {
    demo.token = null;
    await demo.logIn("demo2026", "Demo2026play");
    const vips = (await demo.call(contract.member.vips, {})).data;
    const { vipLevel } = (await demo.call(contract.member.token, {})).data;
    expect(vipLevel).toBe(vips.level);
    const { quotaLeft } = (await demo.call(contract.finance.withdrawInfo, {})).data;
    const row = (await demo.call(contract.member.vipsList, {})).data[vips.level];
    return { vips, quotaLeft, quota: row?.dailyQuota };
  };
  world.advance(DAY);
  const before = await look();
  expect(before.vips).toMatchObject({
    level: 3,
    nextSpan: "life",
    keep: { needDeposit: "3000.00", needTurnover: "16000.00", isSafe: true, until: "2027-03-31" },
  });
  expect(before.quotaLeft).toBe(before.quota);
  // The first of April in the brand's zone.
  world.advance(Date.parse("2027-03-31T16:00:00Z") - Date.parse("2026-11-28T04:00:00Z"));
  await world.sandbox.runJobs();
  const after = await look();
  expect(after.vips).toMatchObject({
    level: 2,
    deposit: "0.00",
    nextDeposit: "3000.00",
    nextTurnover: "16000.00",
    nextSpan: "quarter",
    keep: { deposit: "0.00", needDeposit: "1000.00", needTurnover: "6000.00", isSafe: false, until: "2027-06-30" },
  });
  expect([after.quotaLeft, after.quota === before.quota]).toEqual([after.quota, false]);
  await world.sandbox.runJobs();
  expect((await look()).vips.level).toBe(2);
  await demo.payIn("1000.00");
  expect((await look()).vips).toMatchObject({ deposit: "1000.00", keep: { deposit: "1000.00", isSafe: false } });
  expect(world.log()).not.toContain("job_failed");
}, 60_000);
