import { createHash } from "node:crypto";
import { contract } from "@baize/api-client/contract";
import { lookupKey, run } from "@baize/ledger";
import { accept, type Answer } from "@baize/safeguards";
import type { Cashier, CreateCashier } from "../interface/cashier.ts";
import { createEnv, type Env } from "../interface/env.ts";
import type { CashierContext, CashierDeps } from "../interface/ports.ts";
import { addAlipay } from "../payout-accounts/account-add.ts";
import { q } from "../store/tables.ts";
import { recordTurnover } from "../turnover/record-bet.ts";
import type { SeedEntry } from "./seed-entry.ts";

type Outcome = Answer<unknown, string>;
/** Refusals of what an earlier run has already done. */
const DONE_BEFORE = ["wrong_state", "order_settled", "account_exists"];

/** Password of every call; the check always succeeds here. */
const SEALED_PASSWORD = { password: "", keyId: "seed" } as const;
/** Payer of a plan that names no holder. */
const DEFAULT_PAYER = "示例会员";

interface Past {
  readonly env: Env;
  readonly cashier: Cashier;
  readonly ctx: CashierContext;
  /** Idempotency key and natural key of the entry. */
  readonly key: string;
  /** Who pays in: the holder of the plan's accounts. */
  readonly payerName: string;
}
type Player = {
  readonly [K in SeedEntry["kind"]]: (past: Past, entry: Extract<SeedEntry, { kind: K }>) => Promise<Outcome>;
};

/** The recorded answer of a key that an earlier run has used, since its payload may differ now; else a new answer. */
const once = async (
  { env, ctx, key }: Past,
  { path }: { readonly path: string },
  submit: () => Promise<Outcome>,
): Promise<Outcome> => {
  const known = await env.database.read(() => lookupKey(ctx.member.id, key));
  return known?.route === path ? (known.value as Outcome) : submit();
};

const submitWithdrawal = async (past: Past, amount: string): Promise<Outcome> => {
  const { cashier, ctx, key } = past;
  const banks = await cashier.memberBanks(ctx, { withdraw_type: "all" });
  const account = banks.ok ? banks.data.list.find(({ enabled }) => enabled) : undefined;
  const accountId = account?.id ?? "none";
  return once(past, contract.finance.withdrawSubmit, async () => {
    const sheet = account?.type === "coin" ? await cashier.withdrawQuote(ctx, { accountId, amount }) : null;
    if (sheet?.ok === false) return sheet;
    return cashier.withdrawSubmit(ctx, {
      accountId,
      amount,
      quoteId: sheet?.data.coin?.id,
      ...SEALED_PASSWORD,
      reqId: key,
    });
  });
};

const play: Player = {
  deposit: async (past, { channelId, amount, outcome, at }) => {
    const { cashier, ctx, key, payerName } = past;
    const created = await once(past, contract.finance.depositCreate, () =>
      cashier.depositCreate(ctx, { channelId, amount, payerName, offer: "none", reqId: key }),
    );
    if (!created.ok) return created;
    const { id } = created.data as { readonly id: string };
    if (outcome === "succeeded") return cashier.operator.confirmDeposit(id, { callbackId: key });
    if (outcome === "refused") return cashier.operator.refuseDeposit(id, "not_received");
    if (outcome === "cancelled") return cashier.depositCancel(ctx, { id });
    // Left unpaid: it has expired for all later reads.
    return accept(at);
  },
  bank: ({ cashier, ctx }, { bankCode, holder, number }) =>
    cashier.bankAdd(ctx, { bankCode, holder, number, branch: "", ...SEALED_PASSWORD }),
  alipay: ({ env, ctx }, { holder, account, at }) =>
    env.database.atomic(() => addAlipay(env, ctx, env.newId("A"), { holder, account, qrId: "" }, true, at)),
  coin: ({ cashier, ctx }, { coinType, protocol, address }) =>
    cashier.virtualAdd(ctx, { coinType, protocol, address, alias: "", ...SEALED_PASSWORD }),
  grant: ({ cashier, ctx, key }, { grant: kind, amount, multiple, label }) =>
    cashier.operator.grant({ brand: ctx.brand.code, member: ctx.member.id, kind, amount, multiple, label, ref: key }),
  exchange: (past, { from, to, amount }) =>
    once(past, contract.finance.exchangeSubmit, async () => {
      const { cashier, ctx, key } = past;
      const quote = await cashier.exchangeQuote(ctx, { from, to, amount });
      return quote.ok ? cashier.exchangeSubmit(ctx, { quoteId: quote.data.id, reqId: key }) : quote;
    }),
  withdraw: async (past, { amount, outcome }) => {
    const { operator } = past.cashier;
    const submitted = await submitWithdrawal(past, amount);
    if (!submitted.ok || outcome === "under_review") return submitted;
    const { id } = (submitted.data as { readonly order: { readonly id: string } }).order;
    if (outcome === "refused") return operator.refuseWithdrawal(id, "account_check_failed");
    await operator.startPaying(id);
    return operator.payWithdrawal(id);
  },
  transfer: async ({ cashier, ctx, key }, { from, to, amount }) =>
    cashier.transfer(ctx, { from, to, amount, reqId: key }),
  turnover: async ({ env, ctx }, { valid, betRef, at }) =>
    accept(await env.database.atomic(() => recordTurnover(ctx.member.id, valid, betRef, at))),
};

const playEntry = <K extends SeedEntry["kind"]>(past: Past, entry: Extract<SeedEntry, { kind: K }>): Promise<Outcome> =>
  (play[entry.kind as K] as Player[K])(past, entry);

/**
 * Runs a plan through a cashier whose clock is set to each entry, whose password check always succeeds, and of which
 * nobody is told.
 */
export const createSeedHistory =
  (deps: CashierDeps, create: CreateCashier): Cashier["seedHistory"] =>
  async (ctx, plan) => {
    let now = deps.clock();
    const { onSettled: _onSettled, ...quiet } = deps;
    const then: CashierDeps = {
      ...quiet,
      clock: () => now,
      verifyWithdrawPassword: async () => ({ word: "ok" }),
      hasWithdrawPassword: async () => true,
    };
    const [cashier, env] = [create(then), createEnv(then)];
    const payerName = plan.flatMap((entry) => ("holder" in entry ? entry.holder : []))[0] ?? DEFAULT_PAYER;
    for (const [index, entry] of plan.entries()) {
      now = entry.at;
      const opening = q
        .updateTable("cashier_member")
        .set({ opened_at: BigInt(now) })
        .where("id", "=", ctx.member.id)
        .where("opened_at", ">", BigInt(now));
      await deps.database.atomic(() => run(opening));
      const key = createHash("sha256")
        .update(JSON.stringify(["seed", ctx.brand.code, ctx.member.id, index]))
        .digest("hex")
        .slice(0, 40);
      const outcome = await playEntry({ env, cashier, ctx, key, payerName }, entry);
      if (!outcome.ok && !DONE_BEFORE.includes(outcome.code))
        throw new Error(
          `Entry ${index} (${entry.kind}) of the plan was refused: ` +
            `${outcome.code} ${JSON.stringify(outcome.detail)}. Change the plan.`,
        );
    }
  };
