import { ContractError, HttpStatusError, TimeoutError, type TransportCode, TransportError } from "./errors.ts";

const KEYS = {
  bad_request: "transport.badRequest",
  bad_response: "transport.badResponse",
  network: "transport.network",
  aborted: "transport.aborted",
  canceled: "transport.canceled",
  timeout: "transport.timeout",
  unsupported_protocol: "transport.unsupportedProtocol",
  contract: "transport.contract",
} as const satisfies Record<TransportCode, string>;

export type TransportMessageKey = (typeof KEYS)[TransportCode] | "transport.unknown";

/** Key of the sentence for a fault (docs/specification.md §8.2); `transport.unknown` for anything that is not ours. */
export function transportMessageKey(error: unknown): TransportMessageKey {
  return error instanceof TransportError ? KEYS[error.code] : "transport.unknown";
}

/** Arguments of that sentence: `status` for answers outside 200 to 299, `ms` for a timeout. */
export function transportMessageValues(error: unknown): { readonly status?: number; readonly ms?: number } {
  if (error instanceof TimeoutError) return { ms: error.timeoutMs };
  if (error instanceof HttpStatusError || error instanceof ContractError) return { status: error.status };
  return {};
}
