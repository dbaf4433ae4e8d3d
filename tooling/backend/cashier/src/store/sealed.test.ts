import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { all, type Database, openDatabase, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import type { Vault } from "@baize/safeguards";
import { afterAll, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, vaultOf, type World } from "../testing/create-world.ts";
import { CANARIES, fillOld } from "../testing/fill-old.ts";
import { addCoin, ADDRESSES, depositInput, PASSWORD, payIn } from "../testing/member-steps.ts";
import { sealExisting } from "./seal-existing.ts";

const SEAL = { password: PASSWORD, keyId: "k" } as const;
const OWN = { holder: "欧阳金丝雀", number: "6222020299887766", phone: "13987654321", address: ADDRESSES.TRC20[1] };
const SECRETS = Object.values(OWN);

/** Every row of every table as text. */
const dump = async (database: Database): Promise<string> => {
  const list =
    database.engine === "sqlite"
      ? "select name from sqlite_master where type = 'table'"
      : "select tablename as name from pg_tables where schemaname = current_schema()";
  const tables = await database.read(() => all(raw<{ name: string }>(list)));
  expect(tables.length).toBeGreaterThan(10);
  const rows = [];
  for (const { name } of tables) rows.push(await database.read(() => all(raw(`select * from "${name}"`))));
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
};
const found = (text: string, secrets: readonly string[]): readonly string[] =>
  secrets.filter((secret) => text.includes(secret));

/** A member with all that is to be sealed, in accounts, deposits and withdrawals. */
const fill = async (world: World): Promise<CashierContext> => {
  const { cashier } = world;
  const ctx = await world.join("m1");
  world.pictures.add("m1/alipay/qr");
  await payIn(world, ctx, "5000");
  const card = await cashier.bankAdd(ctx, {
    bankCode: "YUNHE",
    holder: OWN.holder,
    number: OWN.number,
    branch: "",
    ...SEAL,
  });
  const alipay = await cashier.alipayAdd(ctx, { account: OWN.phone, qrId: "qr", ...SEAL });
  const coin = await addCoin(world, ctx, OWN.address);
  world.wait(86_400_000);
  const sheet = await cashier.withdrawQuote(ctx, { accountId: coin, amount: "100" });
  if (!card.ok || !alipay.ok || !sheet.ok) throw new Error("the accounts were refused");
  for (const accountId of [card.data.id, alipay.data.id, coin]) {
    const quoteId = accountId === coin ? sheet.data.coin?.id : undefined;
    const placed = await cashier.withdrawSubmit(ctx, {
      accountId,
      amount: "100",
      quoteId,
      ...SEAL,
      reqId: world.key(),
    });
    expect(placed).toMatchObject({ ok: true });
  }
  for (const channelId of ["bank-transfer", "alipay-scan"])
    await cashier.depositCreate(ctx, { channelId, amount: "300", ...depositInput(world), payerName: OWN.holder });
  return ctx;
};

/** Everything that is shown of it, opened. */
const shown = async (world: World, ctx: CashierContext): Promise<string> => {
  const { cashier } = world;
  const { operator } = cashier;
  return JSON.stringify([
    await operator.listWithdrawals({ member: ctx.member.id }),
    await operator.listDeposits({ member: ctx.member.id }),
    await cashier.depositOpen(ctx),
    await cashier.memberBanks(ctx, { withdraw_type: "all" }),
  ]);
};

withEngines("payout numbers and names", (open) => {
  it("are in no table, and are shown to those who need them", async () => {
    const database = await open();
    const world = await createWorld(database);
    const ctx = await fill(world);
    expect(found(await dump(database), SECRETS)).toEqual([]);
    expect(found(await shown(world, ctx), SECRETS)).toEqual(SECRETS);
    const banks = await world.cashier.memberBanks(ctx, { withdraw_type: "bank" });
    expect(banks).toMatchObject({ data: { holderMasked: "欧**", list: [{ accountMasked: "**** 7766" }] } });
  });
  it("answer a repeated key with the payer's name, which its record does not hold", async () => {
    const world = await createWorld(await open());
    const ctx = await world.join("m1");
    const input = { channelId: "bank-transfer", amount: "300", ...depositInput(world), payerName: ` ${OWN.holder} ` };
    const first = await world.cashier.depositCreate(ctx, input);
    expect(first).toMatchObject({ ok: true, data: { payerName: OWN.holder } });
    expect(await world.cashier.depositCreate(ctx, input)).toEqual(first);
    const known = await world.cashier.operation(ctx, { reqId: input.reqId });
    expect(known.ok && JSON.parse(known.data.answer ?? "null")).toEqual({ status: true, data: first.ok && first.data });
  });
  it("of the first version are sealed once, and then read as before", async () => {
    const database = await open();
    await fillOld(database);
    expect(found(await dump(database), CANARIES)).toEqual(CANARIES);
    const world = await createWorld(database);
    expect(found(await dump(database), CANARIES)).toEqual([]);
    expect(await sealExisting({ database, vault: vaultOf("k1") })).toBe(0);
    const ctx = await world.join("old");
    expect(found(await shown(world, ctx), CANARIES)).toEqual(CANARIES);
  });
  it("are sealed under the key in use, so that the old one can be removed", async () => {
    const database = await open();
    const ctx = await fill(await createWorld(database));
    const changed = await sealExisting({ database, vault: vaultOf("k1", "k2") });
    expect(changed).toBe(3 + 1 + 3 + 3);
    const world = await createWorld(database, { vault: vaultOf("k2") });
    expect(found(await shown(world, ctx), SECRETS)).toEqual(SECRETS);
    expect(await dump(database)).not.toContain("v1.k1.");
    const again = await world.cashier.bankAdd(ctx, { bankCode: "YUNHE", number: OWN.number, branch: "", ...SEAL });
    expect(again).toMatchObject({ code: "account_exists" });
  });
  it("are sealed in batches, however many there are", async () => {
    const database = await open();
    const world = await createWorld(database);
    const ctx = await world.join("m1");
    const { id } = await world.cashier
      .depositCreate(ctx, { channelId: "bank-transfer", amount: "300", ...depositInput(world) })
      .then((made) => (made.ok ? made.data : { id: "" }));
    await database.atomic(function* () {
      const columns = "kind, brand, member, state, amount, fee, effect, currency, label, target, created_at";
      const copy = `insert into cashier_order (id, facts, sealed, ${columns})
        select ?, '{"payerName":"${OWN.holder}"}', null,
          ${columns.replace("state", "'cancelled'")} from cashier_order where id = ?`;
      for (let nth = 0; nth < 450; nth += 1) yield* run(raw(copy, `D-copy-${nth}`, id));
    });
    expect(await sealExisting({ database, vault: vaultOf("k1") })).toBe(450);
    expect(found(await dump(database), SECRETS)).toEqual([]);
  });
  it("of two accounts of the first version that differ in capitals alone are both kept", async () => {
    const database = await open();
    await fillOld(database, ["0xAbCd", "0xabcd"]);
    const world = await createWorld(database);
    const listed = await world.cashier.memberBanks(await world.join("old"), { withdraw_type: "coin" });
    expect(listed.ok && listed.data.list).toHaveLength(2);
  });
});

describe("the file of a SQLite database", () => {
  const folder = mkdtempSync(join(tmpdir(), "cashier-sealed-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const bytes = (): string =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(folder, name)).toString("utf8"))
      .join();
  const vacuum = (file: string): void => {
    const sqlite = new DatabaseSync(file);
    sqlite.exec("vacuum; pragma wal_checkpoint(truncate)");
    sqlite.close();
  };
  const openWith = async (file: string, vault?: Vault): Promise<World> =>
    createWorld(await openDatabase({ file }), { vault });

  it("never holds them, nor does its log", async () => {
    const world = await openWith(join(folder, "new.db"));
    await fill(world);
    expect(found(bytes(), SECRETS)).toEqual([]);
    await world.database.close();
    expect(found(bytes(), SECRETS)).toEqual([]);
  });
  it("holds those of the first version no more once it is vacuumed", async () => {
    const file = join(folder, "old.db");
    const old = await openDatabase({ file });
    await fillOld(old);
    await old.close();
    expect(found(bytes(), CANARIES)).toEqual(CANARIES);
    const world = await openWith(file);
    await world.database.close();
    vacuum(file);
    expect(found(bytes(), CANARIES)).toEqual([]);
  });
});
