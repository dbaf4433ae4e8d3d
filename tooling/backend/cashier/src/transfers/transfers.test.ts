import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, START, type World } from "../testing/create-world.ts";
import { findings, memberMoney } from "../testing/ledger-state.ts";
import { payIn } from "../testing/member-steps.ts";

withEngines("transfers", (open) => {
  let world: World;
  let ctx: CashierContext;
  let members = 0;
  const move = (from: string, to: string, amount = "300", reqId = world.key()) =>
    world.cashier.transfer(ctx, { from, to, amount, reqId });
  const moved = async (from: string, to: string, amount = "300") => {
    const answer = await move(from, to, amount);
    if (!answer.ok) throw new Error(answer.code);
    return answer.data;
  };
  const orderOf = async (orderNo: string) => {
    const answer = await world.cashier.transferOrder(ctx, { orderNo });
    return answer.ok ? answer.data.state : answer.code;
  };
  const balance = async () => {
    const answer = await world.cashier.balance(ctx);
    return answer.ok ? { central: answer.data.balance, total: answer.data.total } : null;
  };
  const settle = () => world.cashier.operator.settlePending();
  const there = (platform = "lotus") => world.wallets.balance(ctx.member.id, platform);

  beforeAll(async () => {
    world = await createWorld(await open());
  });
  beforeEach(async () => {
    world.turnTo(START);
    ctx = await world.join(`m${(members += 1)}`);
    await payIn(world, ctx, "1000");
  });
  afterEach(async () => {
    world.wallets.setBehaviour("prompt");
    world.wallets.setSilent(false);
    await settle();
  });

  it("go in and come back, the total unchanged", async () => {
    expect(await move("central", "lotus")).toMatchObject({
      ok: true,
      data: {
        state: "succeeded",
        from: "central",
        to: "lotus",
        amount: "300.00",
        currency: "CNY",
        balance: { balance: "700.00", total: "1000.00" },
      },
    });
    expect(there()).toBe(30_000n);
    expect(await move("lotus", "central", "120.50")).toMatchObject({
      data: { state: "succeeded", from: "lotus", to: "central", balance: { balance: "820.50", total: "1000.00" } },
    });
    expect(there()).toBe(17_950n);
  });

  it("return winnings and leave losses with the house", async () => {
    await moved("central", "lotus");
    world.wallets.add(ctx.member.id, "lotus", 5_000n);
    expect(
      await world.database.atomic(() =>
        world.cashier.recordPlay(ctx.member.id, "lotus", 5_000n, `b1-${ctx.member.id}`),
      ),
    ).toBe(true);
    expect(
      await world.database.atomic(() =>
        world.cashier.recordPlay(ctx.member.id, "lotus", 5_000n, `b1-${ctx.member.id}`),
      ),
    ).toBe(false);
    expect(await balance()).toEqual({ central: "700.00", total: "1050.00" });
    await moved("lotus", "central", "350");
    expect(await balance()).toEqual({ central: "1050.00", total: "1050.00" });
    await moved("central", "heron", "100");
    world.wallets.add(ctx.member.id, "heron", -10_000n);
    await world.database.atomic(() =>
      world.cashier.recordPlay(ctx.member.id, "heron", -10_000n, `b2-${ctx.member.id}`),
    );
    expect(await balance()).toEqual({ central: "950.00", total: "950.00" });
    expect(await findings(world)).toEqual([]);
  });
  it("return winnings that nobody has reported to the cashier", async () => {
    await moved("central", "lotus");
    world.wallets.add(ctx.member.id, "lotus", 5_000n);
    await moved("lotus", "central", "350");
    expect(await balance()).toEqual({ central: "1050.00", total: "1050.00" });
  });
  it("keep the total right when money is lost before its transfer is known to have arrived", async () => {
    world.wallets.setBehaviour("late");
    await moved("central", "lotus");
    world.wallets.add(ctx.member.id, "lotus", -30_000n);
    await world.database.atomic(() =>
      world.cashier.recordPlay(ctx.member.id, "lotus", -30_000n, `b3-${ctx.member.id}`),
    );
    expect(await balance()).toEqual({ central: "700.00", total: "700.00" });
    await settle();
    expect(await balance()).toEqual({ central: "700.00", total: "700.00" });
  });
  it("take a bet that neither won nor lost", async () => {
    expect(
      await world.database.atomic(() => world.cashier.recordPlay(ctx.member.id, "lotus", 0n, `b4-${ctx.member.id}`)),
    ).toBe(true);
    expect(await balance()).toEqual({ central: "1000.00", total: "1000.00" });
  });

  describe("guards", () => {
    it.each([
      ["wallet_unknown", "central", "nowhere", "300"],
      ["wallet_unknown", "nowhere", "central", "300"],
      ["wallet_unknown", "lotus", "heron", "300"],
      ["same_wallet", "central", "central", "300"],
      ["same_wallet", "lotus", "lotus", "300"],
      ["game_maintenance", "central", "closed", "300"],
      ["game_maintenance", "closed", "central", "300"],
      ["amount_invalid", "central", "lotus", "-3"],
      ["amount_invalid", "central", "lotus", "0"],
      ["amount_below_min", "central", "lotus", "0.99"],
      ["amount_above_max", "central", "lotus", "100000.01"],
      ["insufficient_funds", "central", "lotus", "1000.01"],
      ["insufficient_funds", "lotus", "central", "1"],
    ])("refuse with %s from %s to %s", async (code, from, to, amount) => {
      const before = world.wallets.seen.length;
      expect(await move(from, to, amount)).toMatchObject({ ok: false, code });
      expect(world.wallets.seen).toHaveLength(before);
      expect(await balance()).toEqual({ central: "1000.00", total: "1000.00" });
    });
    it("refuse locked money", async () => {
      ctx = { ...ctx, member: { ...ctx.member, status: 3 } };
      expect(await move("central", "lotus")).toMatchObject({ code: "money_locked" });
      expect(await world.cashier.recycle(ctx, { reqId: world.key() })).toMatchObject({ code: "money_locked" });
    });
    it("never touch what a withdrawal holds", async () => {
      await world.cashier.seedHistory(ctx, [
        { kind: "bank", at: world.now(), bankCode: "YUNHE", holder: "王小明", number: "6222020200112233" },
        { kind: "withdraw", at: world.now(), amount: "900", outcome: "under_review" },
      ]);
      expect(await move("central", "lotus", "100.01")).toMatchObject({
        code: "insufficient_funds",
        detail: { available: "100.00" },
      });
      expect(await move("central", "lotus", "100")).toMatchObject({ ok: true });
    });
  });

  describe("a refusal of the provider", () => {
    it("puts a transfer in back", async () => {
      world.wallets.setBehaviour("refusing");
      expect(await move("central", "lotus")).toMatchObject({
        ok: true,
        data: { state: "failed", balance: { balance: "1000.00" } },
      });
      expect(await findings(world)).toEqual([]);
    });
    it("ends a transfer out without effect", async () => {
      await moved("central", "lotus");
      world.wallets.setBehaviour("refusing");
      expect(await move("lotus", "central")).toMatchObject({
        data: { state: "failed", balance: { balance: "700.00", total: "1000.00" } },
      });
      expect(there()).toBe(30_000n);
    });
  });

  describe.each(["in", "out"] as const)("an answer that never came, transfer %s", (way) => {
    const [from, to] = way === "in" ? ["central", "lotus"] : ["lotus", "central"];
    const done = way === "in" ? { central: "400.00", total: "1000.00" } : { central: "1000.00", total: "1000.00" };
    const undone = { central: "700.00", total: "1000.00" };
    const meanwhile = way === "in" ? done : undone;

    beforeEach(async () => {
      await moved("central", "lotus");
    });
    it.each(["late", "lost", "delayed", "broken"] as const)(
      "leaves the order processing and the sum whole (%s)",
      async (behaviour) => {
        const whole = await memberMoney(world);
        world.wallets.setBehaviour(behaviour);
        const order = await moved(from, to);
        expect(order.state).toBe("processing");
        expect(await balance()).toEqual(meanwhile);
        expect(await move(from, to)).toEqual({
          ok: false,
          code: "transfer_pending",
          detail: { orderNo: order.orderNo },
        });
        expect(await memberMoney(world)).toEqual(whole);
      },
    );
    it("stays so while the provider keeps silent, for however long", async () => {
      world.wallets.setBehaviour("late");
      const { orderNo } = await moved(from, to);
      world.wallets.setSilent(true);
      for (let day = 0; day < 30; day += 1) {
        world.wait(86_400_000);
        expect(await settle()).toEqual({ settled: 0, pending: 1 });
      }
      expect(await orderOf(orderNo)).toBe("processing");
      expect(await balance()).toEqual(meanwhile);
    });
    it("succeeds once when the provider says that it was done", async () => {
      world.wallets.setBehaviour("late");
      const { orderNo } = await moved(from, to);
      expect(await Promise.all([settle(), settle(), settle()])).toContainEqual({ settled: 1, pending: 0 });
      expect(await settle()).toEqual({ settled: 0, pending: 0 });
      expect(await orderOf(orderNo)).toBe("succeeded");
      expect(await balance()).toEqual(done);
    });
    it("fails when the provider says that it was refused", async () => {
      let isFirst = true;
      world.wallets.setBehaviour(() => (isFirst ? ((isFirst = false), "lost") : "refusing"));
      const { orderNo } = await moved(from, to);
      await settle();
      expect(await orderOf(orderNo)).toBe("failed");
      expect(await balance()).toEqual(undone);
    });
    it("is sent again under its own number when the provider has not seen it", async () => {
      world.wallets.setBehaviour("lost");
      const { orderNo } = await moved(from, to);
      world.wallets.setBehaviour("prompt");
      expect(await settle()).toEqual({ settled: 1, pending: 0 });
      expect(world.wallets.seen.filter((seen) => seen === orderNo)).toHaveLength(2);
      expect(await orderOf(orderNo)).toBe("succeeded");
      expect(await balance()).toEqual(done);
    });
    it("acts once when the first sending arrives after the second", async () => {
      world.wallets.setBehaviour("delayed");
      const { orderNo } = await moved(from, to);
      world.wallets.setBehaviour("prompt");
      await settle();
      world.wallets.deliver();
      await settle();
      expect(await orderOf(orderNo)).toBe("succeeded");
      expect(await balance()).toEqual(done);
      expect(there()).toBe(way === "in" ? 60_000n : 0n);
      expect(await findings(world)).toEqual([]);
    });
  });

  describe("recycle", () => {
    const recycle = (input: { platform?: string; reqId?: string } = {}) =>
      world.cashier.recycle(ctx, { reqId: world.key(), ...input });
    const list = async (input: { platform?: string; reqId?: string } = {}) => {
      const answer = await recycle(input);
      return answer.ok
        ? answer.data.list.map(({ platform, amount, state, reason }) => [platform, amount, state, reason])
        : answer.code;
    };
    const closedRow = ["closed", "0.00", "skipped", "game_maintenance"];

    it("empties every wallet and says what became of each", async () => {
      await moved("central", "lotus", "300");
      world.wallets.add(ctx.member.id, "hidden", 700n);
      expect(await recycle()).toMatchObject({
        ok: true,
        data: {
          total: "307.00",
          list: [
            { platform: "lotus", amount: "300.00", state: "succeeded", reason: null },
            { platform: "heron", amount: "0.00", state: "skipped", reason: "empty" },
            { platform: "closed", state: "skipped", reason: "game_maintenance" },
            { platform: "hidden", amount: "7.00", state: "succeeded" },
          ],
          balance: { balance: "1007.00" },
        },
      });
    });
    it("takes one wallet when asked for one", async () => {
      await moved("central", "lotus", "300");
      await moved("central", "heron", "200");
      expect(await list({ platform: "heron" })).toEqual([["heron", "200.00", "succeeded", null]]);
      expect(await balance()).toEqual({ central: "700.00", total: "1000.00" });
      expect(await list({ platform: "nowhere" })).toBe("wallet_unknown");
    });
    it("F06: skips a wallet whose transfer is on its way, which then posts once", async () => {
      world.wallets.setBehaviour("late");
      const { orderNo } = await moved("central", "lotus");
      world.wallets.setBehaviour("prompt");
      await moved("central", "heron", "200");
      expect(await list()).toEqual([
        ["lotus", "0.00", "skipped", "transfer_pending"],
        ["heron", "200.00", "succeeded", null],
        closedRow,
      ]);
      expect(await balance()).toEqual({ central: "700.00", total: "1000.00" });
      await settle();
      expect(await orderOf(orderNo)).toBe("succeeded");
      expect(await list()).toEqual([
        ["lotus", "300.00", "succeeded", null],
        ["heron", "0.00", "skipped", "empty"],
        closedRow,
      ]);
      expect(await balance()).toEqual({ central: "1000.00", total: "1000.00" });
    });
    it("reports wallets that do not answer, each for itself, and gives their outcomes later", async () => {
      await moved("central", "lotus", "300");
      await moved("central", "heron", "200");
      let calls = 0;
      world.wallets.setBehaviour(() => ((calls += 1) === 1 ? "late" : "refusing"));
      const reqId = world.key();
      const first = await list({ reqId });
      expect(first).toEqual([
        ["lotus", "300.00", "processing", null],
        ["heron", "200.00", "failed", "provider_failed"],
        closedRow,
      ]);
      await settle();
      expect(await list({ reqId })).toEqual([
        ["lotus", "300.00", "succeeded", null],
        ["heron", "200.00", "failed", "provider_failed"],
        closedRow,
      ]);
      world.wallets.setBehaviour("prompt");
      world.wallets.setSilent(true);
      expect(await list()).toEqual([
        ["lotus", "0.00", "failed", "provider_failed"],
        ["heron", "0.00", "failed", "provider_failed"],
        closedRow,
        ["hidden", "0.00", "failed", "provider_failed"],
      ]);
    });
    it("refuses its key for another wallet", async () => {
      const reqId = world.key();
      await recycle({ reqId });
      expect(await recycle({ reqId, platform: "lotus" })).toEqual({ ok: false, code: "key_reused", detail: {} });
    });
  });

  it("answer the same key with the order as it is, and refuse it for another amount", async () => {
    const reqId = world.key();
    world.wallets.setBehaviour("late");
    const first = await move("central", "lotus", "300", reqId);
    expect(first).toMatchObject({ data: { state: "processing" } });
    await settle();
    const again = await move("central", "lotus", "300", reqId);
    expect(again.ok && first.ok && again.data.orderNo === first.data.orderNo && again.data.state).toBe("succeeded");
    expect(await move("central", "lotus", "301", reqId)).toEqual({ ok: false, code: "key_reused", detail: {} });
    expect(there()).toBe(30_000n);
  });

  it("leave a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
