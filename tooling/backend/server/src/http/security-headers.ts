import { HEADER_NAMES } from "@baize/api-client/contract";

/** On every reply. HSTS lasts two years; browsers ignore it over plain http. */
const ALWAYS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self), fullscreen=(self), " +
    "publickey-credentials-create=(self), publickey-credentials-get=(self)",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** Policy of what is no page: it loads nothing and is never framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Replies without a page: never stored, never a document, never framed. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  "Cache-Control": "no-store",
  "Content-Security-Policy": CLOSED_POLICY,
};

/** Replies of calls. From another origin a client reads its tokens from the headers, and the time from `Date`. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...BARE_HEADERS,
  "Content-Type": "application/json; charset=UTF-8",
  "Access-Control-Expose-Headers": ["Date", HEADER_NAMES.nextToken, HEADER_NAMES.family].join(", "),
};

/** Pages and files; each adds its own content policy and caching. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = ALWAYS;

/** Fills in what a reply made elsewhere has not decided by itself. */
export const withDefaults = (reply: Response, defaults: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(defaults)) if (!reply.headers.has(name)) reply.headers.set(name, value);
  return reply;
};
