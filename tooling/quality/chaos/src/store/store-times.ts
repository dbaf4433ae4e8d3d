import type { FaultTimes } from "@baize/safeguards";

/** 1: a statement fails and the store goes on. Null: it and all after it fail until the outage ends. */
export const STORE_TIMES = [1, null] as const satisfies FaultTimes[];
export type StoreTimes = (typeof STORE_TIMES)[number];

/** As the command line writes it. */
export const nameOf = (times: StoreTimes): string => (times === null ? "always" : String(times));
