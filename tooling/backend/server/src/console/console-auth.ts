import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@baize/ledger";
import type { Context } from "hono";
import { sameText } from "../accounts/secrets.ts";
import { addressKey, socketAddress } from "../http/address.ts";
import type { HttpEnv } from "../http/serve-call.ts";
import { readOrMakeFile } from "../private-file.ts";
import { countConsoleTry, readConsoleTries } from "./console-tries.ts";

export const CONSOLE_SESSION_MS = 12 * 3_600_000;
/** How long a try takes once others have used up the tries of all. */
const CROWDED_DELAY_MS = 1_000;
const COOKIE = "baize-console";
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)(__Host-)?${COOKIE}=([\\w.-]+)`, "g");

/** `waitMs` 0: the secret was wrong; otherwise nothing was judged. */
export type LogInAttempt = { readonly ok: true } | { readonly ok: false; readonly waitMs: number };

/** The secret alone makes the operator, from any address; being on this machine does not. */
export interface ConsoleAuth {
  /** Judges a secret and counts it when it is wrong. */
  enter(secret: string, address: string): Promise<LogInAttempt>;
  /** The session that the request's cookie holds; null when it has none that is good. */
  session(request: Request): string | null;
  /** `Set-Cookie` of a new session, or of none. */
  cookie(request: Request, isOpen: boolean): string;
  /** What a form must carry besides the session's cookie. */
  csrf(session: string): string;
}

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

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** By the socket, and by what a proxy says of its client: a hint that shares out the tries, no more. */
export const consoleAddress = (c: Context<HttpEnv>): string => {
  const client = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim().slice(0, 45);
  const address = addressKey(socketAddress(c));
  return client === undefined ? address : `${address} for ${addressKey(client)}`;
};

const isSecure = (request: Request): boolean =>
  request.url.startsWith("https:") || /^https\b/i.test(request.headers.get("x-forwarded-proto") ?? "");

export const createConsoleAuth = (
  database: Database,
  secret: string,
  clock: () => number,
  random: (n: number) => Uint8Array,
): ConsoleAuth => {
  const expected = digest(secret);
  const key = createHmac("sha256", secret).update("console sessions").digest();
  const sign = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");

  const enter: ConsoleAuth["enter"] = async (given, address) => {
    const before = await database.read(() => readConsoleTries(address, clock()));
    if (before.waitMs > 0) return { ok: false, waitMs: before.waitMs };
    if (before.isCrowded) await sleep(CROWDED_DELAY_MS);
    if (timingSafeEqual(digest(given), expected)) return { ok: true };
    const { waitMs } = await database.atomic(() => countConsoleTry(address, clock()));
    return { ok: false, waitMs };
  };
  const isLive = (value: string): boolean => {
    const [until = "", nonce = "", mac = ""] = value.split(".");
    return sameText(mac, sign(`${until}.${nonce}`)) && Number(until) > clock();
  };
  return {
    enter,
    session: (request) => {
      const found = [...(request.headers.get("cookie") ?? "").matchAll(COOKIE_VALUE)];
      const own = found.find(([, prefix]) => (prefix !== undefined) === isSecure(request));
      const value = own?.[2];
      return value !== undefined && isLive(value) ? value : null;
    },
    cookie: (request, isOpen) => {
      const text = `${clock() + CONSOLE_SESSION_MS}.${Buffer.from(random(16)).toString("base64url")}`;
      const value = isOpen ? `${text}.${sign(text)}` : "";
      const life = isOpen ? CONSOLE_SESSION_MS / 1000 : 0;
      const always = `HttpOnly; SameSite=Strict; Max-Age=${life}`;
      // The prefix asks for Secure, which not every browser takes over plain http, not even from this machine.
      return isSecure(request)
        ? `__Host-${COOKIE}=${value}; Path=/; Secure; ${always}`
        : `${COOKIE}=${value}; Path=/console; ${always}`;
    },
    csrf: (session) => sign(`csrf\n${session}`),
  };
};
