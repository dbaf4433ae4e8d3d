import type { GameWallet, WalletPort, WalletWord } from "../interface/ports.ts";

/**
 * How the provider takes the next order. "late": done, but the answer is lost. "lost": never arrives.
 * "delayed": the answer is lost and it arrives when `deliver` is called. "broken": the port throws, nothing arrives.
 */
export type Behaviour = "prompt" | "refusing" | "late" | "lost" | "delayed" | "broken";

/** A provider with accounts of its own, for tests: an order acts once and keeps its outcome. */
export const createFakeWallets = (list: readonly GameWallet[]) => {
  const balances = new Map<string, bigint>();
  const orders = new Map<string, WalletWord>();
  const delayed: (() => void)[] = [];
  const seen: string[] = [];
  let behaviour = (): Behaviour => "prompt";
  let isSilent = false;
  let meanwhile = (): Promise<void> => Promise.resolve();

  const balance = (member: string, platform: string): bigint => balances.get(`${member}/${platform}`) ?? 0n;
  const add = (member: string, platform: string, minor: bigint): void => {
    balances.set(`${member}/${platform}`, balance(member, platform) + minor);
  };
  const act = (member: string, platform: string, orderNo: string, change: bigint, isRefusing: boolean): WalletWord => {
    const known = orders.get(orderNo);
    if (known !== undefined) return known;
    const isOk = !isRefusing && balance(member, platform) + change >= 0n;
    if (isOk) add(member, platform, change);
    orders.set(orderNo, isOk ? "ok" : "refused");
    return isOk ? "ok" : "refused";
  };
  const take = async (member: string, platform: string, orderNo: string, change: bigint): Promise<WalletWord> => {
    seen.push(orderNo);
    await meanwhile();
    const now = behaviour();
    if (now === "broken") throw new Error("connection reset");
    if (now === "lost") return "unknown";
    if (now === "delayed") {
      delayed.push(() => void act(member, platform, orderNo, change, false));
      return "unknown";
    }
    const outcome = act(member, platform, orderNo, change, now === "refusing");
    return now === "late" ? "unknown" : outcome;
  };

  const port: WalletPort = {
    list: () => list,
    credit: (member, platform, orderNo, minor) => take(member, platform, orderNo, minor),
    debit: (member, platform, orderNo, minor) => take(member, platform, orderNo, -minor),
    query: async (orderNo) => (isSilent ? "unknown" : (orders.get(orderNo) ?? "absent")),
    balance: async (member, platform) => (isSilent ? "unknown" : balance(member, platform)),
  };
  return {
    port,
    balance,
    /** Result of play. */
    add,
    /** Every order number that reached the port, in order. */
    seen,
    setBehaviour: (next: Behaviour | (() => Behaviour)): void => {
      behaviour = typeof next === "function" ? next : () => next;
    },
    /** Whether queries go unanswered too. */
    setSilent: (next: boolean): void => {
      isSilent = next;
    },
    /** What happens while an order is on its way. */
    setMeanwhile: (next: () => Promise<void>): void => {
      meanwhile = next;
    },
    /** Lets everything arrive that is on its way. */
    deliver: (): void => {
      for (const arrive of delayed.splice(0)) arrive();
    },
  };
};
