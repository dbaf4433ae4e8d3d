import type { Closing } from "@baize/cashier";
import { all, type Database, run } from "@baize/ledger";
import * as v from "valibot";
import { q } from "./accounts/tables.ts";

/** What the operator closes: one brand's whole site, or its cashier. Platforms close at the provider. */
export type ClosingScope = "site" | "cashier";

export interface Closings {
  get(brand: string, scope: ClosingScope): Closing | null;
  /** Null lifts it. Kept in the database. */
  set(brand: string, scope: ClosingScope, closing: Closing | null): Promise<void>;
}

const closingSchema = v.object({ start: v.nullable(v.number()), end: v.nullable(v.number()), text: v.string() });

export const isClosedAt = (closing: Closing | null, now: number): closing is Closing =>
  closing !== null && (closing.start ?? -Infinity) <= now && now < (closing.end ?? Infinity);

/** Reads the planned closings; they are then answered from memory. */
export const openClosings = async (database: Database): Promise<Closings> => {
  const nameOf = (brand: string, scope: ClosingScope): string => `closing/${brand}/${scope}`;
  const rows = await database.read(() => all(q.selectFrom("site_setting").selectAll().where("name", "like", "closing/%")));
  const known = new Map(rows.map(({ name, value }) => [name, v.parse(closingSchema, JSON.parse(value))]));
  return {
    get: (brand, scope) => known.get(nameOf(brand, scope)) ?? null,
    set: async (brand, scope, closing) => {
      const name = nameOf(brand, scope);
      await database.atomic(function* () {
        yield* run(q.deleteFrom("site_setting").where("name", "=", name));
        if (closing) yield* run(q.insertInto("site_setting").values({ name, value: JSON.stringify(closing) }));
      });
      if (closing) known.set(name, closing);
      else known.delete(name);
    },
  };
};
