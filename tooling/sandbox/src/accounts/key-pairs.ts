import { constants, createPrivateKey, generateKeyPair, type KeyObject, privateDecrypt } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";

const makePair = promisify(generateKeyPair);

/** 3072 bits: 128-bit strength, and room for 318 bytes, so 106 Chinese characters. */
const MODULUS = 3072;
/** A retired pair still opens what was sealed with it, for a page that was loaded before the change. */
export const RETIRED_LIFE_MS = 24 * 3_600_000;
export const PAIR_LIFE_MS = 30 * 24 * 3_600_000;
const FILE = "key-pairs.json";

const pairs = v.array(
  v.object({ id: v.string(), publicPem: v.string(), privatePem: v.string(), madeAt: v.number(), retiredAt: v.nullable(v.number()) }),
);
type Pair = v.InferOutput<typeof pairs>[number];

/** What became of a sealed text. "broken" covers every way in which it cannot be read. */
export type Opened = { readonly kind: "plain"; readonly text: string } | { readonly kind: "broken" } | { readonly kind: "key_unknown" };

export interface KeyPairs {
  current(): { readonly id: string; readonly pem: string; readonly notAfter: number };
  open(keyId: string, sealed: string): Opened;
  /** Retires the current pair and makes a new one. */
  rotate(): Promise<void>;
  /** Rotates a pair that is near its end. */
  renew(): Promise<void>;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

const readPairs = (file: string): Pair[] => {
  try {
    return v.parse(pairs, JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new Error(`${file} cannot be read as key pairs (${(error as Error).message}). Remove it to make new ones; pages loaded before ask for the new key by themselves.`, { cause: error });
  }
};

const newPair = async (id: string, madeAt: number): Promise<Pair> => {
  const { publicKey, privateKey } = await makePair("rsa", {
    modulusLength: MODULUS,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { id, publicPem: publicKey, privatePem: privateKey, madeAt, retiredAt: null };
};

/** RSA-OAEP (SHA-256) pairs in the data folder; passwords travel sealed with the current one (specification §5). */
export const openKeyPairs = async (folder: string, clock: () => number, random: (n: number) => Uint8Array): Promise<KeyPairs> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  let known = readPairs(file);

  const save = (next: Pair[]): void => {
    writeFileSync(`${file}.new`, JSON.stringify(next), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    known = next;
  };
  const rotate = async (): Promise<void> => {
    const now = clock();
    const pair = await newPair(Buffer.from(random(9)).toString("base64url"), now);
    const kept = known.map((old) => ({ ...old, retiredAt: old.retiredAt ?? now })).filter((old) => now - old.retiredAt < RETIRED_LIFE_MS);
    save([pair, ...kept]);
  };
  const newest = (): Pair => {
    const [pair] = known;
    if (!pair) throw new Error("There is no key pair. Await rotate() first.");
    return pair;
  };
  const renew = async (): Promise<void> => {
    if (known.length === 0 || clock() - newest().madeAt > PAIR_LIFE_MS - RETIRED_LIFE_MS) await rotate();
  };
  await renew();

  const parsed = new Map<string, KeyObject>();
  const privateKey = ({ id, privatePem }: Pair): KeyObject => {
    const key = parsed.get(id) ?? createPrivateKey(privatePem);
    parsed.set(id, key);
    return key;
  };
  const open = (keyId: string, sealed: string): Opened => {
    const pair = known.find(({ id, retiredAt }) => id === keyId && (retiredAt === null || clock() - retiredAt < RETIRED_LIFE_MS));
    if (!pair) return { kind: "key_unknown" };
    try {
      const padding = { key: privateKey(pair), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
      return { kind: "plain", text: utf8.decode(privateDecrypt(padding, Buffer.from(sealed, "base64"))) };
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
    rotate,
    renew,
  };
};
