/** Cryptographic random bytes; works on plain http too. */
export function randomBytes(length: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(length));
}

/** 128 random bits as 32 hexadecimal digits: an idempotency key. */
export function randomKey(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
