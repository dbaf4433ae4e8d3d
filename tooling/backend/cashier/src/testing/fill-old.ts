import { type Database, ledgerMigrations, raw, run } from "@baize/ledger";
import { cashierMigrations } from "../store/migrations.ts";
import { START } from "./create-world.ts";

const HOLDER = "王小明";
const CARD = "6222020200112233";
const PAYER = "诸葛金丝";
const KEY = "key-of-the-first-version";
/** What a database of the first version holds in the clear. */
export const CANARIES = [HOLDER, CARD, PAYER];

const DEPOSIT = {
  kind: "bank",
  channelName: "label",
  payAmount: "100.00",
  payAsset: "CNY",
  payee: null,
  coin: null,
  multiple: "1",
  payerName: PAYER,
  slipId: null,
};
const WITHDRAWAL = {
  account: { id: "A1", type: "bank", label: "云禾银行", masked: "**** 2233" },
  payTo: { bank: "云禾银行", name: HOLDER, account: CARD, branch: "" },
};
const ORDER = `insert into cashier_order
  (id, kind, brand, member, state, amount, fee, effect, currency, label, target, facts, created_at)
  values (?, ?, '10001', 'old', ?, 10000, 0, ?, 'CNY', 'label', 'bank-transfer', ?, ?)`;
const ACCOUNT = `insert into cashier_account
  (id, brand, member, type, bank_code, bank_name, number, holder, branch, protocol, coin_type, is_default,
   usable_from, created_at)
  values (?, '10001', 'old', ?, 'YUNHE', '云禾银行', ?, ?, '', ?, ?, ?, 0, 1)`;
const ROLLOVER = `insert into cashier_rollover (id, member, source, amount, multiple, need, done, created_at)
  values (?, 'old', 'deposit', 10000, '1', 10000, ?, ?)`;

/** A database of the first version: a member with money, a card, an order of each kind and open turnover. */
export const fillOld = async (database: Database, addresses: readonly string[] = []): Promise<void> => {
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations.slice(0, 1));
  await database.atomic(function* () {
    const member = `insert into cashier_member (id, brand, currency, opened_at, holder, deposits)
       values ('old', '10001', 'CNY', 1, ?, 10000)`;
    yield* run(raw(member, HOLDER));
    yield* run(raw(ORDER, "D1", "deposit", "succeeded", 10_000n, JSON.stringify(DEPOSIT), START - 1000));
    yield* run(raw(ORDER, "W1", "withdraw", "under_review", -10_000n, JSON.stringify(WITHDRAWAL), START - 1000));
    yield* run(raw(ACCOUNT, "A1", "bank", CARD, HOLDER, "", null, 1));
    for (const [nth, address] of addresses.entries())
      yield* run(raw(ACCOUNT, `C${nth}`, "coin", address, "", "ERC20", 1, 0));
    for (const [id, done, at] of [
      ["deposit:D1", 4000, 1],
      ["deposit:D2", 0, 2],
    ] as const)
      yield* run(raw(ROLLOVER, id, done, at));
    const answer = JSON.stringify({ value: { ok: true, data: { id: "D1", kind: "bank", payerName: PAYER } } });
    const key = `insert into ledger_key (member, op_key, route, payload, value, at)
       values ('old', ?, '/api/x/v1/deposit/create', 'x', ?, 1)`;
    yield* run(raw(key, KEY, answer));
  });
};
