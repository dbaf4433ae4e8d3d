import { MOBILE_BASE, paths } from "./paths.ts";

const LONGEST_PATH = 2_000;
const CONTROL = /\p{Control}/u;

/**
 * The address a visitor has to be moved to before the router starts, or `null` to stay
 * (docs/specification.md §1.4). The root goes home on its surface; a mobile device leaves any page outside
 * /app for the same page inside. Query and hash are kept; the path never comes from the query.
 *
 * @param path `location.pathname`
 * @param search `location.search`, `""` or starting with `?`
 * @param hash `location.hash`, `""` or starting with `#`
 */
export function mobileTarget(path: string, search: string, hash: string, isMobile: boolean): string | null {
  const moved = movedPath(path, isMobile);
  return moved === null ? null : `${moved}${search}${hash}`;
}

function movedPath(path: string, isMobile: boolean): string | null {
  const bare = path.replace(/\/+$/, "");
  if (bare === MOBILE_BASE) return `${MOBILE_BASE}${paths.home}`;
  if (path.startsWith(`${MOBILE_BASE}/`)) return null;
  if (bare === "") return isMobile ? `${MOBILE_BASE}${paths.home}` : paths.home;
  return isMobile ? `${MOBILE_BASE}${path}` : null;
}

/**
 * Reads where to return to after log-in. Only a path of this site is accepted, and its normalised
 * form is returned; anything that could leave the site by any decoding is `null`.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST_PATH || !value.startsWith("/") || CONTROL.test(value)) return null;
  const path = value.split(/[?#]/, 1)[0] ?? "";
  if (!isPlainPath(path)) return null;
  const url = new URL(value, "https://site.invalid");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Looks through every layer of percent-encoding for `//`, `\` and control characters. */
function isPlainPath(path: string): boolean {
  let current = path;
  for (;;) {
    if (current.includes("//") || current.includes("\\") || CONTROL.test(current)) return false;
    const decoded = decode(current);
    if (decoded === null) return false;
    if (decoded === current) return true;
    current = decoded;
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Whether an absolute address may be opened: https, no user name or password, and exactly one of the
 * listed origins. Plain http passes only for a listed origin of the
 * machine itself (localhost, 127.0.0.1), which browsers treat as secure.
 */
export function isAllowedUrl(url: string, origins: readonly string[]): boolean {
  if (CONTROL.test(url) || /[\s\\]/.test(url)) return false;
  const parsed = parseUrl(url);
  if (!parsed || parsed.username !== "" || parsed.password !== "") return false;
  const isSecure = parsed.protocol === "https:" || (parsed.protocol === "http:" && isOwnMachine(parsed.hostname));
  return isSecure && origins.includes(parsed.origin);
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isOwnMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
