/** On every reply. HSTS lasts two years; browsers ignore it over plain http. */
const ALWAYS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self), fullscreen=(self)",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** Replies of calls: never stored, never a document, never framed. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  "Content-Type": "application/json; charset=UTF-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** Pages and files; each adds its own content policy and caching. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = ALWAYS;

/** Fills in what a reply made elsewhere has not decided by itself. */
export const withDefaults = (reply: Response, defaults: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(defaults)) if (!reply.headers.has(name)) reply.headers.set(name, value);
  return reply;
};
