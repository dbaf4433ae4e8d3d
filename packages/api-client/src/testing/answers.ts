import type { CommonCode, RefusalDetail } from "../contract/index.ts";
import type { Refusal } from "../result.ts";

/**
 * A refusal as an answer, e.g. `refusal("amount_below_min", { min: "10.00" })`; `refusal("token", { reason: "idle" })`
 * ends the session for want of activity.
 */
export function refusal<const C extends string = never>(code: C | CommonCode, detail: RefusalDetail = {}): Refusal<C> {
  return { ok: false, code, detail };
}

/** Another answer, `ms` milliseconds later. */
export function after<A>(ms: number, answer: A): () => Promise<A> {
  return async () => new Promise((resolve) => setTimeout(() => resolve(answer), ms));
}

/** An answer that comes when the test says so, for what is looked at while it is awaited. */
export function held<A>(answer: A): { readonly answer: () => Promise<A>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: async () => released.then(() => answer), release: () => release() };
}

/** A fault of the line instead of an answer. */
export type Fault =
  /** The request fails: `NetworkError`. */
  | "network"
  /** No answer ever: `TimeoutError` after the budget. */
  | "silence"
  /** Status 502 with a page of a proxy: `HttpStatusError`. */
  | "bad_gateway"
  /** Status 404 with a page of a proxy: `HttpStatusError`. */
  | "not_found"
  /** Status 200 with a page instead of an envelope: `ContractError`. */
  | "html";

/** Thrown inside an answer to make a fault of it. */
export class FaultSignal extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`fault: ${fault}`);
    this.fault = fault;
  }
}

/** A fault of the line as an answer, e.g. `failure("network")`. */
export function failure(fault: Fault): () => never {
  return () => {
    throw new FaultSignal(fault);
  };
}
