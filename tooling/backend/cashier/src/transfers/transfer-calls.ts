import { type CallData, contract } from "@baize/api-client/contract";
import { CENTRAL_WALLET, MAX_MINOR } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { decimal } from "../amounts/format.ts";
import { type Env, isMoneyLocked } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import type { CashierContext, GameWallet } from "../interface/ports.ts";
import { runMoneyCall } from "../money-call/money-call.ts";
import { ordersById, ownOrder, writtenOrder } from "../orders/orders.ts";
import { announce, isClosed } from "../rules/closing.ts";
import type { OrderRow } from "../store/tables.ts";
import { balanceOf } from "../wallets/balances.ts";
import { pendingPlatforms, planTransfer, requestTransfer, type TransferData, viewTransfer } from "./transfer-open.ts";
import { openRecycle, ordersOf, readBalances, viewRecycle } from "./transfer-recycle.ts";
import { balanceThere, sendTransfer } from "./transfer-settle.ts";

type WalletEntry = CallData<typeof contract.games.walletList>[number];
type TransferCalls = Pick<MemberCashier, "walletList" | "transfer" | "recycle" | "transferOrder">;

/** A recorded transfer as it is now. */
export function* transferNow(env: Env, ctx: CashierContext, orderNo: string): Work<TransferData> {
  return yield* viewTransfer(env, ctx, yield* writtenOrder(ctx, "transfer", orderNo), env.clock());
}

/** Sends orders that a commit has opened; one failure does not stop the others, and is left to `settlePending`. */
const sendOrders = async (env: Env, read: () => Work<readonly OrderRow[]>): Promise<void> => {
  const rows = await env.database.read(read);
  await Promise.all(rows.map((row) => sendTransfer(env, row).catch(env.report)));
};

const viewWallet = (
  ctx: CashierContext,
  wallet: GameWallet,
  there: bigint | "unknown",
  pending: number,
  now: number,
): WalletEntry => {
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
    const there = await Promise.all(
      wallets.map(async ({ platform }) => (isAsked(platform) ? balanceThere(env, ctx, platform) : "unknown")),
    );
    return env.database.read(function* () {
      const now = env.clock();
      const pending = yield* pendingPlatforms(ctx);
      const { balance } = yield* balanceOf(ctx, now);
      const central: WalletEntry = {
        wallet: 1,
        platform: CENTRAL_WALLET,
        name: "中心钱包",
        balance: isAsked(CENTRAL_WALLET) ? balance : null,
        currency,
        maintenance: null,
        canIn: true,
        canOut: true,
        min: decimal(1n, currency),
        max: decimal(MAX_MINOR, currency),
        pending: pending.size,
      };
      const games = wallets.map((wallet, index) =>
        viewWallet(ctx, wallet, there[index] ?? "unknown", pending.has(wallet.platform) ? 1 : 0, now),
      );
      return accept([central, ...games].filter(({ platform }) => show === "0" || isAsked(platform)));
    });
  },

  transfer: (ctx, input) => {
    const { from, to, amount, reqId } = input;
    const id = env.newId("T");
    return runMoneyCall(env, ctx, {
      path: contract.games.transfer.path,
      reqId,
      payload: [from, to, amount],
      before: async () => {
        const plan = planTransfer(env, ctx, input);
        const isOut = plan.ok && !plan.data.isIn;
        return accept({ plan, there: isOut ? await balanceThere(env, ctx, from) : "unknown" });
      },
      commit: function* ({ plan, there }, at) {
        return plan.ok ? yield* requestTransfer(env, ctx, id, plan.data, amount, there, at) : plan;
      },
      after: ({ orderNo }) => sendOrders(env, () => ordersById([orderNo])),
      dataOf: (order) => order,
      refresh: ({ orderNo }) => transferNow(env, ctx, orderNo),
    });
  },

  recycle: (ctx, { platform, reqId }) =>
    runMoneyCall(env, ctx, {
      path: contract.games.recycle.path,
      reqId,
      payload: [platform],
      before: async () => {
        const all = env.wallets.list(ctx.brand.currency);
        const wallets = all.filter((wallet) => platform === undefined || wallet.platform === platform);
        return accept(isMoneyLocked(ctx.member) ? [] : await readBalances(env, ctx, wallets));
      },
      commit: (found, at) => openRecycle(env, ctx, platform, found, at),
      after: (recorded) => sendOrders(env, () => ordersOf(recorded)),
      dataOf: ({ answer }) => answer,
      refresh: (recorded) => viewRecycle(env, ctx, recorded, env.clock()),
    }),

  transferOrder: (ctx, { orderNo }) =>
    env.database.read(function* () {
      const row = yield* ownOrder(ctx, "transfer", orderNo);
      return row === undefined ? refuse("order_unknown") : accept(yield* viewTransfer(env, ctx, row, env.clock()));
    }),
});
