import { contract } from "@baize/api-client/contract";
import { LINE_FAULTS } from "@baize/safeguards";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moving } from "./moving.ts";
import { runMatrix } from "./run-matrix.ts";
import { differ, reading, type Scenario, writing } from "./scenario.ts";
import { type DrivenCall, drivenCalls } from "./scenarios.ts";
import { startWorld, type World } from "./start-world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 600_000);
afterAll(() => world.close());

describe("the calls that are driven", () => {
  it("are every finance call, and every game call that moves money or shows it", () => {
    const money = Object.entries(contract.games)
      .filter(([, { effect }]) => effect === "money")
      .map(([name]) => `games.${name}`);
    const wanted = [
      ...Object.keys(contract.finance).map((name) => `finance.${name}`),
      ...money,
      "games.walletList",
      "games.transferOrder",
    ];
    expect(drivenCalls.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  });
});

describe("what a member is shown in the end", () => {
  it("is what the ledger says, for every call under every fault", { timeout: 300_000 }, async () => {
    const report = await runMatrix(world, { seed: 1 });
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({
      cases: drivenCalls.length * LINE_FAULTS.length,
      met: drivenCalls.length * LINE_FAULTS.length,
    });
  });
});

describe("a run reports", { timeout: 60_000 }, () => {
  const drive = async (call: DrivenCall["call"], scenario: Scenario): Promise<string> => {
    const { findings } = await runMatrix(world, {
      seed: 1,
      calls: [{ name: "trial", call, scenario }],
      faults: ["garble"],
    });
    return findings.join("\n");
  };
  const { finance, games } = contract;
  const transfer = { from: "central", to: "nowhere", amount: "1.00" };

  it("money that moved otherwise than its answer says", async () => {
    const moved = moving((client) => client.finance.depositCreate)({
      input: async () => ({ channelId: "none", amount: "1.00" }),
      invalid: (input) => ({ input, code: "channel_unknown" }),
      moves: () => ({ "member main": { balance: 1n } }),
    });
    expect(await drive(finance.depositCreate, moved)).toContain("refused");
  });
  it("a refusal of what should have been accepted", async () => {
    const refused = moving((client) => client.games.transferPost)({ input: async () => transfer, moves: () => ({}) });
    expect(await drive(games.transferPost, refused)).toContain("shown as refused with wallet_unknown");
  });
  it("what is shown and is not so", async () => {
    const untrue = reading((client) => client.finance.withdrawInfo)({
      verify: async (_stage, shown) => differ("balance", shown.balance, "-1.00"),
    });
    expect(await drive(finance.withdrawInfo, untrue)).toMatch(
      /balance: seen "[\d.]+", expected "-1.00".*Replay: pnpm soak line --seed 1 --call trial --fault garble/,
    );
  });
  it("a change that was said to be done and is not", async () => {
    const undone = writing((client) => client.finance.depositNewsRead)({
      input: async ({ direct }) => {
        const news = await direct.finance.depositNews();
        return { id: (news.ok && news.data[0]?.id) || "" };
      },
      isDone: async () => false,
    });
    expect(await drive(finance.depositNewsRead, undone)).toContain("shown as done, and not done");
  });
  it("a case that broke", async () => {
    const broken: Scenario = async () => Promise.reject(new Error("nothing to drive"));
    expect(await drive(finance.operation, broken)).toContain("nothing to drive");
  });
});
