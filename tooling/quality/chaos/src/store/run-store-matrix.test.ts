import type { EngineName } from "@baize/ledger";
import { afterAll, describe, expect, it } from "vitest";
import { moving } from "../matrix/moving.ts";
import { drivenCalls } from "../matrix/scenarios.ts";
import { moneyCalls, runStoreMatrix } from "./run-store-matrix.ts";
import { startStoreWorld, type StoreWorld } from "./store-world.ts";

const worlds = new Map<EngineName, StoreWorld>();
const worldOn = async (engine: EngineName): Promise<StoreWorld> => {
  const world = worlds.get(engine) ?? (await startStoreWorld({ engine, currencies: 2 }));
  worlds.set(engine, world);
  return world;
};
afterAll(async () => {
  for (const world of worlds.values()) await world.close();
});

describe("the calls that meet a failing store", () => {
  it("are all that move money", () => {
    const money = drivenCalls.filter(({ call }) => call.effect === "money").map(({ name }) => name);
    expect(moneyCalls.map(({ name }) => name)).toEqual(money);
    expect(money).toContain("games.transfer");
  });
});

describe.each([
  ["sqlite", 7],
  ["postgres", 19],
] as const)("what a member is shown while the store fails, on %s", (engine, stride) => {
  it("is what the ledger says in the end, and nothing moves twice", { timeout: 240_000 }, async () => {
    const world = await worldOn(engine);
    const report = await runStoreMatrix(world, world.store, { seed: 1, stride });
    expect(report.findings).toEqual([]);
    expect(Object.keys(report.boundaries)).toHaveLength(moneyCalls.length);
    expect(report.cases).toBeGreaterThan(moneyCalls.length * 2);
  });
});

describe("a run on a failing store", () => {
  it("reports money that moved otherwise than its answer says", { timeout: 60_000 }, async () => {
    const world = await worldOn("sqlite");
    const [driven] = moneyCalls;
    const invalid = moving((client) => client.finance.depositCreate)({
      input: async () => ({ channelId: "none", amount: "1.00" }),
      invalid: (input) => ({ input, code: "channel_unknown" }),
      moves: () => ({}),
    });
    if (driven === undefined) throw new Error("No call moves money.");
    const report = await runStoreMatrix(world, world.store, {
      seed: 1,
      nth: 1,
      calls: [{ ...driven, scenario: invalid }],
    });
    expect(report.findings.join("\n")).toMatch(/refused with channel_unknown.*Replay: pnpm soak store/);
  });
});
