import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, START, type World } from "../testing/create-world.ts";
import { payIn } from "../testing/member-steps.ts";

withEngines("the wallet list", (open) => {
  let world: World;
  let ctx: CashierContext;
  let members = 0;
  const move = async (): Promise<void> => {
    const answer = await world.cashier.transfer(ctx, {
      from: "central",
      to: "lotus",
      amount: "300",
      reqId: world.key(),
    });
    if (!answer.ok) throw new Error(answer.code);
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });
  beforeEach(async () => {
    world.turnTo(START);
    ctx = await world.join(`m${(members += 1)}`);
    await payIn(world, ctx, "1000");
  });
  afterEach(() => {
    world.wallets.setBehaviour("prompt");
    world.wallets.setSilent(false);
  });

  const list = async (show: string) => {
    const answer = await world.cashier.walletList(ctx, { show });
    return answer.ok ? answer.data : [];
  };
  it("shows balances of all, of one, or of none", async () => {
    await move();
    expect((await list("1")).map(({ wallet, platform, balance: amount }) => [wallet, platform, amount])).toEqual([
      [1, "central", "700.00"],
      [3, "lotus", "300.00"],
      [3, "heron", "0.00"],
      [3, "closed", "0.00"],
      [2, "hidden", "0.00"],
    ]);
    expect((await list("lotus")).map(({ platform, balance: amount }) => [platform, amount])).toEqual([
      ["lotus", "300.00"],
    ]);
    expect((await list("central")).map(({ platform, balance: amount }) => [platform, amount])).toEqual([
      ["central", "700.00"],
    ]);
    expect((await list("0")).map(({ balance: amount }) => amount)).toEqual([null, null, null, null, null]);
    expect(await list("nowhere")).toEqual([]);
  });
  it("reports maintenance, transfers on their way and wallets that do not answer", async () => {
    world.wallets.setBehaviour("lost");
    await move();
    world.wallets.setSilent(true);
    const entries = new Map((await list("1")).map((entry) => [entry.platform, entry]));
    expect(entries.get("central")).toMatchObject({ pending: 1, balance: "700.00" });
    expect(entries.get("lotus")).toMatchObject({ pending: 1, balance: null, canIn: true });
    expect(entries.get("closed")).toMatchObject({
      canIn: false,
      canOut: false,
      maintenance: { end: "2026-11-21T12:00:00+08:00", text: "maintenance" },
    });
    world.wait(START + 86_400_000 - world.now());
    expect((await list("0")).find(({ platform }) => platform === "closed")).toMatchObject({
      canIn: true,
      maintenance: null,
    });
  });
});
