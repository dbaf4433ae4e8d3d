import { contract } from "@baize/api-client/contract";
import { all, first, raw, run, type Work } from "@baize/ledger";
import type { Vault } from "@baize/safeguards";
import { sql } from "kysely";
import type { CashierDeps } from "../interface/ports.ts";
import { numberIndex, seal, type Sealed, type SealedKind, unseal } from "./sealed.ts";
import { type AccountRow, q } from "./tables.ts";

/** Rows sealed in one transaction. */
const BATCH = 200;

/** How every text begins that is sealed under the present key. */
const prefixOf = (vault: Vault): string => vault.seal("", "").replace(/[^.]*$/, "");
const lacks = (column: string, prefix: string) =>
  sql<boolean>`substr(${sql.ref(column)}, 1, ${sql.lit(prefix.length)}) <> ${prefix}`;

const textOf = (vault: Vault, context: Parameters<typeof unseal>[1], text: Sealed): string =>
  vault.isSealed(text) ? unseal(vault, context, text) : text;

/** The digest; made single where two accounts of the first version differ in nothing but capitals. */
function* indexOf(vault: Vault, row: AccountRow, number: string): Work<string> {
  const index = numberIndex(vault, number);
  const same = q
    .selectFrom("cashier_account")
    .select("id")
    .where("number_index", "=", index)
    .where("deleted_at", "is", null);
  const peer = same.where("member", "=", row.member).where("type", "=", row.type).where("protocol", "=", row.protocol);
  const isTaken = (yield* first(peer.where("id", "<>", row.id))) !== undefined;
  return isTaken ? numberIndex(vault, `${number} ${row.id}`) : index;
}

function* sealAccounts(vault: Vault, prefix: string): Work<number> {
  const due = q
    .selectFrom("cashier_account")
    .selectAll()
    .where((e) => e.or([e("number_index", "is", null), lacks("number", prefix), lacks("holder", prefix)]));
  const rows = yield* all(due.limit(BATCH));
  for (const row of rows) {
    const number = textOf(vault, "payout/number", row.number);
    const change = {
      number: seal(vault, "payout/number", number),
      number_index: row.number_index ?? (yield* indexOf(vault, row, number)),
      holder: seal(vault, "payout/holder", textOf(vault, "payout/holder", row.holder)),
    };
    yield* run(q.updateTable("cashier_account").set(change).where("id", "=", row.id));
  }
  return rows.length;
}

function* sealMembers(vault: Vault, prefix: string): Work<number> {
  const due = q.selectFrom("cashier_member").select(["id", "holder"]).where("holder", "is not", null);
  const rows = yield* all(due.where(lacks("holder", prefix)).limit(BATCH));
  for (const { id, holder } of rows) {
    if (holder === null) continue;
    const sealed = seal(vault, "member/holder", textOf(vault, "member/holder", holder));
    yield* run(q.updateTable("cashier_member").set({ holder: sealed }).where("id", "=", id));
  }
  return rows.length;
}

/** What was kept among an order's facts before it was sealed apart from them. */
const secretsOf = (kind: SealedKind, facts: Record<string, unknown>): Record<string, unknown> =>
  kind === "deposit" ? { payerName: facts["payerName"] } : { payTo: facts["payTo"] };

function* sealOrders(vault: Vault, prefix: string, kind: SealedKind): Work<number> {
  const orders = q.selectFrom("cashier_order").select(["id", "facts", "sealed"]).where("kind", "=", kind);
  const due = orders.where((e) => e.or([e("sealed", "is", null), lacks("sealed", prefix)]));
  const rows = yield* all(due.limit(BATCH));
  for (const { id, facts, sealed } of rows) {
    const { payerName, payTo, ...rest } = JSON.parse(facts) as Record<string, unknown>;
    const secrets =
      sealed === null ? JSON.stringify(secretsOf(kind, { payerName, payTo })) : unseal(vault, `order/${kind}`, sealed);
    const change = { facts: JSON.stringify(rest), sealed: seal(vault, `order/${kind}`, secrets) };
    yield* run(q.updateTable("cashier_order").set(change).where("id", "=", id));
  }
  return rows.length;
}

/** Takes the payer's name out of recorded answers; a request that repeats such a key carries it again. */
function* stripKeys(): Work<number> {
  const query = `select member, op_key, value from ledger_key
    where route = ? and value like '%"payerName"%' limit ${BATCH}`;
  const route = contract.finance.depositCreate.path;
  const rows = yield* all(raw<{ member: string; op_key: string; value: string }>(query, route));
  for (const { member, op_key, value } of rows) {
    const stripped = JSON.stringify(
      JSON.parse(value, (name, part: unknown) => (name === "payerName" ? undefined : part)),
    );
    const update = "update ledger_key set value = ? where member = ? and op_key = ? and route = ?";
    yield* run(raw(update, stripped, member, op_key, route));
  }
  return rows.length;
}

/**
 * Seals what was written before there was a vault, and what is sealed under an older key again: payout numbers and
 * holders, payers' names, and where withdrawals are paid to. Run it after migrating and before serving; again it finds
 * nothing. Gives the number of rows changed. On SQLite old bytes stay in free pages of the file until it is vacuumed.
 */
export const sealExisting = async ({ database, vault }: Pick<CashierDeps, "database" | "vault">): Promise<number> => {
  const prefix = prefixOf(vault);
  let total = 0;
  for (const work of [
    () => sealAccounts(vault, prefix),
    () => sealMembers(vault, prefix),
    () => sealOrders(vault, prefix, "deposit"),
    () => sealOrders(vault, prefix, "withdraw"),
    stripKeys,
  ])
    for (let changed = BATCH; changed === BATCH; total += changed) changed = await database.atomic(work);
  return total;
};
