import { StorageFault } from "@baize/ledger";
import { type FailingDatabase, failingDatabase, withEngines } from "@baize/ledger/testing";
import { beforeAll, beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { addCard, PASSWORD, payIn } from "../testing/member-steps.ts";
import type { MoneyCall } from "./money-call.ts";

withEngines("a money call", (open) => {
  let database: FailingDatabase;
  let world: World;
  let ctx: CashierContext;
  let members = 0;
  const move = (reqId = world.key()) =>
    world.cashier.transfer(ctx, { from: "central", to: "lotus", amount: "300", reqId });
  /** Boundaries that a transfer meets before its order is sent. */
  const untilSent = async (): Promise<number> => {
    let met = 0;
    world.wallets.setMeanwhile(async () => {
      met = database.boundaries;
    });
    database.arm({ nth: Infinity, mode: "once" });
    await move();
    database.lift();
    world.wallets.setMeanwhile(() => Promise.resolve());
    return met;
  };

  beforeAll(async () => {
    database = failingDatabase(await open());
    world = await createWorld(database);
  });
  beforeEach(async () => {
    ctx = await world.join(`m${(members += 1)}`);
    await payIn(world, ctx, "1000");
    world.reports.length = 0;
  });

  it("answers what its commit recorded while the store fails after it, and reports each failure", async () => {
    const sent = await untilSent();
    const reqId = world.key();
    database.arm({ nth: sent + 1, mode: "until_lifted" });
    expect(await move(reqId)).toMatchObject({
      ok: true,
      data: { state: "processing", balance: { balance: "400.00" } },
    });
    database.lift();
    expect(world.reports).toEqual([expect.any(StorageFault), expect.any(StorageFault)]);
    await world.cashier.operator.settlePending();
    expect(await move(reqId)).toMatchObject({ ok: true, data: { state: "succeeded" } });
  });
  it("answers a repeated key with its record while its order cannot be read", async () => {
    const reqId = world.key();
    const first = await move(reqId);
    database.arm({ nth: Infinity, mode: "once" });
    await move(reqId);
    const met = database.boundaries;
    database.arm({ nth: met, mode: "once" });
    expect(await move(reqId)).toMatchObject({
      ok: true,
      data: { orderNo: first.ok && first.data.orderNo, state: "processing" },
    });
    database.lift();
    expect(world.reports).toEqual([expect.any(StorageFault)]);
  });
  it("passes on what its own commit throws, and has then moved nothing or can be asked for by its key", async () => {
    const reqId = world.key();
    database.arm({ nth: 2, mode: "once" });
    await expect(move(reqId)).rejects.toMatchObject({ name: "StorageFault", outcome: "rolled_back" });
    database.lift();
    expect(await world.cashier.operation(ctx, { reqId })).toMatchObject({ data: { state: "absent" } });
    expect(world.reports).toEqual([]);
  });
  it("has no way to refuse after its commit", () => {
    type Call = MoneyCall<null, string, string, "money_locked">;
    type After = Awaited<ReturnType<NonNullable<Call["after"]>>>;
    type Refreshed = ReturnType<ReturnType<Call["refresh"]>["next"]>["value"];
    expectTypeOf<After>().toEqualTypeOf<void>();
    expectTypeOf<Extract<Refreshed, { ok: false }>>().toEqualTypeOf<never>();
  });

  describe("whose password is not judged, as others are being judged", () => {
    const seal = { password: PASSWORD, keyId: "k" };
    it("is refused without a record, and goes through with its key later", async () => {
      const accountId = await addCard(world, ctx);
      const input = { accountId, amount: "100", ...seal, reqId: world.key() };
      world.passwords.set(ctx.member.id, "busy");
      expect(await world.cashier.withdrawSubmit(ctx, input)).toEqual({ ok: false, code: "server_busy", detail: {} });
      expect(await world.cashier.operation(ctx, { reqId: input.reqId })).toMatchObject({ data: { state: "absent" } });
      world.passwords.delete(ctx.member.id);
      expect(await world.cashier.withdrawSubmit(ctx, input)).toMatchObject({ ok: true });
    });
    it("adds no account", async () => {
      world.passwords.set(ctx.member.id, "busy");
      const card = { bankCode: "YUNHE", holder: "王小明", number: "6222020200112233", branch: "", ...seal };
      expect(await world.cashier.bankAdd(ctx, card)).toEqual({ ok: false, code: "server_busy", detail: {} });
    });
    it.each(["wrong", "locked"] as const)("keeps the verdict %s under its key", async (verdict) => {
      const input = { accountId: await addCard(world, ctx), amount: "100", ...seal, reqId: world.key() };
      world.passwords.set(ctx.member.id, verdict);
      const refused = { ok: false, code: `withdraw_password_${verdict}`, detail: {} };
      expect(await world.cashier.withdrawSubmit(ctx, input)).toEqual(refused);
      world.passwords.delete(ctx.member.id);
      expect(await world.cashier.withdrawSubmit(ctx, input)).toEqual(refused);
    });
  });
});
