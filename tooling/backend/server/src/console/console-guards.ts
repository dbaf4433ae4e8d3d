import type { Context, MiddlewareHandler } from "hono";
import type { HttpEnv } from "../http/serve-call.ts";
import type { TenantContext } from "../tenant.ts";
import { consoleAddress, type ConsoleAuth } from "./console-auth.ts";
import { renderLogIn } from "./layout.ts";
import { json, showPage } from "./replies.ts";

const BEARER = /^Bearer +(\S+)$/i;

/**
 * For programs, which send the secret with each request. Without it every path answers alike, whether it exists or not.
 */
export const requireSecret =
  (auth: ConsoleAuth): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const secret = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
    const attempt =
      secret === undefined ? ({ ok: false, waitMs: 0 } as const) : await auth.enter(secret, consoleAddress(c));
    if (attempt.ok) return next();
    if (attempt.waitMs > 0) {
      const error = "Too many wrong secrets. Wait before the next try.";
      return json({ ok: false, error }, 429, { "Retry-After": String(Math.ceil(attempt.waitMs / 1000)) });
    }
    const error = "The console needs its secret, which is in the data folder: Authorization: Bearer <secret>.";
    return json({ ok: false, error }, 401, { "WWW-Authenticate": "Bearer" });
  };

/** A page of another site must not act through this browser; browsers say where a request comes from. */
export const isOfOtherSite = (c: Context<HttpEnv>): boolean => {
  const site = c.req.header("sec-fetch-site");
  return c.req.method !== "GET" && site !== undefined && site !== "same-origin" && site !== "none";
};

/** For people, who log in once; without a session every path shows the log-in form, whether it exists or not. */
export const requireSession =
  (auth: ConsoleAuth, { facts }: TenantContext): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (isOfOtherSite(c)) return showPage(await renderLogIn(facts, ""), 403);
    if (auth.session(c.req.raw) !== null) return next();
    return showPage(await renderLogIn(facts, ""), 401);
  };
