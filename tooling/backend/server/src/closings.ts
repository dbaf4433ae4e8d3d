import type { Closing } from "@baize/cashier";
import type { LiveTopic } from "@baize/domain";
import { brandSubject, noteChange, type Work } from "@baize/ledger";
import * as v from "valibot";
import type { SharedState } from "./shared-state.ts";

/** What the operator closes: one brand's whole site, or its cashier. Platforms close at the provider. */
export type ClosingScope = "site" | "cashier";

export interface Closings {
  get(brand: string, scope: ClosingScope): Closing | null;
  /** Null lifts it. Kept in the database, for all processes. */
  set(brand: string, scope: ClosingScope, closing: Closing | null): Promise<void>;
}

const closingSchema = v.object({ start: v.nullable(v.number()), end: v.nullable(v.number()), text: v.string() });

export const isClosedAt = (closing: Closing | null, now: number): closing is Closing =>
  closing !== null && (closing.start ?? -Infinity) <= now && now < (closing.end ?? Infinity);

const MAINTENANCE: readonly LiveTopic[] = ["maintenance"];

/** Has the members of brands read again what is closed. */
export function* noteMaintenance(brands: readonly string[], at: number): Work<void> {
  for (const brand of brands) yield* noteChange(brandSubject(brand), MAINTENANCE, at);
}

export const createClosings = (shared: SharedState, clock: () => number): Closings => {
  const nameOf = (brand: string, scope: ClosingScope): string => `closing/${brand}/${scope}`;
  return {
    get: (brand, scope) => {
      const value = shared.get(nameOf(brand, scope));
      return value === undefined ? null : v.parse(closingSchema, JSON.parse(value));
    },
    set: (brand, scope, closing) =>
      shared.set(nameOf(brand, scope), closing && JSON.stringify(closing), () => noteMaintenance([brand], clock())),
  };
};
