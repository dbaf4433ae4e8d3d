import { run, type Work } from "@baize/ledger";
import type { Account, Env } from "../interface/ports.ts";
import { type EventRow, q } from "./tables.ts";

/** Notes who changed what, for the operator; amounts as decimal texts of minor units. */
export function* noteEvent(
  env: Pick<Env, "newId">,
  { brand, member }: Account,
  {
    kind,
    by = "member",
    ...facts
  }: Pick<EventRow, "kind"> & Partial<Pick<EventRow, "by">> & Readonly<Record<string, unknown>>,
  at: number,
): Work<void> {
  const text = JSON.stringify(facts, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  const row = { id: env.newId("PE"), brand, member, kind, by, facts: text, at: BigInt(at) };
  yield* run(q.insertInto("protection_event").values(row));
}
