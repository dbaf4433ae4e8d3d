import { first, run, type Work } from "@baize/ledger";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import { q, type QuoteRow } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";

/** Keeps an offer for `ttlMs`. Throws when the member has no wallet at the brand. */
export function* holdQuote(
  env: Env,
  { brand, member }: CashierContext,
  use: QuoteRow["use"],
  facts: unknown,
  ttlMs: number,
): Work<QuoteRow> {
  yield* findMember(member.id, brand.code);
  const at = env.clock();
  const row: QuoteRow = {
    id: env.newId("Q"),
    brand: brand.code,
    member: member.id,
    use,
    facts: JSON.stringify(facts),
    created_at: BigInt(at),
    expires_at: BigInt(at + ttlMs),
    used_by: null,
  };
  yield* run(q.insertInto("cashier_quote").values(row));
  return row;
}

/** A quote of this member at this brand; another's is not found. */
export function* ownQuote(
  { brand, member }: CashierContext,
  use: QuoteRow["use"],
  id: string,
): Work<QuoteRow | undefined> {
  return yield* first(
    q
      .selectFrom("cashier_quote")
      .selectAll()
      .where("id", "=", id)
      .where("use", "=", use)
      .where("member", "=", member.id)
      .where("brand", "=", brand.code),
  );
}

/** Gives the quote to an order. Throws, and so rolls back, when another has taken it. */
export function* spendQuote({ id }: QuoteRow, order: string): Work<void> {
  const used = yield* run(
    q.updateTable("cashier_quote").set({ used_by: order }).where("id", "=", id).where("used_by", "is", null),
  );
  if (used !== 1) throw new Error(`Quote "${id}" has been used. Nothing was written; read it again.`);
}
