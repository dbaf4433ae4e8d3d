import { AMOUNT_CAP, ledger } from "@baize/ledger";
import { PROVIDERS } from "../catalogue/providers.ts";
import { checkMemberRef, gameAccountId } from "../store/accounts.ts";
import type { Room } from "../store/room.ts";
import { findOrder, type Order, workOrder } from "./orders.ts";
import { transferLimits } from "./transfer-limits.ts";
import type { TransferWallet, WalletWord } from "./types.ts";

const ORDER_NO = /^[A-Za-z0-9_:.-]{1,64}$/;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export interface WalletRoom {
  readonly wallet: TransferWallet;
  /** Waits for orders still being worked on. */
  settle(): Promise<void>;
}

export const createWallet = (room: Room): WalletRoom => {
  const { database, clock, closings, faults, patienceMs, bell } = room;
  const platforms = PROVIDERS.filter(({ soon }) => !soon);
  const isPlatform = (platform: string): boolean => platforms.some((provider) => provider.platform === platform);
  const working = new Set<Promise<unknown>>();
  /** Orders that a late platform has heard of and not done; asked about later, they are done. */
  const late = new Map<string, Order>();

  /** Does the work after the platform's delay; whoever waits longer than the patience gets "unknown", and the work goes on. */
  const answer = async <T>(platform: string, work: () => Promise<T>): Promise<T | "unknown"> => {
    const { delayMs, loseAnswer } = faults.get(platform);
    const done = (delayMs > 0 ? sleep(delayMs) : Promise.resolve()).then(work);
    const tracked = done.then(
      () => void working.delete(tracked),
      () => void working.delete(tracked),
    );
    working.add(tracked);
    if (delayMs > patienceMs) {
      await sleep(patienceMs);
      return "unknown";
    }
    const value = await done;
    return loseAnswer ? "unknown" : value;
  };

  const act = async (order: Order): Promise<WalletWord> => {
    checkMemberRef(order.memberRef);
    if (!isPlatform(order.platform) || !ORDER_NO.test(order.orderNo) || order.minor <= 0n || order.minor > AMOUNT_CAP) return "refused";
    if (faults.isEarly(order.platform, `order ${order.orderNo}`)) {
      if (!late.has(order.orderNo)) late.set(order.orderNo, order);
      return "unknown";
    }
    return answer(order.platform, async () => {
      const mayMove = !closings.isClosed(order.platform) && !faults.get(order.platform).refuse;
      const word = await database.atomic(() => workOrder(room, order, clock(), mayMove));
      late.delete(order.orderNo);
      bell.wake(order.memberRef);
      return word;
    });
  };

  return {
    wallet: {
      list: (asset) =>
        platforms.map(({ platform, name, nameEn }) => ({ platform, name, nameEn, maintenance: closings.get(platform), ...transferLimits(asset), hidden: false })),
      credit: (memberRef, platform, orderNo, minor, asset) => act({ memberRef, platform, orderNo, minor, asset, direction: "credit" }),
      debit: (memberRef, platform, orderNo, minor, asset) => act({ memberRef, platform, orderNo, minor, asset, direction: "debit" }),
      async query(orderNo) {
        const waiting = late.get(orderNo);
        if (waiting !== undefined) return act(waiting);
        const order = await database.read(() => findOrder(room, orderNo));
        if (order === undefined) return "absent";
        return faults.get(order.platform).loseAnswer ? "unknown" : order.word === "ok" ? "ok" : "refused";
      },
      async balance(memberRef, platform) {
        if (!isPlatform(platform)) return "unknown";
        const { refuse, lateMs } = faults.get(platform);
        if (refuse || lateMs > 0) return "unknown";
        return answer(platform, async () => {
          const state = await database.read(() => ledger.account(gameAccountId(memberRef, platform)));
          return state?.balance ?? 0n;
        });
      },
    },
    async settle() {
      await Promise.all(working);
    },
  };
};
