import type { MiddlewareHandler } from "hono";

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Headers of game pages: own origin only, no inline script or style, framed by the own site only, not stored. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Content-Security-Policy", CSP);
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
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
