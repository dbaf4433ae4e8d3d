import { type Context, Hono, type MiddlewareHandler } from "hono";
import { ownPagePolicy } from "../http/content-policy.ts";
import { CALL_HEADERS, PAGE_HEADERS } from "../http/security-headers.ts";
import type { HttpEnv } from "../http/serve-call.ts";
import type { TenantContext } from "../tenant.ts";
import { type ConsoleGate, consoleAddress } from "./gate.ts";
import { readFields } from "./fields.ts";
import { renderLogIn } from "./layout.ts";

export const json = (body: unknown, status = 200, extra: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...CALL_HEADERS, ...extra } });

export const showPage = (body: string, status = 200, extra: Readonly<Record<string, string>> = {}): Response => {
  const type = { "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" };
  return new Response(body, {
    status,
    headers: { ...PAGE_HEADERS, ...type, "Content-Security-Policy": ownPagePolicy(body), ...extra },
  });
};

const BEARER = /^Bearer +(\S+)$/i;

/** Programs show the secret with each request. Without it every path answers alike, whether it exists or not. */
export const programDoor =
  (gate: ConsoleGate): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const secret = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
    const entry =
      secret === undefined ? ({ ok: false, waitMs: 0 } as const) : await gate.enter(secret, consoleAddress(c));
    if (entry.ok) return next();
    if (entry.waitMs > 0) {
      const error = "Too many wrong secrets. Wait before the next try.";
      return json({ ok: false, error }, 429, { "Retry-After": String(Math.ceil(entry.waitMs / 1000)) });
    }
    const error = "The console needs its secret, which stands in the data folder: Authorization: Bearer <secret>.";
    return json({ ok: false, error }, 401, { "WWW-Authenticate": "Bearer" });
  };

/** A page of another site must not act through this browser; browsers say where a request comes from. */
const isOfOtherSite = (c: Context<HttpEnv>): boolean => {
  const site = c.req.header("sec-fetch-site");
  return c.req.method !== "GET" && site !== undefined && site !== "same-origin" && site !== "none";
};

/** People log in once; without a session every path shows the log-in form, whether it exists or not. */
export const pageDoor =
  (gate: ConsoleGate, { facts }: TenantContext): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (isOfOtherSite(c)) return showPage(await renderLogIn(facts, ""), 403);
    if (gate.session(c.req.raw) !== null) return next();
    return showPage(await renderLogIn(facts, ""), 401);
  };

/** Logging in and out; mounted before the door of the pages. */
export const logInRoutes = (gate: ConsoleGate, { facts }: TenantContext): Hono<HttpEnv> => {
  const routes = new Hono<HttpEnv>();
  routes.post("/enter", async (c) => {
    const secret = isOfOtherSite(c) ? undefined : (await readFields(c))?.["secret"]?.trim();
    if (secret === undefined || secret === "") return showPage(await renderLogIn(facts, ""), 401);
    const entry = await gate.enter(secret, consoleAddress(c));
    if (entry.ok) {
      return new Response(null, {
        status: 303,
        headers: {
          ...PAGE_HEADERS,
          Location: "/console",
          "Set-Cookie": gate.cookie(c.req.raw, true),
          "Cache-Control": "no-store",
        },
      });
    }
    const waitSec = Math.ceil(entry.waitMs / 1000);
    if (waitSec > 0) {
      const note = `尝试过多，请在 ${waitSec} 秒后再试 · Too many wrong secrets; wait ${waitSec} s`;
      return showPage(await renderLogIn(facts, note), 429, { "Retry-After": String(waitSec) });
    }
    return showPage(await renderLogIn(facts, "密钥不正确 · That is not the secret"), 401);
  });
  routes.post("/leave", async (c) =>
    showPage(await renderLogIn(facts, "已退出 · Logged out"), 200, { "Set-Cookie": gate.cookie(c.req.raw, false) }),
  );
  return routes;
};
