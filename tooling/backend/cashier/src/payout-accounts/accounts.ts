import { all, first, run, type Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import { numberIndex, seal, unseal } from "../store/sealed.ts";
import { type Account, q } from "../store/tables.ts";

/** The member's accounts: the default one, then in the order of adding. */
export function* accountsOf(
  { vault }: Pick<Env, "vault">,
  { brand, member }: CashierContext,
): Work<readonly Account[]> {
  const rows = yield* all(
    q
      .selectFrom("cashier_account")
      .selectAll()
      .where("member", "=", member.id)
      .where("brand", "=", brand.code)
      .where("deleted_at", "is", null)
      .orderBy("is_default", "desc")
      .orderBy("created_at")
      .orderBy("id"),
  );
  return rows.map((row) => ({
    ...row,
    number: unseal(vault, "payout/number", row.number),
    holder: unseal(vault, "payout/holder", row.holder),
  }));
}

const BLANK = {
  bank_code: "",
  bank_name: "",
  holder: "",
  branch: "",
  protocol: "",
  coin_type: null,
  alias: "",
  qr_id: "",
};

type NewAccount = Pick<Account, "id" | "type" | "number"> & Partial<Pick<Account, keyof typeof BLANK>>;

/**
 * Adds an account. The member's first ever is usable at once; every later one waits for the brand's cooling-off, also
 * when the first was deleted.
 */
export function* addAccount(env: Env, ctx: CashierContext, account: NewAccount, now: number) {
  const { vault } = env;
  const present = yield* accountsOf(env, ctx);
  const row: Account = {
    ...BLANK,
    ...account,
    brand: ctx.brand.code,
    member: ctx.member.id,
    is_default: present.length === 0 ? 1n : 0n,
    usable_from: 0n,
    created_at: BigInt(now),
    deleted_at: null,
  };
  const peers = present.filter(({ type }) => type === row.type);
  const number_index = numberIndex(vault, row.number);
  const isSame = (peer: Account): boolean =>
    peer.protocol === row.protocol && numberIndex(vault, peer.number) === number_index;
  if (peers.some(isSame)) return refuse("account_exists");
  const { limits, coolingOffMs } = ctx.brand.accounts;
  if (peers.length >= limits[row.type]) return refuse("account_limit", { max: String(limits[row.type]) });
  const earlier = yield* first(
    q.selectFrom("cashier_account").select("id").where("member", "=", ctx.member.id).limit(1),
  );
  if (earlier !== undefined) row.usable_from = BigInt(now + coolingOffMs);
  const sealed = { number: seal(vault, "payout/number", row.number), holder: seal(vault, "payout/holder", row.holder) };
  yield* run(q.insertInto("cashier_account").values({ ...row, ...sealed, number_index }));
  if (env.protection !== undefined) yield* env.protection.payoutAdded(ctx, now);
  return accept(row);
}

function* setDefault(id: string, isDefault: boolean): Work<void> {
  yield* run(
    q
      .updateTable("cashier_account")
      .set({ is_default: isDefault ? 1n : 0n })
      .where("id", "=", id),
  );
}

/** Makes an account the default one; repeating it changes nothing. */
export function* chooseDefault(env: Env, ctx: CashierContext, id: string) {
  const present = yield* accountsOf(env, ctx);
  if (!present.some((row) => row.id === id)) return refuse("account_unknown");
  for (const row of present) if (row.is_default === 1n && row.id !== id) yield* setDefault(row.id, false);
  yield* setDefault(id, true);
  return accept({ ok: true as const });
}

/** Deletes an account of one of the types; the next one becomes the default where it was. */
export function* removeAccount(
  env: Env,
  ctx: CashierContext,
  id: string,
  types: readonly Account["type"][],
  now: number,
) {
  const present = yield* accountsOf(env, ctx);
  const row = present.find((one) => one.id === id && types.includes(one.type));
  if (row === undefined) return refuse("account_unknown");
  yield* run(
    q
      .updateTable("cashier_account")
      .set({ deleted_at: BigInt(now), is_default: 0n })
      .where("id", "=", id),
  );
  const next = present.find((one) => one.id !== id);
  if (row.is_default === 1n && next !== undefined) yield* setDefault(next.id, true);
  return accept({ ok: true as const });
}
