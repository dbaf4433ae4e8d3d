import { HEADER_NAMES, XSRF_COOKIE } from "@baize/api-client/contract";
import { type Secrets, sameText } from "../accounts/secrets.ts";

export interface Xsrf {
  /** `Set-Cookie` for a reply to this request; null when it holds a good one. */
  cookieFor(request: Request): string | null;
  /**
   * Whether the header repeats a cookie that this server signed. True without a cookie: the token header is the
   * authority then.
   */
  isProven(request: Request): boolean;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${XSRF_COOKIE}=([^;]*)`);
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Signed double submit (docs/specification.md §9.11, XSRF-TOKEN and X-XSRF-TOKEN). It is bound to the browser and not
 * to a log-in: sessions live in tabs, two tabs may hold two members, and they share one cookie.
 */
export const createXsrf = (secrets: Secrets, random: (n: number) => Uint8Array): Xsrf => {
  const sign = (nonce: string): string => `${nonce}.${secrets.digest("xsrf", nonce)}`;
  const isSigned = (value: string): boolean => sameText(value, sign(value.slice(0, Math.max(0, value.indexOf(".")))));
  const read = (request: Request): string | null => COOKIE.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
  return {
    cookieFor: (request) => {
      const held = read(request);
      if (held !== null && isSigned(held)) return null;
      const isPlainLoopback = request.url.startsWith("http:") && LOOPBACK.test(request.headers.get("host") ?? "");
      const value = sign(Buffer.from(random(16)).toString("base64url"));
      return `${XSRF_COOKIE}=${value}; Path=/; SameSite=Lax${isPlainLoopback ? "" : "; Secure"}`;
    },
    isProven: (request) => {
      const held = read(request);
      if (held === null) return true;
      return isSigned(held) && sameText(held, request.headers.get(HEADER_NAMES.xsrf) ?? "");
    },
  };
};
