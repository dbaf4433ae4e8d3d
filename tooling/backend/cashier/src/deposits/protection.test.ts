import type { IdentityGate } from "@baize/domain";
import { ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { ProtectionPort } from "../interface/ports.ts";
import { createWorld, START } from "../testing/create-world.ts";
import { addCard, depositInput, payIn } from "../testing/member-steps.ts";

const HOUR = 3_600_000;
const until = START + HOUR;

/** A port that refuses by what it holds, and keeps the amounts that it was asked about. */
const createPort = () => {
  const state = {
    isPaused: false,
    closed: [] as IdentityGate[],
    left: 1_000_000n,
    asked: [] as bigint[],
    added: [] as string[],
  };
  const port: ProtectionPort = {
    *pause() {
      yield* ledger.accounts([]);
      return state.isPaused ? { kind: "break", until } : null;
    },
    *isIdentityClosed(_ctx, gate) {
      yield* ledger.accounts([]);
      return state.closed.includes(gate);
    },
    *payoutAdded({ member }) {
      yield* ledger.accounts([]);
      state.added.push(member.id);
    },
    *limitHit(_ctx, amount) {
      yield* ledger.accounts([]);
      state.asked.push(amount);
      return amount > state.left ? { period: "day", limit: 50_000n, left: state.left, until: null } : null;
    },
  };
  return { state, port };
};

withEngines("deposits of a protected member", (open) => {
  const start = async () => {
    const { state, port } = createPort();
    const world = await createWorld(await open(), { protection: port });
    const ctx = await world.join("m1");
    const create = (amount: string, channelId = "bank-transfer", reqId = world.key()) =>
      world.cashier.depositCreate(ctx, { channelId, amount, ...depositInput(world), reqId });
    return { state, world, ctx, create };
  };

  it("are refused for a pause before anything else, and the answer is kept under the key", async () => {
    const { state, world, create } = await start();
    state.isPaused = true;
    const key = world.key();
    const paused = { code: "play_paused", detail: { kind: "break", until: "2026-11-20T13:00:00+08:00" } };
    expect(await create("100", "bank-transfer", key)).toMatchObject(paused);
    expect(await create("1", "no-such-channel")).toMatchObject(paused);
    state.isPaused = false;
    expect(await create("100", "bank-transfer", key)).toMatchObject(paused);
    expect(await create("100")).toMatchObject({ ok: true });
  });

  it("ask for the whole amount, fees included, and a coin's worth", async () => {
    const { state, create } = await start();
    await create("1000", "wechat-scan");
    await create("100", "coin-hhb");
    expect(state.asked).toEqual([100_000n, 10_000n]);
    state.left = 9_999n;
    const { ok: _, ...refused } = await create("100");
    expect(refused).toEqual({
      code: "deposit_limit",
      detail: { period: "day", limit: "500.00", left: "99.99" },
    });
    expect(await create("100", "wechat-scan"), "an open order says so first").toMatchObject({ code: "order_open" });
  });

  it("let nothing into a game during a pause, and everything out", async () => {
    const { state, world, ctx } = await start();
    await payIn(world, ctx, "500");
    const move = (from: string, to: string) =>
      world.cashier.transfer(ctx, { from, to, amount: "50", reqId: world.key() });
    expect(await move("central", "lotus")).toMatchObject({ ok: true });
    state.isPaused = true;
    expect(await move("central", "lotus")).toMatchObject({ code: "play_paused" });
    expect(await move("lotus", "central")).toMatchObject({ ok: true });
  });

  it("wait for a verified identity where the licence says so, as transfers into games and withdrawals do", async () => {
    const { state, world, ctx, create } = await start();
    await payIn(world, ctx, "500");
    const move = (from: string, to: string) =>
      world.cashier.transfer(ctx, { from, to, amount: "50", reqId: world.key() });
    const preview = () => world.cashier.withdrawPreview(ctx, { accountId: "none", amount: "100" });
    const codes = async () =>
      [await create("100"), await move("central", "lotus"), await preview()].map((answer) =>
        answer.ok ? "" : answer.code,
      );
    state.closed = ["deposit", "play", "withdraw"];
    expect(await codes()).toEqual(["identity_required", "identity_required", "identity_required"]);
    expect(await move("lotus", "central")).not.toMatchObject({ code: "identity_required" });
    state.closed = ["withdraw"];
    expect(await codes()).toEqual(["", "", "identity_required"]);
    state.closed = [];
    expect((await codes())[2]).not.toBe("identity_required");
    state.closed = ["deposit"];
    state.isPaused = true;
    expect(await create("100"), "a pause says so first").toMatchObject({ code: "play_paused" });
  });

  it("are of somebody who is known by each payout account that is added, and by none that is refused", async () => {
    const { state, world, ctx } = await start();
    await addCard(world, ctx);
    await expect(addCard(world, ctx)).rejects.toThrow("account_exists");
    expect(state.added).toEqual(["m1"]);
  });

  it("are summed as they count: credits by their time, open orders until they end", async () => {
    const { world, ctx, create } = await start();
    const { grossDeposits, depositHistory } = world.cashier.rewards;
    const sums = (since: number) => world.database.read(() => grossDeposits("m1", since, world.now()));
    await payIn(world, ctx, "1000", true, "wechat-scan");
    world.wait(1);
    const opened = await create("200");
    const reported = await create("300", "alipay-scan");
    if (!opened.ok || !reported.ok) throw new Error("An order was refused.");
    await world.cashier.depositPaid(ctx, { id: reported.data.id });
    const ttl = world.rules.deposit.orderTtlMs;
    const waiting = [
      { until: START + 1 + ttl, amount: 20_000n },
      { until: null, amount: 30_000n },
    ];
    const inOrder = ({ amount: one }: { amount: bigint }, { amount: other }: { amount: bigint }) => Number(one - other);
    const first = await sums(START);
    expect(first.credited).toEqual([{ at: START, amount: 100_000n }]);
    expect(first.open.toSorted(inOrder)).toEqual(waiting);
    expect((await sums(START + 1)).credited).toEqual([]);
    world.wait(ttl);
    expect((await sums(START)).open).toEqual([{ until: null, amount: 30_000n }]);
    await world.cashier.operator.confirmDeposit(opened.data.id, { callbackId: "late" });
    expect((await sums(START)).credited).toHaveLength(2);
    const history = await world.database.read(() => depositHistory("m1"));
    expect(history.find(({ id }) => id === opened.data.id)).toEqual({
      id: opened.data.id,
      amount: 20_000n,
      openedAt: START + 1,
      openUntil: START + 1 + ttl,
      creditedAt: START + 1 + ttl,
    });
  });

  it("have a history in which one that was cancelled and is paid late was open until it was cancelled", async () => {
    const { world, ctx, create } = await start();
    const cancelled = await create("200");
    if (!cancelled.ok) throw new Error(`An order was refused: ${cancelled.code}`);
    const { id } = cancelled.data;
    world.wait(10);
    await world.cashier.depositCancel(ctx, { id });
    world.wait(10);
    await world.cashier.operator.confirmDeposit(id, { callbackId: "late" });
    const history = await world.database.read(() => world.cashier.rewards.depositHistory("m1"));
    expect(history).toEqual([{ id, amount: 20_000n, openedAt: START, openUntil: START + 10, creditedAt: START + 20 }]);
  });
});
