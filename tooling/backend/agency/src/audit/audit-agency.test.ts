import { ledger, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld, DAY } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";
import { auditAgency } from "./audit-agency.ts";

withEngines("the auditor of commission", (open) => {
  const openWorld = async () => {
    const world = await createWorld(await open());
    const { agency, brand } = world;
    await agency.operator.setRules(brand, samples.net());
    await world.agent("a1");
    await world.bet(await world.invitee("i1", "a1"), "100", "-100");
    world.wait(DAY);
    await agency.jobs.payCommission(brand);
    const write = (text: string) => world.database.atomic(() => run(raw(text)));
    return { world, write, rules: async () => (await auditAgency(world.database)).map(({ rule }) => rule) };
  };

  it("finds nothing where all is paid as it was earned", async () => {
    expect(await (await openWorld()).rules()).toEqual([]);
  });

  it.each([
    ["update agency_earning set amount = 1001", ["row_not_percent", "payout_not_rows"]],
    ["update agency_earning set percent = '20'", ["row_not_percent"]],
    ["delete from agency_earning", ["payout_not_rows"]],
    ["update agency_earning set payout = 'another'", ["payout_not_rows", "payout_not_rows"]],
    [
      "insert into agency_payout (id, brand, agent, day, amount, at) values ('A-a1-x', '10001', 'a1', 'x', 5, 1)",
      ["payout_not_rows", "payout_not_posting"],
    ],
  ])("finds what `%s` has made wrong", async (text, rules) => {
    const world = await openWorld();
    await world.write(text);
    expect(await world.rules()).toEqual(rules);
  });

  it("finds postings that no row has earned, and money that is left in the account", async () => {
    const { world, rules } = await openWorld();
    const [house, account, wallet] = ["house/10001/bonus", "promotion/10001/commission", "member/10001/a1/main"];
    await world.database.atomic(function* () {
      yield* ledger.post({
        id: "reward:A-a1-more",
        kind: "rebate",
        at: 1,
        legs: [
          { from: house, to: account, amount: 9n },
          { from: account, to: wallet, amount: 7n },
        ],
      });
    });
    expect(await rules()).toEqual(["posting_not_payout", "account_not_empty"]);
  });
});
