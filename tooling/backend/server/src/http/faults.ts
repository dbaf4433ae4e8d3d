import {
  type Fault,
  faultEntries,
  isMet,
  type RequestFacts,
  SERVICE_FAULTS,
  type ServiceFault,
  spendFault,
} from "@baize/safeguards";
import * as v from "valibot";
import type { SharedState } from "../shared-state.ts";

/** How calls fail on request, for trials; the same in all processes of a database. */
export interface CallFault extends Fault<ServiceFault> {
  /** Part of a call's path, e.g. "/deposit/" or "/api/game/transfer". */
  readonly path: string;
}
export interface CallFaults {
  list(): readonly CallFault[];
  /** One fault for each path. */
  set(fault: CallFault): Promise<void>;
  lift(path: string): Promise<void>;
  /** The fault that this request meets, counted. */
  take(request: RequestFacts): Promise<CallFault | null>;
}

export const callFaultSchema = v.object({
  path: v.pipe(v.string(), v.nonEmpty()),
  ...faultEntries(SERVICE_FAULTS),
});
/** As an earlier version stored it, when "lose" was the only way to lose something. */
const formerFaultSchema = v.pipe(
  v.looseObject({ kind: v.literal("lose") }),
  v.transform((fault) => ({ ...fault, kind: "lose_response" })),
  callFaultSchema,
);
const storedFaultSchema = v.union([callFaultSchema, formerFaultSchema]);
/** What is stored and cannot be read meets nothing. */
const read = (value: string): CallFault | null => {
  const reading = v.safeParse(storedFaultSchema, JSON.parse(value));
  return reading.success ? reading.output : null;
};
const PREFIX = "fault/";

/** What a counted fault leaves behind. */
const spend = (value: string | undefined): string | null => {
  const fault = value === undefined ? null : read(value);
  const left = fault && spendFault(fault);
  return left && JSON.stringify(left);
};

export const createCallFaults = (shared: SharedState): CallFaults => {
  const list = (): readonly CallFault[] =>
    shared.list(PREFIX).flatMap(([, value]) => {
      const fault = read(value);
      return fault === null ? [] : [fault];
    });
  return {
    list,
    set: (fault) => shared.set(PREFIX + fault.path, JSON.stringify(fault)),
    lift: (path) => shared.set(PREFIX + path, null),
    take: async (request) => {
      const fault = list().find(({ path }) => isMet(path, request));
      if (!fault || fault.times === null) return fault ?? null;
      const met = await shared.change(PREFIX + fault.path, spend);
      return met === undefined ? null : read(met);
    },
  };
};
