import { type RequestFacts, UnsupportedProtocolError } from "./errors.ts";

/**
 * Base of all requests.
 *
 * @param origin `https://api.example.test`, optionally with a path; empty for the page's own origin
 * @throws UnsupportedProtocolError for anything but http and https
 * @throws TypeError when it is not an address, or carries a user, query or hash
 */
export function apiBase(origin: string, pageUrl: string | undefined): URL {
  if (origin === "") {
    if (pageUrl === undefined)
      throw new TypeError("There is no page here whose origin could be used. Pass `origin` to createClient.");
    return new URL("/", pageUrl);
  }
  const base = parse(origin);
  if (base === null)
    throw new TypeError(
      `The API origin "${origin}" is not an absolute address. Pass one such as "https://api.example.test".`,
    );
  if (base.protocol !== "http:" && base.protocol !== "https:")
    throw new UnsupportedProtocolError(base.protocol, { method: "", path: "" });
  if (base.username !== "" || base.password !== "" || base.search !== "" || base.hash !== "") {
    throw new TypeError("The API origin may hold protocol, host, port and path only.");
  }
  return base;
}

/**
 * Address of a path under the base, joined by one slash; a hash is dropped, a query is kept.
 *
 * @throws UnsupportedProtocolError for absolute and protocol-relative paths and for any that leaves the base
 */
export function joinUrl(base: URL, path: string, request: RequestFacts): URL {
  const url = addressUnder(base, path);
  if (url !== null) return url;
  throw new UnsupportedProtocolError(/^\s*([a-z][a-z\d+.-]*:)/i.exec(path)?.[1] ?? "outside the API origin", request);
}

/** As {@link joinUrl}; null where that throws. */
export function addressUnder(base: URL, path: string): URL | null {
  const prefix = base.pathname.replace(/\/+$/, "");
  const url = /^\/(?![/\\])[^\\\s]*$/.test(path) ? parse(`${base.origin}${prefix}${path}`) : null;
  if (url === null || url.origin !== base.origin || !url.pathname.startsWith(`${prefix}/`)) return null;
  url.hash = "";
  return url;
}

/** Adds fields to the query of `url`, after those that it has. */
export function addFields(url: URL, fields: URLSearchParams): URL {
  for (const [key, value] of fields) url.searchParams.append(key, value);
  return url;
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
