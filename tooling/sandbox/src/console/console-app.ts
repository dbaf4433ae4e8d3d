import { type Context, Hono } from "hono";
import { sameText } from "../accounts/secrets.ts";
import { ownPagePolicy } from "../http/content-policy.ts";
import { CALL_HEADERS, PAGE_HEADERS } from "../http/security-headers.ts";
import type { HttpEnv } from "../http/serve-call.ts";
import type { TenantRoom } from "../tenant.ts";
import { type ActionFields, consoleActions } from "./actions.ts";
import { isFromHere } from "./guard.ts";
import { renderPage, type Tab } from "./layout.ts";
import { createOperator, type OperatorDeps, type Outcome } from "./operator.ts";
import { PAGES } from "./pages.ts";

const LARGEST = 20_000;

/** Text fields of a form or of a JSON object; null when the body is neither. */
const readFields = async (c: Context<HttpEnv>): Promise<Record<string, string> | null> => {
  if (Number(c.req.header("content-length") ?? 0) > LARGEST) return null;
  const text = (await c.req.text()).slice(0, LARGEST);
  if (!c.req.header("content-type")?.includes("json")) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, field === null ? "" : String(field)]));
  } catch {
    return null;
  }
};

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: CALL_HEADERS });

const attempt = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, error: error.message };
    throw error;
  }
};

/** The operator's console of one brand: pages and forms under /console, the same for programs under /console/api. */
export const createConsole = (deps: OperatorDeps, tenant: TenantRoom): Hono<HttpEnv> => {
  const { services, clock } = deps;
  const operator = createOperator(deps, tenant);
  const csrf = Buffer.from(services.random(24)).toString("base64url");
  const app = new Hono<HttpEnv>();

  app.use("*", async (c, next) => (isFromHere(c.req.raw, c.env) ? next() : json({ ok: false, error: "The console answers on this machine only, by its own name." }, 403)));

  const reads: Readonly<Record<string, (c: Context<HttpEnv>) => Promise<unknown>>> = {
    "/outbox": (c) => operator.outbox(c.req.query("to")),
    "/captcha/:id": async (c) => ({ answer: operator.captcha(c.req.param("id") ?? "") }),
    "/deposits": () => operator.deposits(),
    "/withdrawals": () => operator.withdrawals(),
    "/members": (c) => operator.members(c.req.query("name")),
    "/online": async () => operator.online(),
    "/audit": () => operator.audit(),
    "/clock": async () => ({ now: clock.now(), offsetMs: clock.offset() }),
  };
  for (const [path, read] of Object.entries(reads)) app.get(`/api${path}`, async (c) => json({ ok: true, data: await read(c) }));

  for (const action of consoleActions(deps, operator)) {
    const run = async (c: Context<HttpEnv>, fields: ActionFields): Promise<Outcome> => attempt(() => action.run({ ...fields, ...c.req.param() }));
    app.post(`/api${action.path}`, async (c) => {
      const fields = await readFields(c);
      const outcome = fields ? await run(c, fields) : ({ ok: false, error: "Send a JSON object or a form." } as const);
      return json(outcome, outcome.ok ? 200 : 409);
    });
    app.post(action.path, async (c) => {
      const fields = await readFields(c);
      if (!fields || !sameText(fields["csrf"] ?? "", csrf)) return json({ ok: false, error: "The form is of another start of the sandbox. Load the page again." }, 403);
      const outcome = await run(c, fields);
      const tab = action.path.split("/")[1] ?? "";
      const page = Object.hasOwn(PAGES, tab) ? tab : "system";
      return c.redirect(`/console/${page}?${new URLSearchParams(outcome.ok ? { done: "1" } : { fault: outcome.error.slice(0, 200) }).toString()}`, 303);
    });
  }

  for (const tab of Object.keys(PAGES) as Tab[]) {
    app.get(`/${tab}`, async (c) => {
      const fault = c.req.query("fault") ?? "";
      const note = fault === "" && c.req.query("done") !== undefined ? "已完成 Done" : fault;
      const body = await renderPage(tenant.facts, { tab, note, isFault: fault !== "", body: PAGES[tab]({ ...deps, operator, tenant, csrf }) });
      const headers = { ...PAGE_HEADERS, "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store", "Content-Security-Policy": ownPagePolicy(body) };
      return new Response(body, { headers });
    });
  }
  app.all("*", () => json({ ok: false, error: "The console has no such page." }, 404));
  return app;
};
