import { money, parseIso } from "@baize/domain";
import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, START, type World } from "../testing/create-world.ts";
import { addCard, depositInput, PASSWORD, payIn } from "../testing/member-steps.ts";

const DAY = 86_400_000;
type Input = Parameters<World["cashier"]["transactions"]>[1];

withEngines("money records", (open) => {
  let world: World;
  let ctx: CashierContext;
  const ask = (input: Partial<Input> = {}, who = ctx) =>
    world.cashier.transactions(who, { date: -1, page: 1, size: 20, kind: "all", ...input });
  const read = async (input: Partial<Input> = {}, who = ctx) => {
    const answer = await ask(input, who);
    if (!answer.ok) throw new Error(answer.code);
    return answer.data;
  };
  const minor = (text: string): bigint => money(text, "CNY").minor;

  /** 40 days of deposits; a transfer in, a paid withdrawal, a cancelled deposit every 2nd, 4th, 5th day. */
  beforeAll(async () => {
    world = await createWorld(await open());
    world.turnTo(START - 40 * DAY);
    ctx = await world.join("m1");
    await addCard(world, ctx);
    const { cashier } = world;
    for (let day = 40; day >= 0; day -= 1) {
      world.turnTo(START - day * DAY);
      await payIn(world, ctx, `${100 + day}.25`);
      world.wait(1);
      if (day % 2 === 0)
        await cashier.transfer(ctx, { from: "central", to: "lotus", amount: "3.5", reqId: world.key() });
      world.wait(1);
      if (day % 4 === 0) {
        const submitted = await cashier.withdrawSubmit(ctx, {
          accountId: await firstAccount(),
          amount: "100",
          password: PASSWORD,
          keyId: "k1",
          reqId: world.key(),
        });
        if (!submitted.ok) throw new Error(submitted.code);
        const { id } = submitted.data.order;
        if (day % 8 === 0) await cashier.operator.startPaying(id);
        await (day % 8 === 0
          ? cashier.operator.payWithdrawal(id)
          : cashier.operator.refuseWithdrawal(id, "name_mismatch"));
      }
      world.wait(1);
      if (day % 5 === 0) {
        const made = await cashier.depositCreate(ctx, {
          channelId: "bank-transfer",
          amount: "500",
          ...depositInput(world),
        });
        if (made.ok) await cashier.depositCancel(ctx, { id: made.data.id });
      }
    }
    const other = await world.join("m2");
    await payIn(world, other, "7777");
  });
  const firstAccount = async (): Promise<string> => {
    const accounts = await world.cashier.memberBanks(ctx, { withdraw_type: "all" });
    return accounts.ok ? (accounts.data.list[0]?.id ?? "") : "";
  };

  it("have sums that equal the settled rows of the filter, on whatever pages", async () => {
    for (const filter of [
      {},
      { date: 0 },
      { date: 1 },
      { date: 2 },
      { date: 3 },
      { kind: "deposit" },
      { kind: "withdraw" },
      { kind: "transfer", date: 2 },
      { start: "2026-11-01", end: "2026-11-09" },
    ] as const) {
      const pages: Awaited<ReturnType<typeof read>>["list"] = [];
      const { total, sums } = await read(filter);
      const [sum] = sums;
      for (let page = 1; (page - 1) * 7 < total; page += 1)
        pages.push(...(await read({ ...filter, page, size: 7 })).list);
      expect(pages).toHaveLength(total);
      expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
      const settled = pages.filter(({ state }) => state === "succeeded" || state === "paid");
      const add = (rows: typeof pages, of: "amount" | "fee") => rows.reduce((all, row) => all + minor(row[of]), 0n);
      const [incoming, outgoing] = [
        settled.filter(({ amount }) => !amount.startsWith("-")),
        settled.filter(({ amount }) => amount.startsWith("-")),
      ];
      expect(sums).toHaveLength(1);
      expect([sum?.in, sum?.out, sum?.fee].map((text) => minor(text ?? ""))).toEqual([
        add(incoming, "amount"),
        -add(outgoing, "amount"),
        add(settled, "fee"),
      ]);
    }
  });
  it("come newest first and show each kind's name, sign and state", async () => {
    const { list } = await read({ size: 100 });
    const times = list.map(({ time }) => parseIso(time) ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const latest = (kind: string) => list.find((row) => row.kind === kind);
    expect(latest("withdraw")).toMatchObject({
      label: "云禾银行 **** 2233",
      amount: "-100.00",
      state: "paid",
      settledAt: expect.any(String),
    });
    expect(latest("transfer")).toMatchObject({ label: "lotus hall", amount: "-3.50", state: "succeeded" });
    expect(list.find(({ state }) => state === "cancelled")).toMatchObject({
      kind: "deposit",
      label: "银行卡转账",
      amount: "500.00",
    });
    expect(list.find(({ state }) => state === "refused")).toMatchObject({ kind: "withdraw", reason: "name_mismatch" });
  });
  it("count presets in days of the brand's zone, today among them", async () => {
    const deposits = async (date: -1 | 0 | 1 | 2 | 3) =>
      (await read({ date, kind: "deposit", size: 100 })).list.filter(({ state }) => state === "succeeded").length;
    expect([await deposits(0), await deposits(1), await deposits(2), await deposits(3), await deposits(-1)]).toEqual([
      1, 1, 7, 30, 41,
    ]);
  });
  it("take own days, both included, in the zone of the brand", async () => {
    const between = async (input: Partial<Input>) =>
      (await read({ kind: "deposit", size: 100, ...input })).list.filter(({ state }) => state === "succeeded").length;
    expect(await between({ start: "2026-11-18", end: "2026-11-20" })).toBe(3);
    expect(await between({ start: "2026-11-19" })).toBe(2);
    expect(await between({ end: "2026-11-19" })).toBe(1);
    const honolulu = { ...ctx, brand: { ...ctx.brand, zone: "Pacific/Honolulu" } };
    expect((await read({ start: "2026-11-20", end: "2026-11-20" }, honolulu)).total).toBe(0);
    expect((await read({ start: "2026-11-19", end: "2026-11-19", kind: "deposit" }, honolulu)).total).toBe(2);
  });
  it("let own days win over the preset", async () => {
    expect((await read({ date: 0, start: "2026-11-10", end: "2026-11-10", kind: "transfer" })).total).toBe(1);
  });
  it.each([
    [{ start: "2025-11-20", end: "2026-11-20" }, "period_too_long", { months: "12" }],
    [{ start: "2026-11-20", end: "2026-11-19" }, "bad_request", { field: "end" }],
    [{ start: "2026-13-01", end: "2026-11-19" }, "bad_request", { field: "start" }],
    [{ start: "2026-11-01", end: "2026-02-30" }, "bad_request", { field: "end" }],
  ])("refuse the days %j", async (days, code, detail) => {
    expect(await ask(days)).toEqual({ ok: false, code, detail });
  });
  it("reach twelve months back", async () => {
    expect(await ask({ start: "2025-11-21", end: "2026-11-20" })).toMatchObject({ ok: true });
  });
  it("are empty for kinds that nothing has made and beyond the last page", async () => {
    expect(await read({ kind: "bonus" })).toMatchObject({
      total: 0,
      list: [],
      sums: [{ currency: "CNY", in: "0.00", out: "0.00", fee: "0.00" }],
    });
    expect((await read({ page: 99_999 })).list).toEqual([]);
  });
  it("give net deposits over the life of the account, whatever the filter", async () => {
    const everything = await read({});
    const deposits = (await read({ kind: "deposit" })).sums[0]?.in ?? "";
    const withdrawals = (await read({ kind: "withdraw" })).sums[0]?.out ?? "";
    expect(minor(everything.netDeposits)).toBe(minor(deposits) - minor(withdrawals));
    expect(await read({ date: 0, kind: "bonus" })).toMatchObject({
      netDeposits: everything.netDeposits,
      since: "2026-10-11",
    });
  });
  it("show an unpaid order past its deadline as expired", async () => {
    const late = await world.join("late");
    await world.cashier.depositCreate(late, { channelId: "bank-transfer", amount: "500", ...depositInput(world) });
    expect((await read({}, late)).list).toMatchObject([{ state: "awaiting_payment", settledAt: null }]);
    world.wait(30 * 60_000);
    expect((await read({}, late)).list).toMatchObject([{ state: "expired", settledAt: expect.any(String) }]);
  });

  describe("the operation by its key", () => {
    const operation = async (reqId: string) => {
      const answer = await world.cashier.operation(ctx, { reqId });
      return answer.ok ? { ...answer.data, answer: JSON.parse(answer.data.answer ?? "null") as unknown } : null;
    };
    it("is absent when it never arrived or belongs to somebody else", async () => {
      const reqId = world.key();
      expect(await operation(reqId)).toEqual({ state: "absent", path: null, answer: null });
      const other = await world.join("m3");
      await world.cashier.depositCreate(other, {
        channelId: "bank-transfer",
        amount: "500",
        ...depositInput(world),
        reqId,
      });
      expect(await operation(reqId)).toEqual({ state: "absent", path: null, answer: null });
    });
    it("gives the recorded envelope of a success and of a refusal", async () => {
      const [good, bad] = [world.key(), world.key()];
      const created = await world.cashier.depositCreate(ctx, {
        channelId: "usdt-trc20",
        amount: "500",
        ...depositInput(world),
        reqId: good,
      });
      await world.cashier.depositCreate(ctx, {
        channelId: "usdt-trc20",
        amount: "1",
        ...depositInput(world),
        reqId: bad,
      });
      expect(await operation(good)).toEqual({
        state: "settled",
        path: "/api/x/v1/deposit/create",
        answer: { status: true, data: created.ok && created.data },
      });
      expect(await operation(bad)).toEqual({
        state: "settled",
        path: "/api/x/v1/deposit/create",
        answer: { status: false, code: "amount_below_min", data: { min: "100.00" } },
      });
    });
    it("gives transfers and recycles as they are now", async () => {
      const [transfer, recycle] = [world.key(), world.key()];
      world.wallets.setBehaviour("late");
      await world.cashier.transfer(ctx, { from: "central", to: "heron", amount: "5", reqId: transfer });
      expect(await operation(transfer)).toMatchObject({
        state: "settled",
        path: "/api/game/transfer",
        answer: { status: true, data: { state: "processing" } },
      });
      await world.cashier.operator.settlePending();
      world.wallets.setBehaviour("prompt");
      expect(await operation(transfer)).toMatchObject({ answer: { data: { state: "succeeded" } } });
      await world.cashier.recycle(ctx, { platform: "heron", reqId: recycle });
      expect(await operation(recycle)).toMatchObject({
        path: "/api/game/transfer/recycle",
        answer: { status: true, data: { total: "5.00" } },
      });
    });
  });
});
