import { join } from "node:path";
import { readOrMakeFile } from "../private-file.ts";

const SHORTEST = 32;

/**
 * The secret that opens the operator's console, from `<folder>/console-secret` (mode 0600, 256 bits, made on first
 * use). Throws for a file that someone has shortened.
 */
export const openConsoleSecret = (folder: string, random: (n: number) => Uint8Array): string => {
  const file = join(folder, "console-secret");
  const secret = readOrMakeFile(file, () => `${Buffer.from(random(32)).toString("base64url")}\n`)
    .toString("utf8")
    .trim();
  if (secret.length < SHORTEST) {
    throw new Error(`${file} holds less than ${SHORTEST} characters. Remove it to have a new secret made.`);
  }
  return secret;
};
