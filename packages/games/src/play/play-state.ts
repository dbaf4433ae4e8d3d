import { isWireAmount, safeReturnPath } from "@baize/domain";
import type { PlayState } from "../launch/use-launch-flow.ts";

/** Reads what the page before passed on; history outlives deployments, so nothing in it is taken on trust. */
export const readPlayState = (state: unknown): PlayState | null => {
  if (typeof state !== "object" || state === null || !("from" in state) || typeof state.from !== "string") return null;
  const from = safeReturnPath(state.from);
  if (from === null) return null;
  const carried = "carried" in state && typeof state.carried === "string" && isWireAmount(state.carried) ? state.carried : null;
  return { from, carried };
};
