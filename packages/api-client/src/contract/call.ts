import type { LiveTopic } from "@baize/domain";
import type { BaseIssue, BaseSchema, InferInput, InferOutput } from "valibot";

/** Any valibot schema. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/**
 * One call of the wire.
 *
 * `input` travels as query (GET), form-urlencoded body (POST) or multipart, all as strings; `data` is the
 * `data` field of a successful envelope; `errors` are the codes of its expected refusals, besides
 * {@link COMMON_CODES} which any call may answer.
 */
export interface Call<I extends Schema = Schema, D extends Schema = Schema, E extends string = string> {
  readonly method: "GET" | "POST";
  /** Absolute path under the API origin. */
  readonly path: `/api/${string}`;
  readonly encoding: "query" | "form" | "multipart";
  /**
   * "spec": fixed by docs/specification.md §7; "extension": needed by the screens, mapped onto an operator's own back
   * end.
   */
  readonly source: "spec" | "extension";
  /** "member" needs a session token. */
  readonly access: "anyone" | "member";
  /**
   * Of a read that anyone may make: with a session token it says more, or other things, than to a visitor. Its answers
   * are forgotten when a session begins or ends.
   */
  readonly isPersonal?: true | undefined;
  /**
   * Of a read that is the same for everybody: its accepted answers have an ETag, by which a browser that has kept one
   * asks for it again; it still holds when the answer is a bare 304 (RFC 9110 §13.1.2).
   */
  readonly isKept?: true | undefined;
  /** "money" carries an idempotency key `reqId`, is never retried by itself and never cached. */
  readonly effect: "read" | "write" | "money";
  /**
   * Sent by timers of the page, whatever its effect, so it is never an activity of the member. Other writes and money
   * calls always are, and so is a read without the background header.
   */
  readonly isAutomatic?: true | undefined;
  /** An accepted answer begins a session. */
  readonly opensSession?: true | undefined;
  /** Of a read: how long an answer counts as fresh, in milliseconds; default `REFRESH_THROTTLE_MS`. */
  readonly stale?: number | undefined;
  /** Of a read: news of any of these (live.ts) means that its answer has changed. */
  readonly topics?: readonly LiveTopic[] | undefined;
  readonly summary: string;
  readonly input: I;
  readonly data: D;
  readonly errors: readonly E[];
}

export type AnyCall = Call<Schema, Schema, string>;
export type Area = Readonly<Record<string, AnyCall>>;

/** What a caller passes. */
export type CallInput<C extends AnyCall> = InferInput<C["input"]>;
/** What a handler receives after parsing. */
export type CallParsed<C extends AnyCall> = InferOutput<C["input"]>;
/** What a caller gets in `data`. */
export type CallData<C extends AnyCall> = InferOutput<C["data"]>;
/** The call's own refusal codes. */
export type CallCode<C extends AnyCall> = C["errors"][number];

/** Refusals that any call may answer. */
export const COMMON_CODES = [
  /** Malformed or out-of-shape input; `detail.field` names the place. */
  "bad_request",
  /** The session is missing, ended or belongs to another brand. On the wire: `data: "token"`. */
  "token",
  /** The site is under maintenance; `detail.until` when known. */
  "maintenance",
  /** Too many tries; `detail.waitSec`. */
  "rate_limited",
  /** Refused for now. Of a money call it concerns this request alone: see {@link UNRECORDED_CODES}. */
  "server_busy",
  /** No such call. */
  "unknown_call",
  /**
   * Recorded under the key of a money call that was closed before it did anything: nothing happened, and nothing will.
   */
  "not_executed",
] as const;
export type CommonCode = (typeof COMMON_CODES)[number];

/**
 * Refusals that a money call answers without recording them under its key. They speak of one request and prove nothing
 * about the key: an earlier request with it may have moved money. Every other refusal of a money call is recorded.
 */
export const UNRECORDED_CODES: ReadonlySet<string> = new Set<string>([
  ...COMMON_CODES.filter((code) => code !== "not_executed"),
  "key_reused",
  "key_unknown",
]);

/** Facts beside a refusal code, all strings, e.g. `{ min: "100.00" }`. */
export type RefusalDetail = Readonly<Record<string, string>>;

const define =
  <const M extends "GET" | "POST", const N extends "query" | "form" | "multipart">(method: M, encoding: N) =>
  <
    const I extends Schema,
    const D extends Schema,
    const E extends string = never,
    const P extends `/api/${string}` = `/api/${string}`,
    const X extends Call["effect"] = "read",
  >(
    path: P,
    spec: {
      readonly source: "spec" | "extension";
      readonly access: "anyone" | "member";
      readonly isPersonal?: true | undefined;
      readonly isKept?: true | undefined;
      readonly effect: X;
      readonly isAutomatic?: true | undefined;
      readonly opensSession?: true | undefined;
      readonly stale?: number | undefined;
      readonly topics?: readonly LiveTopic[] | undefined;
      readonly summary: string;
      readonly input: I;
      readonly data: D;
      readonly errors?: readonly E[];
    },
  ) => ({ method, path, encoding, ...spec, errors: spec.errors ?? ([] as readonly E[]) });

/** A GET with its input in the query. */
export const get = define("GET", "query");
/** A POST with a form-urlencoded body. */
export const post = define("POST", "form");
/** A POST with a multipart body. */
export const upload = define("POST", "multipart");
