import * as v from "valibot";
import type { SharedState } from "../shared-state.ts";

/** How calls misbehave on request, for trials; the same in all processes of a database. */
export interface CallFault {
  /** Part of a call's path, e.g. "/deposit/" or "/api/game/transfer". */
  readonly path: string;
  /** "delay" waits, then works. "lose" works and breaks the connection. "refuse" answers server_busy and does nothing. */
  readonly kind: "delay" | "lose" | "refuse";
  readonly delayMs: number;
  /** How many more requests it meets; null: until it is lifted. */
  readonly times: number | null;
}
export interface CallFaults {
  list(): readonly CallFault[];
  /** One fault for each path. */
  set(fault: CallFault): Promise<void>;
  lift(path: string): Promise<void>;
  /** The fault that this request meets, counted. */
  take(path: string): Promise<CallFault | null>;
}

const faultSchema = v.object({
  path: v.string(),
  kind: v.picklist(["delay", "lose", "refuse"]),
  delayMs: v.number(),
  times: v.nullable(v.number()),
});
const read = (value: string): CallFault => v.parse(faultSchema, JSON.parse(value));
const PREFIX = "fault/";

/** What a counted fault leaves behind. */
const spend = (value: string | undefined): string | null => {
  const fault = value === undefined ? null : read(value);
  if (fault === null || fault.times === null) return value ?? null;
  return fault.times <= 1 ? null : JSON.stringify({ ...fault, times: fault.times - 1 });
};

export const createCallFaults = (shared: SharedState): CallFaults => {
  const list = (): readonly CallFault[] => shared.list(PREFIX).map(([, value]) => read(value));
  return {
    list,
    set: (fault) => shared.set(PREFIX + fault.path, JSON.stringify(fault)),
    lift: (path) => shared.set(PREFIX + path, null),
    take: async (path) => {
      const fault = list().find((candidate) => path.includes(candidate.path));
      if (!fault || fault.times === null) return fault ?? null;
      const met = await shared.change(PREFIX + fault.path, spend);
      return met === undefined ? null : read(met);
    },
  };
};
