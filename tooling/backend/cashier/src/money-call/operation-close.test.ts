import { contract } from "@baize/api-client/contract";
import { closeMoneyGate, openMoneyGate, ReadOnlyFault } from "@baize/ledger";
import { type FailingDatabase, failingDatabase, withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import type { Answered } from "../testing/fault-case.ts";
import { findings } from "../testing/ledger-state.ts";
import { MONEY_CASES } from "../testing/money-cases.ts";

const MEMBERS = 50;
const { finance, games } = contract;
const NOT_EXECUTED = { ok: false, code: "not_executed", detail: {} };

/** Orders that an answer says there are. */
const ordersOf = (sent: Answered): number => {
  if (!sent.ok) return 0;
  const { list } = sent.data as { list?: readonly { state: string }[] };
  return list?.filter(({ state }) => state !== "skipped").length ?? 1;
};

withEngines("closing a key", (open) => {
  let database: FailingDatabase;
  let world: World;
  let members = 0;
  const join = async (): Promise<CashierContext> => {
    const ctx = await world.join(`closer-${(members += 1)}`);
    const grant = { kind: "bonus", amount: "1000", multiple: "0", label: "start" } as const;
    await world.cashier.operator.grant({ brand: ctx.brand.code, member: ctx.member.id, ...grant, ref: world.key() });
    return ctx;
  };
  const close = async (ctx: CashierContext, reqId: string, path: string) => {
    const closed = await world.cashier.operationClose(ctx, { reqId, path });
    if (!closed.ok) throw new Error(closed.code);
    const answer = JSON.parse(closed.data.answer ?? "null") as { status: boolean; code?: string; data: unknown };
    return { ...closed.data, answer };
  };
  const transfer = (ctx: CashierContext, reqId: string, amount = "300") =>
    world.cashier.transfer(ctx, { from: "central", to: "lotus", amount, reqId });
  const orders = async (ctx: CashierContext) => {
    const records = await world.cashier.transactions(ctx, { date: -1, page: 1, size: 100, kind: "all" });
    return records.ok ? records.data.list.filter(({ kind }) => kind !== "bonus") : [];
  };
  const notExecuted = (path: string) => ({
    state: "settled",
    path,
    answer: { status: false, data: {}, code: "not_executed" },
  });

  beforeAll(async () => {
    database = failingDatabase(await open());
    world = await createWorld(database);
  });

  it("that has no record keeps its request from ever being executed, whatever its payload", async () => {
    const ctx = await join();
    const reqId = world.key();
    expect(await close(ctx, reqId, games.transfer.path)).toEqual(notExecuted(games.transfer.path));
    for (const amount of ["300", "301", "300"]) expect(await transfer(ctx, reqId, amount)).toEqual(NOT_EXECUTED);
    expect(await close(ctx, reqId, games.transfer.path)).toEqual(notExecuted(games.transfer.path));
    expect(await world.cashier.operation(ctx, { reqId })).toMatchObject({
      data: { state: "settled", path: games.transfer.path },
    });
    expect(await orders(ctx)).toEqual([]);
    expect(await transfer(ctx, world.key())).toMatchObject({ ok: true });
  });
  it("gives the record where there is one, of a success as it is now and of a refusal", async () => {
    const ctx = await join();
    const [good, bad] = [world.key(), world.key()];
    world.wallets.setBehaviour("late");
    const made = await transfer(ctx, good);
    world.wallets.setBehaviour("prompt");
    const refused = await world.cashier.depositCreate(ctx, {
      channelId: "nowhere",
      amount: "5",
      offer: "none",
      reqId: bad,
    });
    expect(refused).toMatchObject({ code: "channel_unknown" });
    const orderNo = made.ok ? made.data.orderNo : "";
    const settledAs = (state: string) => ({ answer: { status: true, data: { orderNo, state } } });
    expect(await close(ctx, good, games.transfer.path)).toMatchObject(settledAs("processing"));
    await world.cashier.operator.settlePending();
    expect(await close(ctx, good, games.transfer.path)).toMatchObject(settledAs("succeeded"));
    const refusal = { answer: { status: false, code: "channel_unknown" } };
    expect(await close(ctx, bad, finance.depositCreate.path)).toMatchObject(refusal);
    expect(await transfer(ctx, good, "301")).toMatchObject({ code: "key_reused" });
  });
  it("is shared by the two methods of a transfer and of a recycle", async () => {
    const ctx = await join();
    const [one, two] = [world.key(), world.key()];
    expect(await close(ctx, one, games.transferPost.path)).toEqual(notExecuted(games.transfer.path));
    expect(await transfer(ctx, one)).toEqual(NOT_EXECUTED);
    expect(await close(ctx, two, games.recyclePost.path)).toEqual(notExecuted(games.recycle.path));
    expect(await world.cashier.recycle(ctx, { reqId: two })).toEqual(NOT_EXECUTED);
  });
  it("closes it for its member and its call alone", async () => {
    const [ctx, other] = [await join(), await join()];
    const reqId = world.key();
    await close(ctx, reqId, finance.depositCreate.path);
    expect(await transfer(ctx, reqId)).toMatchObject({ ok: true });
    expect(await transfer(other, reqId)).toMatchObject({ ok: true });
    expect(await close(ctx, reqId, finance.depositCreate.path)).toEqual(notExecuted(finance.depositCreate.path));
  });
  const none = ["/api/x/v1/operation", "/api/findmed/v1/promo/sign", "", "constructor", "__proto__"];
  it.each(none)("refuses the path %j", async (path) => {
    const closed = await world.cashier.operationClose(await join(), { reqId: world.key(), path });
    expect(closed).toEqual({ ok: false, code: "bad_request", detail: { field: "path" } });
  });
  it("keeps no withdrawal password from being tried, and tries none for a closed key", async () => {
    const ctx = await join();
    const reqId = world.key();
    await close(ctx, reqId, finance.withdrawSubmit.path);
    const tries = world.tries.length;
    const input = { accountId: "A", amount: "100", password: "wrong", keyId: "k", reqId };
    expect(await world.cashier.withdrawSubmit(ctx, input)).toEqual(NOT_EXECUTED);
    expect(world.tries).toHaveLength(tries);
  });
  it("answers recorded keys while money is closed, and closes none", async () => {
    const ctx = await join();
    const [known, fresh] = [world.key(), world.key()];
    await transfer(ctx, known);
    await world.database.atomic(() => closeMoneyGate("test", world.now()));
    expect(await close(ctx, known, games.transfer.path)).toMatchObject({ answer: { status: true } });
    await expect(close(ctx, fresh, games.transfer.path)).rejects.toThrow(ReadOnlyFault);
    await world.database.atomic(() => openMoneyGate());
    expect(await close(ctx, fresh, games.transfer.path)).toEqual(notExecuted(games.transfer.path));
  });
  it("that failed at any boundary is done by repeating it", async () => {
    const ctx = await join();
    let met = 0;
    for (let nth = 1; nth === 1 || nth <= met; nth += 1) {
      const reqId = world.key();
      database.arm({ nth, mode: "once" });
      await expect(close(ctx, reqId, games.transfer.path)).rejects.toThrow("as armed");
      database.arm({ nth: Infinity, mode: "once" });
      expect(await close(ctx, world.key(), games.transfer.path)).toEqual(notExecuted(games.transfer.path));
      met = database.boundaries;
      database.lift();
      expect(await close(ctx, reqId, games.transfer.path)).toEqual(notExecuted(games.transfer.path));
      expect(await transfer(ctx, reqId)).toEqual(NOT_EXECUTED);
    }
    expect(await orders(ctx)).toEqual([]);
  });

  /** Some close at once with the call, some before it, some after it has answered. */
  describe.each(MONEY_CASES.filter(({ behaviour = "prompt" }) => behaviour === "prompt"))(
    "against a $name",
    ({ path, prepare }) => {
      it("agrees with it, fifty at once", async () => {
        const ready = await Promise.all(
          Array.from({ length: MEMBERS }, async (_, nth) => {
            const ctx = await join();
            return { ctx, send: await prepare(world, ctx), reqId: world.key(), before: await orders(ctx), nth };
          }),
        );
        const outcomes = await Promise.all(
          ready.map(async ({ ctx, send, reqId, before, nth }) => {
            const first = nth % 5 === 0 ? await send(reqId) : null;
            const closing = nth % 2 === 0 ? close(ctx, reqId, path) : null;
            const sending = send(reqId);
            const closed = await (closing ?? close(ctx, reqId, path));
            const sent = first ?? (await sending);
            await sending;
            const { status, code } = closed.answer;
            expect([sent.ok, sent.ok ? undefined : sent.code]).toEqual([status, code]);
            expect(await orders(ctx)).toHaveLength(before.length + ordersOf(sent));
            return code ?? "executed";
          }),
        );
        await world.cashier.operator.settlePending();
        expect(new Set(outcomes)).toContain("not_executed");
        expect(new Set(outcomes).size).toBe(2);
      }, 120_000);
    },
  );

  it("leaves a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
