import type { AssetCode } from "@baize/domain";
import { AMOUNT_CAP, ledger, StorageFault } from "@baize/ledger";
import { PROVIDERS } from "../catalogue/providers.ts";
import { checkMemberRef, gameAccountId } from "../store/accounts.ts";
import type { ProviderContext } from "../provider-context.ts";
import { findLateOrder, findOrder, keepLateOrder, type Order, workOrder } from "./orders.ts";
import type { OrderResult, TransferWallet } from "./types.ts";

/** Limits of one transfer, decimal strings, of about the same worth in every currency. */
interface TransferLimits {
  readonly min: string;
  readonly max: string;
}

const LIMITS: Readonly<Record<AssetCode, TransferLimits>> = {
  CNY: { min: "1.00", max: "10000000.00" },
  HHB: { min: "1.00", max: "10000000.00" },
  BOB: { min: "1.00", max: "10000000.00" },
  JPB: { min: "1.00", max: "10000000.00" },
  USD: { min: "1.00", max: "1500000.00" },
  USDT: { min: "1.000000", max: "1500000.000000" },
  MYR: { min: "1.00", max: "6000000.00" },
  THB: { min: "5.00", max: "50000000.00" },
  VND: { min: "2000.00", max: "35000000000.00" },
};

const ORDER_NO = /^[A-Za-z0-9_:.-]{1,64}$/;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** After a database fault the outcome of the work is unknown. */
const orUnknown = async <T>(work: Promise<T>): Promise<T | "unknown"> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageFault) return "unknown";
    throw error;
  }
};

export interface WalletService {
  readonly wallet: TransferWallet;
  /** Resolves when the orders in progress are done. */
  drain(): Promise<void>;
}

export const createWallet = (context: ProviderContext): WalletService => {
  const { database, clock, closings, faults, answerTimeoutMs, notifier } = context;
  const platforms = PROVIDERS.filter(({ soon }) => !soon);
  const isPlatform = (platform: string): boolean => platforms.some((provider) => provider.platform === platform);
  const inProgress = new Set<Promise<unknown>>();

  /**
   * Does the work after the platform's delay. When that exceeds the timeout the caller gets "unknown", and the work
   * goes on.
   */
  const answer = async <T>(platform: string, work: () => Promise<T>): Promise<T | "unknown"> => {
    const fault = faults.get(platform);
    const delayMs = fault?.delayMs ?? 0;
    const done = (delayMs > 0 ? sleep(delayMs) : Promise.resolve()).then(work);
    const tracked = done.then(
      () => void inProgress.delete(tracked),
      () => void inProgress.delete(tracked),
    );
    inProgress.add(tracked);
    if (delayMs > answerTimeoutMs) {
      await sleep(answerTimeoutMs);
      return "unknown";
    }
    const value = await done;
    return fault?.kind === "lose_response" ? "unknown" : value;
  };

  const perform = async (order: Order): Promise<OrderResult> => {
    if (await faults.losesRequest(order.platform, `order ${order.orderNo}`)) {
      await database.atomic(() => keepLateOrder(context, order, clock()));
      return "unknown";
    }
    return answer(order.platform, async () => {
      const mayMove = !closings.isClosed(order.platform) && faults.get(order.platform)?.kind !== "refuse";
      const word = await database.atomic(() => workOrder(context, order, clock(), mayMove));
      if (word === "ok") notifier.wake(order.memberRef);
      return word;
    });
  };
  const act = async (order: Order): Promise<OrderResult> => {
    checkMemberRef(order.memberRef);
    if (!isPlatform(order.platform) || !ORDER_NO.test(order.orderNo) || order.minor <= 0n || order.minor > AMOUNT_CAP)
      return "refused";
    return orUnknown(perform(order));
  };
  const ask = async (orderNo: string): Promise<OrderResult | "absent"> => {
    const { order, late } = await database.read(function* () {
      return { order: yield* findOrder(context, orderNo), late: yield* findLateOrder(context, orderNo) };
    });
    if (order !== undefined)
      return faults.get(order.platform)?.kind === "lose_response" ? "unknown" : order.word === "ok" ? "ok" : "refused";
    return late === null ? "absent" : perform(late);
  };
  const readBalance = async (memberRef: string, platform: string): Promise<bigint | "unknown"> => {
    const kind = faults.get(platform)?.kind;
    if (kind === "refuse" || kind === "lose_request") return "unknown";
    return answer(platform, async () => {
      const state = await database.read(() => ledger.account(gameAccountId(memberRef, platform)));
      return state?.balance ?? 0n;
    });
  };

  return {
    wallet: {
      list: (asset) =>
        platforms.map(({ platform, name, nameEn }) => ({
          platform,
          name,
          nameEn,
          maintenance: closings.get(platform),
          ...LIMITS[asset],
          hidden: false,
        })),
      credit: (memberRef, platform, orderNo, minor, asset) =>
        act({ memberRef, platform, orderNo, minor, asset, direction: "credit" }),
      debit: (memberRef, platform, orderNo, minor, asset) =>
        act({ memberRef, platform, orderNo, minor, asset, direction: "debit" }),
      query: (orderNo) => orUnknown(ask(orderNo)),
      balance: async (memberRef, platform) =>
        isPlatform(platform) ? orUnknown(readBalance(memberRef, platform)) : "unknown",
    },
    async drain() {
      await Promise.all(inProgress);
    },
  };
};
