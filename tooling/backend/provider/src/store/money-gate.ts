import { readMoneyGate } from "@baize/ledger";
import type { Followed } from "./follow.ts";

/** Notifier topic of the ledger's money gate. Member references contain no space, so it equals none of them. */
export const GATE_TOPIC = "money gate";

/** Follows the ledger's money gate, which any process may close or open; `changed` is called on each change. */
export const followGate = (changed: () => void): Followed => {
  let isClosed: boolean | undefined;
  return {
    *follow() {
      const now = (yield* readMoneyGate()) !== null;
      return () => {
        const isNews = isClosed !== undefined && isClosed !== now;
        isClosed = now;
        if (isNews) changed();
      };
    },
  };
};
