import { readMoneyGate } from "@baize/ledger";
import type { Followed } from "./follow.ts";

/** Woken when the ledger stops money, and when it lets it move again; no member reference has a space. */
export const GATE_TOPIC = "money gate";

/** Follows the ledger's money gate, which any process may close; `changed` is called when it did. */
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
