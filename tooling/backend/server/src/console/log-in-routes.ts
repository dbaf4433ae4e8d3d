import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { BARE_HEADERS } from "../http/security-headers.ts";
import type { HttpEnv } from "../http/serve-call.ts";
import type { TenantContext } from "../tenant.ts";
import { consoleAddress, type ConsoleAuth } from "./console-auth.ts";
import { isOfOtherSite } from "./console-guards.ts";
import { renderLogIn } from "./layout.ts";
import { readFields } from "./read-fields.ts";
import { showPage } from "./replies.ts";

/** Logging in and out; mounted before the guard of the pages. */
export const logInRoutes = (auth: ConsoleAuth, { code, facts }: TenantContext, logger: Logger): Hono<HttpEnv> => {
  const routes = new Hono<HttpEnv>();
  const note = (event: string, c: Context<HttpEnv>): void =>
    logger.info({ event, brand: code, from: consoleAddress(c) });
  routes.post("/enter", async (c) => {
    const secret = isOfOtherSite(c) ? undefined : (await readFields(c))?.["secret"]?.trim();
    if (secret === undefined || secret === "") return showPage(await renderLogIn(facts, ""), 401);
    const attempt = await auth.enter(secret, consoleAddress(c));
    if (attempt.ok) {
      note("console_logged_in", c);
      const headers = { ...BARE_HEADERS, Location: "/console", "Set-Cookie": auth.cookie(c.req.raw, true) };
      return new Response(null, { status: 303, headers });
    }
    note("console_login_wrong", c);
    const waitSec = Math.ceil(attempt.waitMs / 1000);
    if (waitSec > 0) {
      const text = `尝试过多，请在 ${waitSec} 秒后再试 · Too many wrong secrets; wait ${waitSec} s`;
      return showPage(await renderLogIn(facts, text), 429, { "Retry-After": String(waitSec) });
    }
    return showPage(await renderLogIn(facts, "密钥不正确 · That is not the secret"), 401);
  });
  routes.post("/leave", async (c) => {
    if (auth.session(c.req.raw) !== null) note("console_logged_out", c);
    const headers = { "Set-Cookie": auth.cookie(c.req.raw, false) };
    return showPage(await renderLogIn(facts, "已退出 · Logged out"), 200, headers);
  });
  return routes;
};
