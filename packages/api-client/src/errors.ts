/** Everything that can go wrong with a call besides an expected refusal. */
export type TransportCode =
  | "bad_request"
  | "bad_response"
  | "network"
  | "aborted"
  | "canceled"
  | "timeout"
  | "unsupported_protocol"
  | "contract";

/** Which request a fault belongs to. The path is the contract's, without query, so it holds no member data. */
export interface RequestFacts {
  readonly method: string;
  readonly path: string;
}

/**
 * Base of the transport errors (docs/specification.md §8.2). Serialises to its facts alone: no header, no body, no
 * cause.
 */
export abstract class TransportError extends Error {
  /** Spelt out in each class: names of classes do not survive minifying. */
  abstract override readonly name: string;
  abstract readonly code: TransportCode;
  readonly request: RequestFacts;

  constructor(message: string, request: RequestFacts, options?: ErrorOptions) {
    super(message, options);
    this.request = { method: request.method, path: request.path };
  }

  toJSON(): Record<string, string | number> {
    return {
      name: this.name,
      message: this.message,
      code: this.code,
      method: this.request.method,
      path: this.request.path,
    };
  }
}

/** An answer outside 200 to 299 that is not an envelope of the contract. */
export class HttpStatusError extends TransportError {
  override readonly name = "HttpStatusError";
  readonly code: "bad_request" | "bad_response";
  readonly status: number;

  constructor(status: number, request: RequestFacts, options?: ErrorOptions) {
    super(`request failed with status code ${status}`, request, options);
    this.status = status;
    this.code = status >= 400 && status < 500 ? "bad_request" : "bad_response";
  }

  override toJSON(): Record<string, string | number> {
    return { ...super.toJSON(), status: this.status };
  }
}

/** The request did not reach the server, or the answer did not come back whole. The original error is the cause. */
export class NetworkError extends TransportError {
  override readonly name = "NetworkError";
  readonly code = "network";
  constructor(request: RequestFacts, options?: ErrorOptions) {
    super("Network Error", request, options);
  }
}

/** Ended by the page or the session, not by the caller: log-out, or the browser leaving. */
export class AbortedError extends TransportError {
  override readonly name = "AbortedError";
  readonly code = "aborted";
  constructor(request: RequestFacts, options?: ErrorOptions) {
    super("Request aborted", request, options);
  }
}

/** Ended by the caller's signal, whose reason is the cause; or not sent because the session is leaving. */
export class CanceledError extends TransportError {
  override readonly name = "CanceledError";
  readonly code = "canceled";
  constructor(request: RequestFacts, options?: ErrorOptions) {
    super("canceled", request, options);
  }
}

/** The budget of the call ran out before the whole answer was read. */
export class TimeoutError extends TransportError {
  override readonly name = "TimeoutError";
  readonly code = "timeout";
  readonly timeoutMs: number;
  constructor(timeoutMs: number, request: RequestFacts, options?: ErrorOptions) {
    super(`timeout of ${timeoutMs} ms exceeded`, request, options);
    this.timeoutMs = timeoutMs;
  }

  override toJSON(): Record<string, string | number> {
    return { ...super.toJSON(), timeoutMs: this.timeoutMs };
  }
}

/** An API origin or path whose protocol is neither http nor https, or which leaves the API origin. */
export class UnsupportedProtocolError extends TransportError {
  override readonly name = "UnsupportedProtocolError";
  readonly code = "unsupported_protocol";
  constructor(protocol: string, request: RequestFacts, options?: ErrorOptions) {
    super(`Unsupported protocol ${protocol}`, request, options);
  }
}

/** How an answer broke the contract. */
export type ContractFault =
  /** Nothing where an envelope should be (204, empty body). */
  | "empty"
  /** Not JSON: an HTML page of a proxy, a truncated text. */
  | "not_json"
  /** JSON, but without a status flag. */
  | "not_envelope"
  /**
   * A truthy status that is neither true nor 1, or the words "false" and "0"; only reported, the answer is still read.
   */
  | "loose_status"
  /** A response header that cannot be a token; only reported, the header is ignored. */
  | "bad_header"
  /** Success without data. */
  | "no_data"
  /** Data that does not parse by the call's schema; `issues` names the places. */
  | "wrong_data";

/** The answer arrived whole and breaks the contract. Never retried. */
export class ContractError extends TransportError {
  override readonly name = "ContractError";
  readonly code = "contract";
  readonly fault: ContractFault;
  readonly status: number;
  /** Places that break the schema, e.g. `list.0.amount: Expected string but received number`; values are left out. */
  readonly issues: readonly string[];

  constructor(fault: ContractFault, status: number, request: RequestFacts, issues: readonly string[] = []) {
    super(`the answer breaks the contract (${fault})${issues.length > 0 ? `: ${issues.join("; ")}` : ""}`, request);
    this.fault = fault;
    this.status = status;
    this.issues = issues;
  }

  override toJSON(): Record<string, string | number> {
    return { ...super.toJSON(), fault: this.fault, status: this.status };
  }
}

export const isTransportError = (error: unknown): error is TransportError => error instanceof TransportError;
export const isHttpStatusError = (error: unknown): error is HttpStatusError => error instanceof HttpStatusError;
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
export const isAbortedError = (error: unknown): error is AbortedError => error instanceof AbortedError;
export const isCanceledError = (error: unknown): error is CanceledError => error instanceof CanceledError;
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError;
export const isUnsupportedProtocolError = (error: unknown): error is UnsupportedProtocolError =>
  error instanceof UnsupportedProtocolError;
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError;
