import { ReadOnlyFault } from "@baize/ledger";
import { type Context, Hono } from "hono";
import { sameText } from "../accounts/secrets.ts";
import { uploadedPicture } from "../http/pictures.ts";
import { BARE_HEADERS } from "../http/security-headers.ts";
import type { HttpEnv } from "../http/serve-call.ts";
import type { TenantContext } from "../tenant.ts";
import { type ActionFields, whole } from "./action-fields.ts";
import { consoleActions } from "./actions.ts";
import { requireSecret, requireSession } from "./console-guards.ts";
import { readFields } from "./read-fields.ts";
import type { ConsoleAuth } from "./console-auth.ts";
import { renderPage, type Tab } from "./layout.ts";
import { logInRoutes } from "./log-in-routes.ts";
import { createOperator, type Operator, type OperatorDeps, type Outcome } from "./operator.ts";
import { pageIn } from "./paging.ts";
import { PAGES } from "./pages/pages.ts";
import { json, showPage } from "./replies.ts";

const attempt = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RangeError || error instanceof ReadOnlyFault) return { ok: false, error: error.message };
    throw error;
  }
};

type Reads = Readonly<Record<string, (c: Context<HttpEnv>) => Promise<unknown>>>;

/** Amounts as texts of minor units. */
const shownProtection = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)));

const readsOf = (operator: Operator, { clock, services }: OperatorDeps): Reads => ({
  "/outbox": () => operator.outbox(),
  "/captcha/:id": async (c) => ({ answer: operator.captcha(c.req.param("id") ?? "") }),
  "/deposits": () => operator.deposits(),
  "/withdrawals": () => operator.withdrawals(),
  "/members": (c) => operator.members(c.req.query("name")),
  "/promotions": () => operator.promotions.list(),
  "/promotions/applications": () => operator.promotions.applications(),
  "/promotions/findings": async () =>
    (await operator.promotions.findings()).map((finding) => ({ ...finding, at: Number(finding.at) })),
  "/messages": (c) => operator.correspondence.sent(pageIn(c.req.query())),
  "/feedback": (c) => operator.correspondence.feedback(c.req.query("state") ?? "", pageIn(c.req.query())),
  "/feedback/:id": (c) => operator.correspondence.feedbackDetail(c.req.param("id") ?? ""),
  "/desk": () => operator.correspondence.conversations(),
  "/desk/:id": (c) => operator.correspondence.conversation(c.req.param("id") ?? "", whole(c.req.query("before"))),
  "/help": () => operator.correspondence.helpVotes(),
  "/agents": (c) => operator.agency.agents(pageIn(c.req.query())),
  "/agents/applications": () => operator.agency.applications(),
  "/agents/findings": () => operator.agency.findings(),
  "/agents/rules": () => operator.agency.rules(),
  "/protection": async () => shownProtection(await operator.protection.marked()),
  "/protection/waiting": async () => operator.protection.identity.waiting(),
  "/protection/:member": async (c) => shownProtection(await operator.protection.read(c.req.param("member") ?? "")),
  "/online": () => operator.online(),
  "/budgets": () => operator.budgets(),
  "/audit": () => operator.audit(),
  "/gate": async () => services.shared.gate(),
  "/clock": async () => ({ now: clock.now(), offsetMs: clock.offset() }),
});

const STALE_FORM = "The form is of another session. Load the page again.";

/** The operator's console of one brand: pages and forms under /console, the same for programs under /console/api. */
export const createConsole = (deps: OperatorDeps, auth: ConsoleAuth, tenant: TenantContext): Hono<HttpEnv> => {
  const operator = createOperator(deps, tenant);
  const app = new Hono<HttpEnv>();
  const programs = new Hono<HttpEnv>();
  const sessionOf = (c: Context<HttpEnv>): string => auth.session(c.req.raw) ?? "";

  programs.use("*", requireSecret(auth));
  for (const [path, read] of Object.entries(readsOf(operator, deps))) {
    programs.get(path, async (c) => json({ ok: true, data: await read(c) }));
  }
  const actions = consoleActions(deps, operator).map(({ path, run }) => ({
    path,
    run: (c: Context<HttpEnv>, fields: ActionFields) => attempt(() => run({ ...fields, ...c.req.param() })),
  }));
  for (const { path, run } of actions) {
    programs.post(path, async (c) => {
      const fields = await readFields(c);
      const outcome = fields ? await run(c, fields) : ({ ok: false, error: "Send a JSON object or a form." } as const);
      return json(outcome, outcome.ok ? 200 : 409);
    });
  }
  programs.all("*", () => json({ ok: false, error: "The console has no such page." }, 404));
  app.route("/api", programs);

  app.route("/", logInRoutes(auth, tenant, deps.services.logger));
  app.use("*", requireSession(auth, tenant));
  for (const { path, run } of actions) {
    app.post(path, async (c) => {
      const fields = await readFields(c);
      if (!fields || !sameText(fields["csrf"] ?? "", auth.csrf(sessionOf(c))))
        return json({ ok: false, error: STALE_FORM }, 403);
      const outcome = await run(c, fields);
      const tab = path.split("/")[1] ?? "";
      const page = Object.hasOwn(PAGES, tab) ? tab : "system";
      const query = new URLSearchParams(outcome.ok ? { done: "1" } : { fault: outcome.error.slice(0, 200) });
      const headers = { ...BARE_HEADERS, Location: `/console/${page}?${query.toString()}` };
      return new Response(null, { status: 303, headers });
    });
  }
  const show = async (c: Context<HttpEnv>, tab: Tab, fields: ActionFields): Promise<Response> => {
    const { fault = "", done } = c.req.query();
    const note = fault === "" && done !== undefined ? "已完成 Done" : fault;
    const body = PAGES[tab]({ ...deps, operator, tenant, fields, csrf: auth.csrf(sessionOf(c)) });
    return showPage(
      await renderPage(tenant.facts, { tab, note, isFault: fault !== "", gate: deps.services.shared.gate(), body }),
    );
  };
  for (const tab of Object.keys(PAGES) as Tab[]) app.get(`/${tab}`, (c) => show(c, tab, c.req.query()));
  app.get("/pictures/:id", async (c) => {
    const picture = await uploadedPicture(deps.services.uploads, tenant.code, c.req.param("id"), () => true);
    return picture ?? json({ ok: false, error: "There is no such picture." }, 404);
  });
  // Changes nothing: the page with the draft read.
  app.post("/promotions/preview", async (c) => {
    const fields = await readFields(c);
    return fields ? show(c, "promotions", fields) : json({ ok: false, error: STALE_FORM }, 403);
  });
  app.all("*", () => json({ ok: false, error: "The console has no such page." }, 404));
  return app;
};
