import type { CommonCode, RefusalDetail } from "@baize/api-client/contract";
import { accept, refuse } from "@baize/safeguards";

export { accept, refuse };

/** What a handler gives back: data, or an expected refusal with a code of the call's closed list. */
export type Answer<D, C extends string> =
  | { readonly ok: true; readonly data: D }
  | { readonly ok: false; readonly code: C | CommonCode; readonly detail: RefusalDetail };

export interface Refusal<C extends string> {
  readonly ok: false;
  readonly code: C;
  readonly detail: RefusalDetail;
}

/** No wait is longer. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** A refusal for the time being; `waitMs` is rounded up to whole seconds, from one to a day. */
export const refuseFor = <const C extends string>(code: C, waitMs: number): Refusal<C> =>
  refuse(code, { waitSec: String(Math.max(1, Math.ceil(Math.min(waitMs, LONGEST_WAIT_MS) / 1000))) });
