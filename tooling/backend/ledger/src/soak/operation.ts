import type { StorageOutcome } from "../faults.ts";
import type { AccountState, LedgerCode } from "../postings/types.ts";

/** A client's request. `account` of a capture or release is the hold's, so that its state can be observed. */
export type Act =
  | {
      readonly type: "transfer";
      readonly id: string;
      readonly from: string;
      readonly to: string;
      readonly amount: bigint;
    }
  | {
      readonly type: "hold";
      readonly id: string;
      readonly account: string;
      readonly amount: bigint;
    }
  | {
      readonly type: "capture";
      readonly id: string;
      readonly hold: string;
      readonly account: string;
      readonly to: string;
      readonly amount: bigint | null;
    }
  | { readonly type: "release"; readonly hold: string; readonly account: string }
  | { readonly type: "read"; readonly accounts: readonly string[] };

export interface Operation {
  readonly act: Act;
  /** Operation key; null for one that only its natural id guards, and for a read. */
  readonly key: string | null;
  /** Another payload under a key used before must be refused. */
  readonly payload: string;
}

/** What the ledger answered, with the accounts concerned just before and just after. */
export interface Seen {
  readonly answer: LedgerCode | "ok";
  readonly before: readonly AccountState[];
  readonly after: readonly AccountState[];
}

export type Reply =
  | { readonly outcome: "done" | "repeated"; readonly seen: Seen }
  | { readonly outcome: "mismatch" }
  /** A StorageFault, with its outcome. */
  | { readonly outcome: "fault"; readonly wrote: StorageOutcome; readonly why: string }
  /** Any other error; never right. */
  | { readonly outcome: "broken"; readonly why: string };

/** An operation whose outcome a client knows. `began` and `ended` are places in one order of requests and answers. */
export interface Settled {
  readonly operation: Operation;
  readonly began: number;
  readonly ended: number;
  readonly reply: Extract<Reply, { readonly outcome: "done" | "repeated" | "mismatch" }>;
}

/** Accounts an act reads or changes. */
export const touched = (act: Act): readonly string[] => {
  switch (act.type) {
    case "transfer":
      return [act.from, act.to];
    case "capture":
      return [act.account, act.to];
    case "read":
      return act.accounts;
    default:
      return [act.account];
  }
};
