import type { Insertable, Selectable } from "kysely";
import type { FaultTable } from "../store/tables.ts";
import type { PlatformFault } from "./types.ts";

const kindOf = ({ refuse, late_ms, lose_answer }: Selectable<FaultTable>): PlatformFault["kind"] => {
  if (refuse !== 0n) return "refuse";
  if (late_ms > 0n) return "lose_request";
  return lose_answer === 0n ? "delay" : "lose_response";
};

/** A stored fault. An earlier version could store several kinds for one platform: the one that does least is meant. */
export const readFaultRow = (row: Selectable<FaultTable>): PlatformFault => {
  const kind = kindOf(row);
  return { kind, delayMs: Number(row.delay_ms), forMs: kind === "lose_request" ? Number(row.late_ms) : 0 };
};

export const faultRow = (platform: string, { kind, delayMs, forMs }: PlatformFault): Insertable<FaultTable> => ({
  platform,
  delay_ms: delayMs,
  refuse: kind === "refuse" ? 1 : 0,
  lose_answer: kind === "lose_response" ? 1 : 0,
  late_ms: forMs,
});
