import * as v from "valibot";
import { balance } from "../contract/index.ts";

const versioned = v.object({ version: balance.entries.version });

/** Of two balances the one with the higher version; the second when they are equal or the first is none. */
export function newerBalance(known: unknown, next: unknown): unknown {
  const old = v.safeParse(versioned, known);
  const fresh = v.safeParse(versioned, next);
  return old.success && fresh.success && BigInt(old.output.version) > BigInt(fresh.output.version) ? known : next;
}
