import { createHash } from "node:crypto";
import { run } from "@baize/ledger";
import { addAccount } from "./accounts.ts";
import { accept, createEnv, type Env } from "./env.ts";
import { q } from "./tables.ts";
import { recordTurnover } from "./turnover.ts";
import type { Answer, Cashier, CashierContext, CashierDeps, CreateCashier, SeedEntry } from "./types.ts";

type Outcome = Answer<unknown, string>;
/** Refusals that say no more than that an earlier run has already done it. */
const DONE_BEFORE = ["wrong_state", "order_settled", "account_exists"];

interface Past {
  readonly env: Env;
  readonly cashier: Cashier;
  readonly ctx: CashierContext;
  /** Idempotency key and natural key of the entry. */
  readonly key: string;
}
type Player = { readonly [K in SeedEntry["kind"]]: (past: Past, entry: Extract<SeedEntry, { kind: K }>) => Promise<Outcome> };

const play: Player = {
  deposit: async ({ cashier, ctx, key }, { channelId, amount, outcome, at }) => {
    const created = await cashier.depositCreate(ctx, { channelId, amount, reqId: key });
    if (!created.ok) return created;
    const { id } = created.data;
    if (outcome === "succeeded") return cashier.operator.confirmDeposit(id, { callbackId: key });
    if (outcome === "refused") return cashier.operator.refuseDeposit(id, "not_received");
    if (outcome === "cancelled") return cashier.depositCancel(ctx, { id });
    // Nobody pays: it has expired for all who read it later.
    return accept(at);
  },
  bank: ({ cashier, ctx }, { bankCode, holder, number }) => cashier.bankAdd(ctx, { bankCode, holder, number, branch: "", password: "", keyId: "seed" }),
  coin: ({ env, ctx }, { coinType, protocol, address, at }) => {
    const coin = ctx.brand.withdraw.coins.find((one) => one.coinType === coinType);
    const account = { id: env.newId("A"), type: "coin" as const, bank_code: "", bank_name: coin?.name ?? "", number: address, holder: "", branch: "", protocol, coin_type: BigInt(coinType) };
    return env.database.atomic(() => addAccount(ctx, account, at));
  },
  withdraw: async ({ cashier, ctx, key }, { amount, outcome }) => {
    const banks = await cashier.memberBanks(ctx, { withdraw_type: "all" });
    const accountId = banks.ok ? (banks.data.list.find(({ enabled }) => enabled)?.id ?? "none") : "none";
    const submitted = await cashier.withdrawSubmit(ctx, { accountId, amount, password: "", keyId: "seed", reqId: key });
    if (!submitted.ok || outcome === "under_review") return submitted;
    const { id } = submitted.data.order;
    if (outcome === "refused") return cashier.operator.refuseWithdrawal(id, "account_check_failed");
    await cashier.operator.startPaying(id);
    return cashier.operator.payWithdrawal(id);
  },
  transfer: async ({ cashier, ctx, key }, { from, to, amount }) => cashier.transfer(ctx, { from, to, amount, reqId: key }),
  turnover: async ({ env, ctx }, { valid, betRef, at }) => accept(await env.database.atomic(() => recordTurnover(ctx.member.id, valid, betRef, at))),
};

const playEntry = <K extends SeedEntry["kind"]>(past: Past, entry: Extract<SeedEntry, { kind: K }>): Promise<Outcome> =>
  (play[entry.kind as K] as Player[K])(past, entry);

/** Plays a past through a cashier whose clock stands at each entry in turn and whose member always knows the password. */
export const createSeedHistory =
  (deps: CashierDeps, create: CreateCashier): Cashier["seedHistory"] =>
  async (ctx, plan) => {
    let now = deps.clock();
    const then: CashierDeps = { ...deps, clock: () => now, verifyWithdrawPassword: async () => "ok", hasWithdrawPassword: async () => true };
    const [cashier, env] = [create(then), createEnv(then)];
    for (const [index, entry] of plan.entries()) {
      now = entry.at;
      const opening = q.updateTable("cashier_member").set({ opened_at: BigInt(now) }).where("id", "=", ctx.member.id).where("opened_at", ">", BigInt(now));
      await deps.database.atomic(() => run(opening));
      const key = createHash("sha256").update(JSON.stringify(["seed", ctx.brand.code, ctx.member.id, index])).digest("hex").slice(0, 40);
      const outcome = await playEntry({ env, cashier, ctx, key }, entry);
      if (!outcome.ok && !DONE_BEFORE.includes(outcome.code))
        throw new Error(`Entry ${index} (${entry.kind}) of the plan was refused: ${outcome.code} ${JSON.stringify(outcome.detail)}. Change the plan.`);
    }
  };
