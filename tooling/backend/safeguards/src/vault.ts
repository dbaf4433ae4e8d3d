import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Vault } from "./types.ts";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/;
/** 38 characters of base64url hold nonce and tag around an empty text. */
const SEALED = /^v1\.([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]{38,})$/;

export interface VaultKeys {
  /** Id of the key that seals. */
  readonly current: string;
  /** Keys of 32 bytes by id; older ones stay, to open what they sealed. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
  /** Key of `index`, 32 bytes; it stays for life, since digests are looked up. */
  readonly index: Uint8Array;
}

export type VaultFaultCode = "not_sealed" | "unknown_key" | "changed" | "bad_keys";

/** What was sealed cannot be opened, or there are no usable keys. Its message holds neither text nor key. */
export class VaultFault extends Error {
  override readonly name = "VaultFault";
  readonly code: VaultFaultCode;
  constructor(code: VaultFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Two texts as bytes, so that no other pair gives the same; UTF-16, which holds any string, lone surrogates too. */
const bytesOf = (first: string, second: string): Buffer => Buffer.from(`${first.length}:${first}${second}`, "utf16le");

const requireKey = (keys: VaultKeys): Uint8Array => {
  const current = keys.keys.get(keys.current);
  const isWhole = [...keys.keys].every(([id, key]) => KEY_ID.test(id) && key.length === KEY_BYTES);
  if (current === undefined || !isWhole || keys.index.length !== KEY_BYTES)
    throw new VaultFault("bad_keys", "A vault needs its current key, and 32 bytes in each key and in the index key.");
  return current;
};

/** Throws VaultFault for keys of another size. Seal at most 2^32 texts under one key (random nonces), then rotate. */
export const createVault = (keys: VaultKeys): Vault => {
  const current = requireKey(keys);

  const partsOf = (context: string, sealed: string): { readonly id: string; readonly bytes: Buffer } => {
    const [, id = "", encoded = ""] = SEALED.exec(sealed) ?? [];
    const bytes = Buffer.from(encoded, "base64url");
    // A last character may carry bits that decode to nothing: only the one canonical form is accepted.
    if (id === "" || bytes.toString("base64url") !== encoded)
      throw new VaultFault("not_sealed", `A value of ${context} is not sealed.`);
    return { id, bytes };
  };

  return {
    seal: (context, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current, nonce);
      cipher.setAAD(bytesOf(keys.current, context));
      const sealed = [nonce, cipher.update(Buffer.from(text, "utf16le")), cipher.final(), cipher.getAuthTag()];
      return `v1.${keys.current}.${Buffer.concat(sealed).toString("base64url")}`;
    },
    open: (context, sealed) => {
      const { id, bytes } = partsOf(context, sealed);
      const key = keys.keys.get(id);
      if (key === undefined)
        throw new VaultFault(
          "unknown_key",
          `A value of ${context} is sealed under key ${id}, which is not among the keys.`,
        );
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), options);
      decipher.setAAD(bytesOf(id, context));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      try {
        return Buffer.concat([text, decipher.final()]).toString("utf16le");
      } catch (cause) {
        throw new VaultFault("changed", `A value of ${context} was changed, or belongs to another column.`, { cause });
      }
    },
    isSealed: (text) => SEALED.test(text),
    isStale: (sealed) => SEALED.exec(sealed)?.[1] !== keys.current,
    index: (context, text) => createHmac("sha256", keys.index).update(bytesOf(context, text)).digest("base64url"),
  };
};
