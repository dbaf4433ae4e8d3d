import { first, ledger, prepared, run, type Work } from "@baize/ledger";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { type MemberRow, q } from "../store/tables.ts";
import { book } from "./book.ts";

/** Opens the member's and the brand's accounts; again is harmless. Throws when the id belongs to another brand. */
export function* openMember(id: string, brand: Pick<TenantRules, "code" | "currency">, at: number): Work<void> {
  const { code, currency } = brand;
  for (const name of ["bank", "coin", "fee", "play"] as const)
    yield* ledger.openAccount({
      id: book.house(code, name),
      kind: "house",
      owner: name,
      asset: currency,
      mayBeNegative: true,
    });
  yield* ledger.openAccount({ id: book.main(code, id), kind: "member", owner: id, asset: currency });
  yield* ledger.openAccount({ id: book.transit(code, id), kind: "transit", owner: id, asset: currency });
  const row = {
    id,
    brand: code,
    currency,
    opened_at: BigInt(at),
    holder: null,
    deposits: 0n,
    withdrawals: 0n,
    turnover: 0n,
  };
  yield* run(
    q
      .insertInto("cashier_member")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
  yield* findMember(id, code);
}

const rowOf = prepared((id: string) => q.selectFrom("cashier_member").selectAll().where("id", "=", id));
/** The member's row. Throws when the member was not opened, or not at this brand. */
export function* findMember(id: string, brand?: string): Work<MemberRow> {
  const row = yield* first(rowOf(id));
  if (row === undefined || (brand !== undefined && row.brand !== brand))
    throw new Error(
      `Member "${id}" has no wallet${brand === undefined ? "" : ` at brand "${brand}"`}. Run openMember first.`,
    );
  return row;
}
