import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase, StorageFault, type Work } from "@baize/ledger";
import { afterAll, expect, it } from "vitest";
import { createWorld } from "./testing/create-world.ts";
import { findings, memberMoney } from "./testing/ledger-state.ts";
import { payIn } from "./testing/member-steps.ts";

const folder = mkdtempSync(join(tmpdir(), "cashier-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A store whose disk is full from the statement that `fillAt` picks on. */
const withFullDisk = (database: Database) => {
  let left = Infinity;
  const until = function* <R>(work: Work<R>): Work<R> {
    let step = work.next();
    while (step.done !== true) {
      if ((left -= 1) < 0) throw new StorageFault("disk full");
      step = work.next(yield step.value);
    }
    return step.value;
  };
  return {
    database: { ...database, atomic: <R>(work: () => Work<R>) => database.atomic(() => until(work())) },
    fillAt: (statement: number): void => {
      left = statement;
    },
  };
};

it("F05: a full disk at any statement of a transfer leaves nothing; its key succeeds once there is space", async () => {
  const file = await openDatabase({ file: join(folder, "full.db") });
  const { database, fillAt } = withFullDisk(file);
  const world = await createWorld(database);
  const ctx = await world.join("m1");
  await payIn(world, ctx, "1000");
  let wasEnough = false;
  for (let statement = 0; !wasEnough; statement += 1) {
    const amount = { from: "central", to: "lotus", amount: "1", reqId: world.key() };
    const before = await memberMoney(world);
    fillAt(statement);
    const first = await world.cashier.transfer(ctx, amount).catch((error: unknown) => error);
    fillAt(Infinity);
    wasEnough = !(first instanceof StorageFault);
    expect(await findings(world)).toEqual([]);
    expect(await memberMoney(world)).toEqual(before);
    await world.cashier.operator.settlePending();
    expect(await world.cashier.transfer(ctx, amount)).toMatchObject({ ok: true, data: { state: "succeeded" } });
    expect(world.wallets.balance("m1", "lotus")).toBe(BigInt(statement + 1) * 100n);
  }
  expect(await findings(world)).toEqual([]);
  await file.close();
});

it("a full disk at any statement of an exchange leaves nothing, and its quote is still there", async () => {
  const file = await openDatabase({ file: join(folder, "exchange.db") });
  const { database, fillAt } = withFullDisk(file);
  const world = await createWorld(database);
  const ctx = await world.join("m1");
  await payIn(world, ctx, "5000");
  await payIn(world, ctx, "100", true, "coin-hhb");
  let wasEnough = false;
  for (let statement = 0; !wasEnough; statement += 1) {
    const quote = await world.cashier.exchangeQuote(ctx, { from: "CNY", to: "HHB", amount: "10" });
    const input = { quoteId: quote.ok ? quote.data.id : "", reqId: world.key() };
    const before = await memberMoney(world);
    fillAt(statement);
    const first = await world.cashier.exchangeSubmit(ctx, input).catch((error: unknown) => error);
    fillAt(Infinity);
    wasEnough = !(first instanceof StorageFault);
    const moved = wasEnough ? 1000n : 0n;
    expect(await memberMoney(world)).toEqual(
      new Map([
        ["CNY", (before.get("CNY") ?? 0n) - moved],
        ["HHB", (before.get("HHB") ?? 0n) + moved],
      ]),
    );
    expect(await world.cashier.exchangeSubmit(ctx, input)).toMatchObject({
      ok: true,
      data: { wallet: { balance: `${99 + 10 * statement + 10}.50` } },
    });
  }
  expect(await findings(world)).toEqual([]);
  await file.close();
});
