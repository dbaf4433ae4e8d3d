import { createHmac, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a keyed digest is for; digests of one purpose say nothing about another. */
export type Purpose = "token" | "successor" | "captcha" | "code" | "ticket" | "xsrf" | "device" | "name";

export interface Secrets {
  /** 256 bits of `text` for one purpose, base64url. Without the data folder's secret it cannot be computed. */
  digest(purpose: Purpose, text: string): string;
}

const FILE = "secret.key";

const readOrMake = (folder: string, random: (n: number) => Uint8Array): Buffer => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  try {
    writeFileSync(file, random(32), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file);
  if (secret.length !== 32) throw new Error(`${file} does not hold 32 bytes. Remove it to make a new one; open sessions and codes end then.`);
  return secret;
};

/** Opens the secret of a data folder, making it on first use. */
export const openSecrets = (folder: string, random: (n: number) => Uint8Array): Secrets => {
  const secret = readOrMake(folder, random);
  return { digest: (purpose, text) => createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url") };
};

/** Compares in a time that does not depend on where two texts differ. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
