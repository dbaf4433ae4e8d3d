import * as v from "valibot";
import type { AnyCall, Schema } from "./contract/index.ts";
import { sealed } from "./contract/shapes.ts";
import { encodeFields } from "./encode.ts";
import { randomKey } from "./random.ts";
import { type ClientStorage, jsonKey } from "./storage.ts";

/** How long the server remembers a key, and so how long an intent may be asked for. */
export const INTENT_DAYS = 7;

const DAY_MS = 86_400_000;
const intentSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[a-f0-9]{32}$/)),
  path: v.pipe(v.string(), v.startsWith("/api/")),
  member: v.string(),
  fingerprint: v.string(),
  createdAt: v.number(),
  sent: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const intentsKey = jsonKey("session", "intents", v.array(intentSchema));

/**
 * One intention of a member to move money, with the key that makes it happen at most once.
 *
 * `key`: 128 random bits, travels as `reqId`. `path`: the call's. `fingerprint`: see {@link fingerprintOf}.
 * `createdAt`: epoch milliseconds. `sent`: how often it was sent.
 */
export type Intent = Readonly<v.InferOutput<typeof intentSchema>>;

export interface IntentFacts {
  readonly path: string;
  readonly member: string;
  readonly fingerprint: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Makes and stores an intent before anything is sent; the same intention without an answer yet is given
 * back with its old key. Null when the browser cannot keep it: then nothing may be sent.
 */
export function createIntent(storage: ClientStorage, { path, member, fingerprint, now }: IntentFacts): Intent | null {
  const live = liveIntents(storage, now);
  const same = live.find(
    (intent) => intent.path === path && intent.member === member && intent.fingerprint === fingerprint,
  );
  if (same !== undefined) return same;
  const intent: Intent = { key: randomKey(), path, member, fingerprint, createdAt: now, sent: 0 };
  return storage.keep(intentsKey, [...live, intent]) ? intent : null;
}

/** Intents of a member that have no answer yet and are younger than {@link INTENT_DAYS} days, oldest first. */
export function pendingIntents(storage: ClientStorage, member: string, now: number = Date.now()): readonly Intent[] {
  return liveIntents(storage, now).filter((intent) => intent.member === member && intent.sent > 0);
}

/** Counts a sending, before it. False when the browser cannot keep the count: then nothing may be sent. */
export function markSent(storage: ClientStorage, key: string, now: number): boolean {
  return storage.keep(
    intentsKey,
    liveIntents(storage, now).map((intent) => (intent.key === key ? { ...intent, sent: intent.sent + 1 } : intent)),
  );
}

/** Drops an intent that has its answer. */
export function forgetIntent(storage: ClientStorage, key: string, now: number): void {
  const left = liveIntents(storage, now).filter((intent) => intent.key !== key);
  if (left.length === 0) storage.remove(intentsKey);
  else storage.set(intentsKey, left);
}

function liveIntents(storage: ClientStorage, now: number): Intent[] {
  return (storage.get(intentsKey) ?? []).filter(({ createdAt }) => now - createdAt < INTENT_DAYS * DAY_MS);
}

/**
 * Whether the call carries an idempotency key; the others are made once by their own nature (one sign-in per day, one
 * application per activity).
 */
export function carriesKey(call: AnyCall): boolean {
  return Object.hasOwn(entriesOf(call.input), "reqId");
}

/** The input without its key and without ciphertexts, sorted: equal fingerprints are the same intention. */
export function fingerprintOf(call: AnyCall, input: object): string {
  const entries = entriesOf(call.input);
  const fields = [...encodeFields(input)].filter(
    ([name]) => name !== "reqId" && name !== "keyId" && entries[name] !== sealed,
  );
  return new URLSearchParams(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
}

function entriesOf(schema: Schema): Readonly<Record<string, unknown>> {
  return "entries" in schema && typeof schema.entries === "object" && schema.entries !== null
    ? { ...schema.entries }
    : {};
}
