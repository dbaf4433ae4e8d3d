/** Why a text was not encrypted. */
export type SealCode =
  /** Longer than the key can take; `detail.limitBytes` and `detail.bytes`, in UTF-8. */
  | "seal_too_long"
  /** Holds half of a surrogate pair, which has no UTF-8 form. */
  | "text_malformed"
  /** The page is neither https nor localhost, so the browser offers no encryption. Nothing is sent in the clear. */
  | "no_secure_context"
  /** The server's key cannot be used; `detail.reason` names the fault. */
  | "key_unusable";

/** The public key as `preInfo` gives it; `notAfter` is an ISO 8601 instant. */
export interface PublicKey {
  readonly id: string;
  readonly pem: string;
  readonly notAfter: string;
}

const SENTENCES: Readonly<Record<SealCode, string>> = {
  seal_too_long: "The text is longer than the key can encrypt. Shorten it.",
  text_malformed: "The text holds half of a character. Type it again.",
  no_secure_context: "The page is neither https nor localhost, so it cannot encrypt. Open the site by https.",
  key_unusable:
    "The server's public key cannot be used. " +
    "Serve an RSA public key of at least 2048 bits as SPKI PEM (BEGIN PUBLIC KEY).",
};

export class SealError extends Error {
  readonly code: SealCode;
  readonly detail: Readonly<Record<string, string>>;
  constructor(code: SealCode, detail: Readonly<Record<string, string>> = {}, options?: ErrorOptions) {
    super(`${SENTENCES[code]}${detail["reason"] === undefined ? "" : ` (${detail["reason"]})`}`, options);
    this.name = "SealError";
    this.code = code;
    this.detail = detail;
  }
}

const ALGORITHM = { name: "RSA-OAEP", hash: "SHA-256" };
/** Two SHA-256 hashes and two bytes are taken by OAEP. */
const OAEP_OVERHEAD = 66;
const LEAST_MODULUS_BITS = 2048;

/**
 * RSA-OAEP SHA-256 of the NFC form of `text`, base64 (docs/specification.md §5.5).
 *
 * @throws SealError before anything is encrypted
 */
export async function sealText(publicKey: PublicKey, text: string): Promise<string> {
  const subtle = secureCrypto();
  if (/\p{Surrogate}/u.test(text)) throw new SealError("text_malformed");
  const key = await importKey(subtle, publicKey.pem);
  const bytes = new TextEncoder().encode(text.normalize("NFC"));
  const limit = limitOf(key);
  if (bytes.length > limit)
    throw new SealError("seal_too_long", { limitBytes: String(limit), bytes: String(bytes.length) });
  return toBase64(new Uint8Array(await subtle.encrypt(ALGORITHM, key, bytes)));
}

/** How many bytes of UTF-8 the key can encrypt: its modulus − 66. @throws SealError for an unusable key */
export async function sealLimit(publicKey: PublicKey): Promise<number> {
  return limitOf(await importKey(secureCrypto(), publicKey.pem));
}

function secureCrypto(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) throw new SealError("no_secure_context");
  return subtle;
}

function limitOf(key: CryptoKey): number {
  return (key.algorithm as RsaHashedKeyAlgorithm).modulusLength / 8 - OAEP_OVERHEAD;
}

async function importKey(subtle: SubtleCrypto, pem: string): Promise<CryptoKey> {
  const der = readPem(pem);
  let key: CryptoKey;
  try {
    key = await subtle.importKey("spki", der, ALGORITHM, false, ["encrypt"]);
  } catch (cause) {
    throw new SealError("key_unusable", { reason: "not_rsa_spki" }, { cause });
  }
  if ((key.algorithm as RsaHashedKeyAlgorithm).modulusLength < LEAST_MODULUS_BITS)
    throw new SealError("key_unusable", { reason: "too_short" });
  return key;
}

/** Body of the first public-key block, wherever it is in the text and however its lines end. */
function readPem(pem: string): Uint8Array<ArrayBuffer> {
  const block = /-----BEGIN ((?:[A-Z]+ )*PUBLIC KEY)-----([\s\S]*?)-----END \1-----/.exec(pem);
  if (block === null)
    throw new SealError("key_unusable", { reason: /-----BEGIN /.test(pem) ? "not_a_public_key" : "no_pem_header" });
  if (block[1] === "RSA PUBLIC KEY") throw new SealError("key_unusable", { reason: "pkcs1" });
  if (block[1] !== "PUBLIC KEY") throw new SealError("key_unusable", { reason: "not_a_public_key" });
  const body = (block[2] ?? "").replace(/\s+/g, "");
  let der: Uint8Array<ArrayBuffer>;
  try {
    der = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  } catch (cause) {
    throw new SealError("key_unusable", { reason: "not_base64" }, { cause });
  }
  if (isPkcs1(der)) throw new SealError("key_unusable", { reason: "pkcs1" });
  return der;
}

/** A PKCS#1 key under an SPKI label: its outer sequence starts with an integer instead of a sequence. */
function isPkcs1(der: Uint8Array): boolean {
  const length = der[1] ?? 0;
  const inner = length < 0x80 ? 2 : 2 + (length & 0x7f);
  return der[0] === 0x30 && der[inner] === 0x02;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
