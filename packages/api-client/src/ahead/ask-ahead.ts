import type { ClientOptions } from "../client.ts";
import { HEADER_NAMES } from "../contract/envelope.ts";
import { browserTraits, deviceKey, deviceNumber } from "../device-number.ts";
import { cookiesFor, DEFAULT_LANGUAGE, readXsrfCookie, requestHeaders } from "../headers.ts";
import { mayHoldSession } from "../session.ts";
import { createStorage } from "../storage.ts";
import { keptFetch, keptVariant } from "../kept-answers.ts";
import { addressUnder, addFields } from "../url.ts";
import { sendEarly } from "./early-requests.ts";

/** A read for visitors as plain data, so that it can stand in a document; made by `aheadOf`. */
export interface AheadCall {
  readonly method: "GET";
  /** Path of the contract. */
  readonly path: string;
  /** Encoded query without `?`; left out when there is none. */
  readonly query?: string;
  /** Whether the browser may keep its answer; see the contract. */
  readonly isKept?: true;
}

/** What the site gives to `createClient`, as far as its requests depend on it. */
export interface AheadOptions extends Pick<ClientOptions, "origin" | "site" | "headerNames" | "paths" | "storage"> {
  readonly locale?: string | undefined;
}

/**
 * Sends the first requests of a visitor from a script in the document, before any module has come. A client
 * with the same options, and without a `fetch` of its own, takes their answers instead of sending them again.
 *
 * Sends nothing where this browser may hold a session, since a member's answers differ, and where it keeps no device
 * number, since the client would send another one.
 */
export function askAhead(options: AheadOptions, calls: readonly AheadCall[]): void {
  const { storage = createStorage(), locale = DEFAULT_LANGUAGE, site = null, origin } = options;
  if (mayHoldSession(storage)) return;
  const device = deviceNumber(storage, browserTraits());
  if (!storage.keep(deviceKey, device)) return;
  const base = new URL(origin || "/", globalThis.location?.href);
  const headers = requestHeaders(
    { ...HEADER_NAMES, ...options.headerNames },
    {
      device,
      token: null,
      language: locale,
      site,
      xsrf: readXsrfCookie(cookiesFor(base)),
      isBackground: false,
    },
  );
  for (const { method, path, query, isKept } of calls) {
    const url = addressUnder(base, options.paths?.[path] ?? path);
    if (url === null) continue;
    const variant = isKept ? keptVariant(url, locale, site) : null;
    sendEarly(
      { method, url: addFields(url, new URLSearchParams(query)), headers },
      variant === null ? globalThis.fetch : keptFetch(variant, globalThis.fetch),
    );
  }
}
