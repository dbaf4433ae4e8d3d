import * as v from "valibot";
import {
  type AnyCall,
  type CallCode,
  type CallData,
  COMMON_CODES,
  INVALID_TOKEN,
  type RefusalDetail,
  type Schema,
} from "./contract/index.ts";
import { ContractError, HttpStatusError, type RequestFacts } from "./errors.ts";
import type { Refusal, Result } from "./result.ts";

/** An answer read by the contract; `loose` when its status flag was neither a boolean nor 1 or 0. */
export interface Decoded<C extends AnyCall> {
  readonly result: Result<CallData<C>, CallCode<C>>;
  /** The strict form of a refused session token (docs/specification.md §4.3). */
  readonly isTokenRefusal: boolean;
  /** Of a refused token: its session ended for want of activity. */
  readonly isIdle: boolean;
  readonly loose: boolean;
}

const foreignEnvelope = v.looseObject({
  status: v.unknown(),
  data: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  msg: v.optional(v.unknown()),
  reason: v.optional(v.unknown()),
});

/** Whether a status flag says success: truthy, and not the words "false" and "0" (docs/specification.md §5.4). */
export function isSuccessStatus(status: unknown): boolean {
  if (typeof status === "string") return !["", "0", "false"].includes(status.trim().toLowerCase());
  return Boolean(status);
}

/**
 * Reads the text of an answer. Outside 200 to 299 only a refusal with a code of the contract is an answer.
 *
 * @throws ContractError when the answer breaks the contract
 * @throws HttpStatusError for any other answer outside 200 to 299
 */
export function decodeAnswer<C extends AnyCall>(call: C, text: string, status = 200): Decoded<C> {
  const request = { method: call.method, path: call.path };
  const isHttpSuccess = status >= 200 && status <= 299;
  const reading = readEnvelope(text);
  if (typeof reading === "string")
    throw isHttpSuccess ? new ContractError(reading, status, request) : new HttpStatusError(status, request);
  const loose = typeof reading.status !== "boolean" && reading.status !== 1 && reading.status !== 0;

  if (!isSuccessStatus(reading.status)) {
    const refusal = readRefusal(call, reading);
    if (!isHttpSuccess && refusal.isGuess) throw new HttpStatusError(status, request);
    const isTokenRefusal = refusal.code === "token" && reading.data === INVALID_TOKEN;
    return { result: refusal, isTokenRefusal, isIdle: isTokenRefusal && reading.reason === "idle", loose };
  }
  if (!isHttpSuccess) throw new HttpStatusError(status, request);
  const result = { ok: true, data: readData<C>(call, reading.data, status, request) } as const;
  return { result, isTokenRefusal: false, isIdle: false, loose };
}

function readEnvelope(text: string): v.InferOutput<typeof foreignEnvelope> | "empty" | "not_json" | "not_envelope" {
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.trim() === "") return "empty";
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    return "not_json";
  }
  const parsed = v.safeParse(foreignEnvelope, value);
  return parsed.success && Object.hasOwn(parsed.output, "status") ? parsed.output : "not_envelope";
}

function readData<C extends AnyCall>(call: C, data: unknown, status: number, request: RequestFacts): CallData<C> {
  if (data === null || data === undefined) throw new ContractError("no_data", status, request);
  const parsed = v.safeParse<C["data"]>(call.data, data);
  if (!parsed.success)
    throw new ContractError("wrong_data", status, request, parsed.issues.slice(0, 5).map(describeIssue));
  return parsed.output;
}

/** Where and what was expected, without the value received. */
function describeIssue(issue: v.InferIssue<Schema>): string {
  return `${v.getDotPath(issue) ?? "data"}: expected ${issue.expected ?? issue.type}`;
}

/** A missing or unlisted code reads as `bad_request`, the raw one kept in `detail.code`. */
function readRefusal<C extends AnyCall>(
  call: C,
  envelope: v.InferOutput<typeof foreignEnvelope>,
): Refusal<CallCode<C>> {
  const message = typeof envelope.msg === "string" ? { message: envelope.msg } : {};
  if (envelope.data === INVALID_TOKEN) return { ok: false, code: "token", detail: {}, ...message };
  const detail = readDetail(envelope.data);
  const { code } = envelope;
  if (isCodeOf(call, code)) return { ok: false, code, detail, ...message };
  const raw = typeof code === "string" || typeof code === "number" ? { code: String(code).slice(0, 64) } : {};
  return { ok: false, code: "bad_request", isGuess: true, detail: { ...detail, ...raw }, ...message };
}

function isCodeOf<C extends AnyCall>(call: C, code: unknown): code is CallCode<C> {
  return (
    typeof code === "string" &&
    ((call.errors as readonly string[]).includes(code) || (COMMON_CODES as readonly string[]).includes(code))
  );
}

function readDetail(data: unknown): RefusalDetail {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return {};
  const detail: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      detail[key] = String(value);
  }
  return { ...detail };
}
