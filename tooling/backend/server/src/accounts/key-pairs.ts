import { createPrivateKey, generateKeyPair, webcrypto } from "node:crypto";
import { promisify } from "node:util";
import type { Vault } from "@baize/safeguards";
import * as v from "valibot";
import type { SharedState } from "../shared-state.ts";

const makePair = promisify(generateKeyPair);

/** 3072 bits: 128-bit strength, and room for 318 bytes, so 106 Chinese characters. */
const MODULUS = 3072;
/** A retired pair still opens what was sealed with it, for a page that was loaded before the change. */
export const RETIRED_LIFE_MS = 24 * 3_600_000;
export const PAIR_LIFE_MS = 30 * 24 * 3_600_000;
const PREFIX = "key-pair/";
const CONTEXT = "site/key-pair";
const PADDING = { name: "RSA-OAEP", hash: "SHA-256" } as const;

const pairSchema = v.object({
  id: v.string(),
  publicPem: v.string(),
  privatePem: v.string(),
  madeAt: v.number(),
  retiredAt: v.nullable(v.number()),
});
type Pair = v.InferOutput<typeof pairSchema>;

/** What became of a sealed text. "broken" covers every way in which it cannot be read. */
export type Opened =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "broken" }
  | { readonly kind: "key_unknown" };

export interface KeyPairs {
  current(): { readonly id: string; readonly pem: string; readonly notAfter: number };
  /** Works beside the event loop: it costs milliseconds, and anyone may ask for it. */
  open(keyId: string, sealed: string): Promise<Opened>;
  /** Whether `open` would know the key; costs nothing. */
  knows(keyId: string): boolean;
  /** Retires the current pair and makes a new one. */
  rotate(): Promise<void>;
  /** Rotates a pair that is near its end. */
  renew(): Promise<void>;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

const newPair = async (id: string, madeAt: number): Promise<Pair> => {
  const { publicKey, privateKey } = await makePair("rsa", {
    modulusLength: MODULUS,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { id, publicPem: publicKey, privatePem: privateKey, madeAt, retiredAt: null };
};

/**
 * RSA-OAEP (SHA-256) pairs; passwords travel sealed with the newest (docs/specification.md §5.5). They are sealed in
 * the database, so that every process opens what was sealed with the key of another.
 */
export const openKeyPairs = async (
  shared: SharedState,
  vault: Vault,
  clock: () => number,
  random: (n: number) => Uint8Array,
): Promise<KeyPairs> => {
  /** By what is stored, so that a change of another process is seen and nothing is opened twice. */
  const opened = new Map<string, { readonly pair: Pair; readonly key: Promise<webcrypto.CryptoKey> }>();
  const read = (sealed: string): { readonly pair: Pair; readonly key: Promise<webcrypto.CryptoKey> } => {
    const held = opened.get(sealed);
    if (held) return held;
    const pair = v.parse(pairSchema, JSON.parse(vault.open(CONTEXT, sealed)));
    const der = createPrivateKey(pair.privatePem).export({ type: "pkcs8", format: "der" });
    const made = { pair, key: webcrypto.subtle.importKey("pkcs8", new Uint8Array(der), PADDING, false, ["decrypt"]) };
    opened.set(sealed, made);
    return made;
  };
  const store = (pair: Pair): Promise<void> => shared.set(PREFIX + pair.id, vault.seal(CONTEXT, JSON.stringify(pair)));
  /** Newest first. */
  const known = () => {
    const stored = shared.list(PREFIX).map(([, sealed]) => sealed);
    for (const sealed of opened.keys()) if (!stored.includes(sealed)) opened.delete(sealed);
    return stored.map(read).toSorted((a, b) => b.pair.madeAt - a.pair.madeAt || (a.pair.id < b.pair.id ? 1 : -1));
  };
  const isGone = ({ retiredAt }: Pair): boolean => retiredAt !== null && clock() - retiredAt >= RETIRED_LIFE_MS;

  const rotate = async (): Promise<void> => {
    const now = clock();
    const former = known().map(({ pair }) => pair);
    await store(await newPair(Buffer.from(random(9)).toString("base64url"), now));
    for (const pair of former) {
      if (isGone(pair)) await shared.set(PREFIX + pair.id, null);
      else if (pair.retiredAt === null) await store({ ...pair, retiredAt: now });
    }
  };
  const newest = (): Pair => {
    const found = known().find(({ pair }) => pair.retiredAt === null);
    if (!found) throw new Error("There is no key pair. Await rotate() first.");
    return found.pair;
  };
  const renew = async (): Promise<void> => {
    const present = known().find(({ pair }) => pair.retiredAt === null);
    if (!present || clock() - present.pair.madeAt > PAIR_LIFE_MS - RETIRED_LIFE_MS) await rotate();
  };
  await renew();

  const find = (keyId: string) => known().find(({ pair }) => pair.id === keyId && !isGone(pair));
  const open = async (keyId: string, sealed: string): Promise<Opened> => {
    const found = find(keyId);
    if (!found) return { kind: "key_unknown" };
    try {
      const bytes = await webcrypto.subtle.decrypt(PADDING, await found.key, Buffer.from(sealed, "base64"));
      return { kind: "plain", text: utf8.decode(bytes) };
    } catch {
      return { kind: "broken" };
    }
  };
  return {
    current: () => {
      const { id, publicPem, madeAt } = newest();
      return { id, pem: publicPem, notAfter: madeAt + PAIR_LIFE_MS };
    },
    open,
    knows: (keyId) => find(keyId) !== undefined,
    rotate,
    renew,
  };
};
