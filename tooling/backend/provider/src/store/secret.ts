import { createHash } from "node:crypto";

/** An unguessable text of 32 characters, safe in URLs and headers. */
export const makeSecret = (random: (n: number) => Uint8Array): string => Buffer.from(random(24)).toString("base64url");

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
