import type { MiddlewareHandler } from "hono";

const HOST = /^[A-Za-z\d.:[\]-]{1,255}$/;

/**
 * A sandboxed frame has an opaque origin, and WebKit then takes `'self'` for nothing: the host is named as well, by
 * both schemes, since a proxy may have ended the encryption.
 */
const policyFor = (host = ""): string => {
  const own = HOST.test(host) ? `'self' https://${host} http://${host}` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own} data:`,
    `connect-src ${own}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
};

/** Headers of game pages: own origin only, no inline script or style, framed by the own site only, not stored. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Content-Security-Policy", policyFor(c.req.header("host")));
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Content-Type-Options", "nosniff");
  c.header(
    "Permissions-Policy",
    "camera=(), microphone=(), geolocation=(), payment=(), " +
      "publickey-credentials-create=(), publickey-credentials-get=()",
  );
};

/**
 * A game runs in a sandboxed frame with an opaque origin, so its requests need these headers. Nothing uses cookies:
 * files are public, and the session is in a header that only the page can send.
 */
export const forFrames: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header("X-Content-Type-Options", "nosniff");
};
