import type { CommonCode, RefusalDetail } from "../contract/index.ts";
import type { Refusal, Result } from "../result.ts";

/** A refusal as an exception, for reads through the query cache. */
export class RefusalError<C extends string = string> extends Error {
  readonly code: C | CommonCode;
  readonly detail: RefusalDetail;

  constructor(refusal: Refusal<C>) {
    super(`the call was refused: ${refusal.code}`);
    this.name = "RefusalError";
    this.code = refusal.code;
    this.detail = refusal.detail;
  }
}

export const isRefusalError = (error: unknown): error is RefusalError => error instanceof RefusalError;

/** The data of an answer; throws {@link RefusalError} for a refusal. */
export function unwrap<D, C extends string>(result: Result<D, C>): D {
  if (result.ok) return result.data;
  throw new RefusalError(result);
}
