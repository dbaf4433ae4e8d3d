import { audit, balanceSums } from "@baize/ledger";
import type { World } from "./create-world.ts";

/** Sums of all members' money by asset as the ledger has it: central, in transit, in games, in coin wallets. */
export const memberMoney = async ({ database }: World): Promise<ReadonlyMap<string, bigint>> => {
  const sums = new Map<string, bigint>();
  for (const { kind, asset, balance } of await balanceSums(database))
    if (kind !== "house") sums.set(asset, (sums.get(asset) ?? 0n) + balance);
  return sums;
};

/** What the auditor finds wrong; nothing, when all is well. */
export const findings = async ({ database }: World): Promise<readonly string[]> =>
  (await audit(database)).map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`);
