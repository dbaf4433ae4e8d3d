import type { CommonCode, RefusalDetail } from "./contract/index.ts";

/**
 * An expected refusal. Of a money call that is not settled by its key (see `settle-intent.ts`), one of
 * `UNRECORDED_CODES` does not say that nothing was done. Screens translate `code`, never print `message`.
 */
export interface Refusal<C extends string = never> {
  readonly ok: false;
  readonly code: C | CommonCode;
  /** Facts beside the code, all strings, e.g. `{ min: "100.00" }`. */
  readonly detail: RefusalDetail;
  /** The answer's code was missing or is none of the contract: `code` is a reading of it, and proves nothing. */
  readonly isGuess?: true;
  /** The client refused the input by the call's schema: nothing was sent. */
  readonly isLocal?: true;
  /** The server's own sentence, for logs only. */
  readonly message?: string;
}

/** The answer of a call. Faults of transport and broken answers are exceptions instead, see `errors.ts`. */
export type Result<D, C extends string = never> = { readonly ok: true; readonly data: D } | Refusal<C>;
