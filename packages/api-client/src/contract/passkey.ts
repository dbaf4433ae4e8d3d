import * as v from "valibot";
import { get, post } from "./call.ts";
import { done, id, instant, nothing, openedSession, sealed, words, yes } from "./shapes.ts";

const ticket = words(64);
/** Bytes as base64url. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/));
const publicKeyType = v.literal("public-key");
/** What the browser's authenticator answered: JSON of a credential, as WebAuthn's `toJSON` writes it. */
const response = v.pipe(v.string(), v.minLength(2), v.maxLength(8_192));
/** The member's own name for a passkey. */
const name = words(40);
const confirmed = { loginPassword: sealed, keyId: id };
const CONFIRM_CODES = ["login_wrong", "login_paused", "key_unknown"] as const;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3, as far as it is used. */
const creationOptions = v.object({
  challenge: bytes,
  rp: v.object({ id: v.string(), name: v.string() }),
  /** `id` says nothing of the member. */
  user: v.object({ id: bytes, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: publicKeyType, alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  attestation: v.literal("none"),
  /** The member's own, so that no authenticator makes a second one. */
  excludeCredentials: v.array(v.object({ type: publicKeyType, id: bytes })),
  authenticatorSelection: v.object({
    residentKey: v.literal("required"),
    requireResidentKey: yes,
    userVerification: v.literal("required"),
  }),
});
/** `PublicKeyCredentialRequestOptionsJSON`; without a list of credentials, so that it fits any account. */
const requestOptions = v.object({
  challenge: bytes,
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal("required"),
});

/**
 * Passkeys (WebAuthn): a second way in, never required. A ticket is good for one use within five minutes, at the brand
 * and by the device that asked for it.
 */
export const passkey = {
  list: get("/api/x/v1/passkey/list", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "The member's passkeys, the oldest first, and how many there may be",
    input: nothing,
    data: v.object({
      max: v.number(),
      list: v.array(v.object({ id, name: v.string(), createdAt: instant, usedAt: v.nullable(instant) })),
    }),
  }),
  addOptions: post("/api/x/v1/passkey/add/options", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "What the browser needs to make a passkey of the member",
    input: nothing,
    data: v.object({ ticket: id, options: creationOptions }),
    errors: ["passkey_limit", "passkey_unavailable"],
  }),
  add: post("/api/x/v1/passkey/add", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Keep a passkey that the browser has made; a wrong log-in password leaves its ticket",
    /** `bad_request` for a response that is no JSON of a credential; `passkey_invalid` for one that proves nothing. */
    input: v.object({ ticket, response, name, ...confirmed }),
    data: v.object({ id }),
    errors: ["ticket_expired", "passkey_invalid", "passkey_taken", "passkey_limit", ...CONFIRM_CODES],
  }),
  rename: post("/api/x/v1/passkey/rename", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Give a passkey another name",
    input: v.object({ id, name }),
    data: done,
    errors: ["passkey_unknown"],
  }),
  remove: post("/api/x/v1/passkey/remove", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Remove a passkey; from then on nobody enters with it",
    input: v.object({ id, ...confirmed }),
    data: done,
    errors: ["passkey_unknown", ...CONFIRM_CODES],
  }),
  loginOptions: post("/api/x/v1/passkey/login/options", {
    source: "extension",
    access: "anyone",
    effect: "write",
    summary: "What the browser needs to ask for a passkey of any account",
    input: nothing,
    data: v.object({ ticket: id, options: requestOptions }),
    errors: ["passkey_unavailable"],
  }),
  login: post("/api/x/v1/passkey/login", {
    source: "extension",
    access: "anyone",
    effect: "write",
    opensSession: true,
    summary: "Log in with a passkey",
    /** `passkey_unknown` for whatever does not prove an account, without a word why. */
    input: v.object({ ticket, response }),
    data: openedSession,
    errors: ["ticket_expired", "passkey_unknown", "account_locked"],
  }),
} as const;
