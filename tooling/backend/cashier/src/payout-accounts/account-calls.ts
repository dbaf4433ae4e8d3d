import type { Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { rateAt } from "../amounts/coin-amounts.ts";
import type { Env } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import { passwordRefusal } from "../interface/password-refusal.ts";
import type { CashierContext } from "../interface/ports.ts";
import { unseal } from "../store/sealed.ts";
import type { Account } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";
import { addAlipay, addBank, addVirtual } from "./account-add.ts";
import { maskHolder, viewAccount } from "./account-view.ts";
import { accountsOf, chooseDefault, removeAccount } from "./accounts.ts";
import { withdrawBanks } from "./bank-names.ts";

const HOUR_MS = 3_600_000;

type AccountCalls = Pick<
  MemberCashier,
  | "withdrawBanks"
  | "virtualProtocols"
  | "memberBanks"
  | "bankAdd"
  | "alipayAdd"
  | "virtualAdd"
  | "virtualDelete"
  | "payoutDelete"
  | "payoutDefault"
>;

/** The withdrawal password is verified before anything else. */
const withPassword = async <R>(env: Env, ctx: CashierContext, password: string, task: () => Promise<R>) => {
  const { word, ...facts } = await env.verifyWithdrawPassword(ctx.member.id, password);
  if (word === "busy") return refuse("server_busy");
  return passwordRefusal(ctx.brand.zone, { word, ...facts }) ?? task();
};

type Added<R> = R | ReturnType<typeof accept<Account>>;

/** Adds an account and shows it. */
const add = <R extends { readonly ok: false }>(
  env: Env,
  ctx: CashierContext,
  work: (id: string, now: number) => Work<Added<R>>,
) => {
  const id = env.newId("A");
  return env.database.atomic(function* () {
    const now = env.clock();
    const added = yield* work(id, now);
    return added.ok ? accept(viewAccount(ctx.brand, added.data, now)) : added;
  });
};

export const accountCalls = (env: Env): AccountCalls => ({
  withdrawBanks: async () => accept(withdrawBanks()),

  virtualProtocols: async ({ brand }) => {
    const now = env.clock();
    return accept(
      brand.withdraw.coins.map(({ coinType, name, protocols }) => ({
        coinType,
        name,
        protocols: protocols.map((protocol) => ({ ...protocol, rate: rateAt(protocol.rate, now) })),
      })),
    );
  },

  memberBanks: (ctx, { withdraw_type }) =>
    env.database.read(function* () {
      const now = env.clock();
      const { limits, coolingOffMs } = ctx.brand.accounts;
      const rows = (yield* accountsOf(env, ctx)).filter(
        ({ type }) => withdraw_type === "all" || type === withdraw_type,
      );
      const { brand, holder } = yield* findMember(ctx.member.id);
      return accept({
        max: { ...limits },
        holderMasked: maskHolder(
          brand === ctx.brand.code && holder !== null ? unseal(env.vault, "member/holder", holder) : "",
        ),
        coolingOffHours: coolingOffMs / HOUR_MS,
        list: rows.map((row) => viewAccount(ctx.brand, row, now)),
      });
    }),

  bankAdd: (ctx, { password, keyId: _keyId, ...input }) =>
    withPassword(env, ctx, password, () => add(env, ctx, (id, now) => addBank(env, ctx, id, input, now))),

  alipayAdd: (ctx, { password, keyId: _keyId, ...input }) =>
    withPassword(env, ctx, password, async () => {
      const hasPicture = await env.pictures.owns(ctx, input.qrId, "alipay");
      return add(env, ctx, (id, now) => addAlipay(env, ctx, id, input, hasPicture, now));
    }),

  virtualAdd: (ctx, { password, keyId: _keyId, ...input }) =>
    withPassword(env, ctx, password, () => add(env, ctx, (id, now) => addVirtual(env, ctx, id, input, now))),

  virtualDelete: (ctx, { id }) => env.database.atomic(() => removeAccount(env, ctx, id, ["coin"], env.clock())),
  payoutDelete: (ctx, { id }) =>
    env.database.atomic(() => removeAccount(env, ctx, id, ["bank", "alipay"], env.clock())),
  payoutDefault: (ctx, { id }) => env.database.atomic(() => chooseDefault(env, ctx, id)),
});
