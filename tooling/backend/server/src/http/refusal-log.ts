import type { Logger } from "pino";

/** A refused request. It names no value that a client sent. */
export interface RefusedRequest {
  /** "input": unreadable or out of the schema; "right": not this caller's to do; "budget": too often. */
  readonly reason: "input" | "right" | "budget";
  readonly brand: string;
  readonly call: string;
  /** The code, the budget's name, or the field or header that was refused. */
  readonly detail: string;
  readonly member?: string | undefined;
}

export type RefusalLog = (refused: RefusedRequest) => void;

/**
 * Further lines like one that was just written only count for so long, so that a flood of requests is none of lines.
 */
const QUIET_MS = 10_000;
const KEPT = 1_000;

/** Writes refused requests: wrong input as information, rights and budgets as warnings. */
export const createRefusalLog = (logger: Logger, monotonic: () => number = () => performance.now()): RefusalLog => {
  const written = new Map<string, { at: number; more: number }>();
  return (refused) => {
    const key = JSON.stringify(refused);
    const now = monotonic();
    const last = written.get(key);
    if (last && now - last.at < QUIET_MS) {
      last.more += 1;
      return;
    }
    if (written.size >= KEPT) written.clear();
    written.set(key, { at: now, more: 0 });
    const line = { event: "request_refused", ...refused, ...(last && last.more > 0 ? { more: last.more } : {}) };
    if (refused.reason === "input") logger.info(line);
    else logger.warn(line);
  };
};
