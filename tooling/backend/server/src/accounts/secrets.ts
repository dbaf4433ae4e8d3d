import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import { readOrMakeFile } from "../private-file.ts";

/** What a keyed digest is for; digests of one purpose say nothing about another. */
export type Purpose =
  | "token"
  | "successor"
  | "captcha"
  | "code"
  | "ticket"
  | "challenge"
  | "session"
  | "xsrf"
  | "device"
  | "name"
  | "target"
  | "bound";

export interface Secrets {
  /** 256 bits of `text` for one purpose, base64url. Without the data folder's secret it cannot be computed. */
  digest(purpose: Purpose, text: string): string;
}

const FILE = "secret.key";

const readOrMake = (folder: string, random: (n: number) => Uint8Array): Buffer => {
  const file = join(folder, FILE);
  const secret = readOrMakeFile(file, () => random(32));
  if (secret.length !== 32) {
    throw new Error(`${file} does not hold 32 bytes. Remove it to make a new one; open sessions and codes end then.`);
  }
  return secret;
};

/** Opens the secret of a data folder, making it on first use. */
export const openSecrets = (folder: string, random: (n: number) => Uint8Array): Secrets => {
  const secret = createSecretKey(readOrMake(folder, random));
  return { digest: (purpose, text) => createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url") };
};

/** Compares in a time that does not depend on where two texts differ. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
