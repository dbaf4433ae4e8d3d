import { contract, type CallData } from "@baize/api-client/contract";
import { MAX_MINOR } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { balanceOf } from "./book.ts";
import { accept, announce, decimal, isClosed, refuse, type Env } from "./env.ts";
import { joinIntent, runOnce } from "./once.ts";
import { anyOrder, ownOrder } from "./orders.ts";
import { CENTRAL, pendingPlatforms, planTransfer, requestTransfer, viewTransfer } from "./transfer-open.ts";
import { lookInto, openRecycle, ordersOf, viewRecycle } from "./transfer-recycle.ts";
import { balanceThere, sendTransfer } from "./transfer-settle.ts";
import type { CashierContext, GameWallet, MemberCashier } from "./types.ts";

type WalletEntry = CallData<typeof contract.games.walletList>[number];
type TransferCalls = Pick<MemberCashier, "walletList" | "transfer" | "recycle" | "transferOrder">;

/** An order that was just written; it cannot be missing. */
function* written(id: string) {
  const row = yield* anyOrder("transfer", id);
  if (row === undefined) throw new Error(`Transfer "${id}" is gone. Orders are never deleted; look at the database.`);
  return row;
}

export function* transferAnswer(env: Env, ctx: CashierContext, orderNo: string, now: number): Work<CallData<typeof contract.games.transfer>> {
  return yield* viewTransfer(env, ctx, yield* written(orderNo), now);
}

const viewWallet = (ctx: CashierContext, wallet: GameWallet, there: bigint | "unknown", pending: number, now: number): WalletEntry => {
  const { currency, zone } = ctx.brand;
  const isOpen = !isClosed(wallet.maintenance, now);
  return {
    wallet: wallet.hidden ? 2 : 3,
    platform: wallet.platform,
    name: wallet.name,
    balance: there === "unknown" ? null : decimal(there, currency),
    currency,
    maintenance: announce(wallet.maintenance, now, zone),
    canIn: isOpen,
    canOut: isOpen,
    min: wallet.min,
    max: wallet.max,
    pending,
  };
};

export const transferCalls = (env: Env): TransferCalls => ({
  walletList: async (ctx, { show }) => {
    const { currency } = ctx.brand;
    const wallets = env.wallets.list(ctx.brand.currency);
    const isAsked = (platform: string): boolean => show === "1" || show === platform;
    const there = await Promise.all(wallets.map(async ({ platform }) => (isAsked(platform) ? balanceThere(env, ctx, platform) : "unknown")));
    return env.database.read(function* () {
      const now = env.clock();
      const pending = yield* pendingPlatforms(ctx);
      const { balance } = yield* balanceOf(env, ctx, now);
      const central: WalletEntry = {
        wallet: 1,
        platform: CENTRAL,
        name: "中心钱包",
        balance: isAsked(CENTRAL) ? balance : null,
        currency,
        maintenance: null,
        canIn: true,
        canOut: true,
        min: decimal(1n, currency),
        max: decimal(MAX_MINOR, currency),
        pending: pending.size,
      };
      const games = wallets.map((wallet, index) => viewWallet(ctx, wallet, there[index] ?? "unknown", pending.has(wallet.platform) ? 1 : 0, now));
      return accept([central, ...games].filter(({ platform }) => show === "0" || isAsked(platform)));
    });
  },

  transfer: (ctx, input) => {
    const intent = { path: contract.games.transfer.path, reqId: input.reqId, payload: [input.from, input.to, input.amount] };
    return joinIntent(env, ctx, intent, async () => {
      const plan = planTransfer(env, ctx, input);
      const isOut = plan.ok && !plan.data.isIn;
      const there = isOut ? await balanceThere(env, ctx, input.from) : "unknown";
      const id = env.newId("T");
      const done = await runOnce(env, ctx, intent, function* (at) {
        return plan.ok ? yield* requestTransfer(ctx, id, plan.data, input.amount, there, at) : plan;
      });
      if (done.outcome === "mismatch") return refuse("key_reused");
      if (!done.value.ok) return done.value;
      const { orderNo } = done.value.data;
      if (done.outcome === "done") await sendTransfer(env, await env.database.read(() => written(orderNo)));
      return env.database.read(function* () {
        return accept(yield* transferAnswer(env, ctx, orderNo, env.clock()));
      });
    });
  },

  recycle: (ctx, { platform, reqId }) => {
    const intent = { path: contract.games.recycle.path, reqId, payload: [platform] };
    return joinIntent(env, ctx, intent, async () => {
      const wallets = env.wallets.list(ctx.brand.currency).filter((wallet) => platform === undefined || wallet.platform === platform);
      const found = ctx.member.status === 3 ? [] : await lookInto(env, ctx, wallets);
      const done = await runOnce(env, ctx, intent, (at) => openRecycle(ctx, platform, found, at));
      if (done.outcome === "mismatch") return refuse("key_reused");
      const recorded = done.value;
      if (!recorded.ok) return recorded;
      if (done.outcome === "done") {
        const rows = await env.database.read(() => ordersOf(recorded.data));
        await Promise.all(rows.map((row) => sendTransfer(env, row)));
      }
      return env.database.read(function* () {
        return accept(yield* viewRecycle(env, ctx, recorded.data, env.clock()));
      });
    });
  },

  transferOrder: (ctx, { orderNo }) =>
    env.database.read(function* () {
      const row = yield* ownOrder(ctx, "transfer", orderNo);
      return row === undefined ? refuse("order_unknown") : accept(yield* viewTransfer(env, ctx, row, env.clock()));
    }),
});
