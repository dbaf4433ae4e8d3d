import { isSafeHeaderValue } from "@baize/domain";
import {
  BACKGROUND_HEADER_VALUE,
  FIXED_HEADER_VALUE,
  HEADER_NAMES,
  type HeaderNames,
  XSRF_COOKIE,
} from "./contract/index.ts";

/** Language of requests where none is given. */
export const DEFAULT_LANGUAGE = "zh-CN";

export interface HeaderFacts {
  readonly device: string;
  readonly token: string | null;
  readonly language: string;
  readonly site: string | null;
  /** Value of the XSRF cookie; null to another origin or without the cookie. */
  readonly xsrf: string | null;
  /** Marks a read that no act of the member caused. */
  readonly isBackground: boolean;
}

/**
 * All header names of the wire, the given ones instead of the defaults; throws TypeError for one that cannot be a name.
 */
export function completeHeaderNames(names: Partial<HeaderNames> = {}): HeaderNames {
  const complete = { ...HEADER_NAMES, ...names };
  for (const [use, name] of Object.entries(complete)) {
    if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name))
      throw new TypeError(`"${String(name)}" cannot be the name of the ${use} header.`);
  }
  return complete;
}

/**
 * Headers of every request (docs/specification.md §7.1). A value that is not safe in a header is left out: it would
 * make the browser refuse the request.
 */
export function requestHeaders(names: HeaderNames, facts: HeaderFacts): Headers {
  const headers = new Headers({ accept: "application/json", [names.fixed]: FIXED_HEADER_VALUE });
  const put = (name: string, value: string | null): void => {
    if (value !== null && isSafeHeaderValue(value)) headers.set(name, value);
  };
  put(names.device, facts.device);
  put(names.token, facts.token);
  put(names.language, facts.language);
  put(names.site, facts.site);
  put(names.xsrf, facts.xsrf);
  put(names.background, facts.isBackground ? BACKGROUND_HEADER_VALUE : null);
  return headers;
}

/** Cookies of the page for requests to its own origin; empty text to another one. */
export const cookiesFor = (base: URL, read = (): string => globalThis.document?.cookie ?? ""): string =>
  base.origin === globalThis.location?.origin ? read() : "";

/** The XSRF cookie's value, decoded; null when it is missing or malformed. */
export function readXsrfCookie(cookies: string): string | null {
  for (const pair of cookies.split(/;\s*/)) {
    const [name, ...rest] = pair.split("=");
    if (name !== XSRF_COOKIE) continue;
    try {
      return decodeURIComponent(rest.join("=")) || null;
    } catch {
      return null;
    }
  }
  return null;
}
