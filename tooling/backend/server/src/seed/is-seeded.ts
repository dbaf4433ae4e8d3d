import { first, type Work } from "@baize/ledger";
import { q } from "../accounts/tables.ts";

export const seedSetting = (brand: string): string => `seeded/${brand}`;

/** Whether the brand has the demo's past. */
export function* isSeeded(brand: string): Work<boolean> {
  const row = yield* first(q.selectFrom("site_setting").select("name").where("name", "=", seedSetting(brand)));
  return row !== undefined;
}
