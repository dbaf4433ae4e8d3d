import type { CallData, CallParsed, contract } from "@baize/api-client/contract";
import { checkCardNumber, checkRealName } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { bankName, withdrawBanks } from "./bank-names.ts";
import { findMember } from "./book.ts";
import { accept, instant, refuse, type Env } from "./env.ts";
import type { TenantRules } from "./rules.ts";
import { q, type AccountRow } from "./tables.ts";
import type { CashierContext, MemberCashier } from "./types.ts";

type PayoutAccount = CallData<typeof contract.finance.bankAdd>;

export const maskNumber = (number: string): string => `**** ${number.slice(-4)}`;
const maskHolder = (holder: string): string => (holder === "" ? "" : `${Array.from(holder)[0] ?? ""}**`);
const oneHolder = (text: string): string => text.normalize("NFC").trim().replaceAll(/\s+/g, " ");

/** Why the account cannot be paid to at `now`; null when it can. */
export const accountReason = (rules: TenantRules, row: AccountRow, now: number): "disabled" | "cooling_off" | null => {
  const isOffered = row.type === "bank" ? bankName(row.bank_code) !== null : protocolOf(rules, row) !== undefined;
  if (!isOffered) return "disabled";
  return BigInt(now) < row.usable_from ? "cooling_off" : null;
};

export const protocolOf = (rules: TenantRules, row: Pick<AccountRow, "coin_type" | "protocol">) =>
  rules.withdraw.coins.find(({ coinType }) => BigInt(coinType) === row.coin_type)?.protocols.find(({ code }) => code === row.protocol);

const viewAccount = (rules: TenantRules, row: AccountRow, now: number): PayoutAccount => {
  const reason = accountReason(rules, row, now);
  return {
    id: row.id,
    type: row.type,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    accountMasked: maskNumber(row.number),
    holderMasked: maskHolder(row.holder),
    protocol: row.protocol,
    coinType: row.coin_type === null ? null : Number(row.coin_type),
    isDefault: row.is_default === 1n,
    enabled: reason === null,
    reason,
    usableFrom: reason === "cooling_off" ? instant(row.usable_from, rules.zone) : null,
  };
};

/** The member's accounts: the default one, then in the order of adding. */
export function* accountsOf({ brand, member }: CashierContext): Work<readonly AccountRow[]> {
  return yield* all(
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
}

type NewAccount = Pick<AccountRow, "id" | "type" | "bank_code" | "bank_name" | "number" | "holder" | "branch" | "protocol" | "coin_type">;

/** Adds an account. The member's very first is usable at once; every other waits out the brand's cooling-off, also when the first is gone. */
export function* addAccount(ctx: CashierContext, account: NewAccount, now: number) {
  const present = yield* accountsOf(ctx);
  const isSame = (row: AccountRow): boolean => row.type === account.type && row.protocol === account.protocol && row.number === account.number;
  if (present.some(isSame)) return refuse("account_exists");
  const { limit, coolingOffMs } = ctx.brand.accounts;
  if (present.length >= limit) return refuse("account_limit", { max: String(limit) });
  const earlier = yield* first(q.selectFrom("cashier_account").select("id").where("member", "=", ctx.member.id).limit(1));
  const row: AccountRow = {
    ...account,
    brand: ctx.brand.code,
    member: ctx.member.id,
    is_default: present.length === 0 ? 1n : 0n,
    usable_from: earlier === undefined ? 0n : BigInt(now + coolingOffMs),
    created_at: BigInt(now),
    deleted_at: null,
  };
  yield* run(q.insertInto("cashier_account").values(row));
  return accept(row);
}

function* addBank(ctx: CashierContext, id: string, input: Omit<CallParsed<typeof contract.finance.bankAdd>, "password" | "keyId">, now: number) {
  const name = bankName(input.bankCode);
  if (name === null) return refuse("bank_unknown");
  const holder = oneHolder(input.holder);
  if (checkRealName(holder) !== null) return refuse("holder_invalid");
  if (checkCardNumber(input.number) !== null || /\s/.test(input.number)) return refuse("number_invalid");
  const known = (yield* findMember(ctx.member.id, ctx.brand.code)).holder;
  if (known !== null && known !== holder) return refuse("holder_mismatch");
  const account = { id, type: "bank" as const, bank_code: input.bankCode, bank_name: name, number: input.number, holder, branch: input.branch, protocol: "", coin_type: null };
  const added = yield* addAccount(ctx, account, now);
  if (!added.ok) return added;
  yield* run(q.updateTable("cashier_member").set({ holder }).where("id", "=", ctx.member.id));
  return accept(viewAccount(ctx.brand, added.data, now));
}

function* removeCoin(ctx: CashierContext, id: string, now: number) {
  const present = yield* accountsOf(ctx);
  const row = present.find((one) => one.id === id && one.type === "coin");
  if (row === undefined) return refuse("account_unknown");
  yield* run(q.updateTable("cashier_account").set({ deleted_at: BigInt(now), is_default: 0n }).where("id", "=", id));
  const next = present.find((one) => one.id !== id);
  if (row.is_default === 1n && next !== undefined) yield* run(q.updateTable("cashier_account").set({ is_default: 1n }).where("id", "=", next.id));
  return accept({ ok: true as const });
}

type AccountCalls = Pick<MemberCashier, "withdrawBanks" | "virtualProtocols" | "memberBanks" | "bankAdd" | "virtualDelete">;

export const accountCalls = (env: Env): AccountCalls => ({
  withdrawBanks: async () => accept(withdrawBanks()),

  virtualProtocols: async ({ brand }) =>
    accept(brand.withdraw.coins.map(({ coinType, name, protocols }) => ({ coinType, name, protocols: protocols.map((protocol) => ({ ...protocol })) }))),

  memberBanks: (ctx, { withdraw_type }) =>
    env.database.read(function* () {
      const now = env.clock();
      const rows = (yield* accountsOf(ctx)).filter(({ type }) => withdraw_type === "all" || type === withdraw_type);
      return accept({ max: ctx.brand.accounts.limit, list: rows.map((row) => viewAccount(ctx.brand, row, now)) });
    }),

  bankAdd: async (ctx, { password, keyId: _keyId, ...input }) => {
    const word = await env.verifyWithdrawPassword(ctx.member.id, password);
    if (word !== "ok") return refuse(`withdraw_password_${word}`);
    const id = env.newId("A");
    return env.database.atomic(() => addBank(ctx, id, input, env.clock()));
  },

  virtualDelete: (ctx, { id }) => env.database.atomic(() => removeCoin(ctx, id, env.clock())),
});
