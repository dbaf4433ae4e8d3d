import { existsSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { isMobileDevice } from "@baize/domain";
import type { Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { TenantContext } from "../tenant.ts";
import { ownPagePolicy } from "./content-policy.ts";
import { openDocuments, type PageDocument } from "./documents.ts";
import { lostPage, unbuiltPage } from "./own-pages.ts";
import { TAKES_BROTLI } from "./pack-kept.ts";
import { PAGE_HEADERS } from "./security-headers.ts";
import type { HttpEnv } from "./serve-call.ts";
import type { Xsrf } from "./xsrf.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=3600";
/** Vite's folder of files whose names carry a hash of what they hold. */
const HASHED = "/assets/";
/** Asked for again each time: a worker or a list that is held back would hold back the next version. */
const REVALIDATED = /\/(?:sw\.js|manifest\.webmanifest|manifest\.json|version\.json)$/;

const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** A worker lives under the policy of its own file: it fetches the site's files, and its code in two parts. */
const WORKER = /\/sw(?:-off)?\.js$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** A path whose last part has an extension names a file, not a page. */
const isFile = (path: string): boolean => /\.[A-Za-z0-9]{1,12}$/.test(path);

const cachingOf = (path: string): string => {
  if (REVALIDATED.test(path)) return "no-cache";
  return path.includes(HASHED) ? IMMUTABLE : SHORT;
};

const html = (
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  policy: string,
  extra: Record<string, string> = {},
): Response =>
  new Response(body, {
    status,
    headers: {
      ...PAGE_HEADERS,
      "Content-Type": "text/html; charset=UTF-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
      ...extra,
    },
  });

/** The brand's built app: files of its folder, and its document for every page, on both surfaces. */
export const serveSite = (app: Hono<HttpEnv>, tenant: TenantContext, xsrf: Xsrf): void => {
  const { staticDir, facts } = tenant;
  const documents = staticDir === null ? null : openDocuments(staticDir, facts);

  const showDocument = async (c: Context<HttpEnv>, page: PageDocument): Promise<Response> => {
    const cookie = xsrf.cookieFor(c.req.raw);
    const extra = {
      "Cache-Control": "no-cache",
      Vary: "User-Agent, Accept-Encoding",
      ETag: page.etag,
      "Reporting-Endpoints": 'csp="/reports/csp"',
      ...(cookie === null ? {} : { "Set-Cookie": cookie }),
    };
    if (c.req.header("if-none-match") === page.etag)
      return new Response(null, {
        status: 304,
        headers: { ...PAGE_HEADERS, "Content-Security-Policy": page.policy, ...extra },
      });
    if (TAKES_BROTLI.test(c.req.header("accept-encoding") ?? ""))
      return html(await page.packed(), 200, page.policy, { ...extra, "Content-Encoding": "br" });
    return html(page.html, 200, page.policy, extra);
  };
  const lost = async (): Promise<Response> => {
    const body = await lostPage(facts);
    return html(body, 404, ownPagePolicy(body));
  };

  app.use("*", compress());
  app.get("/stats.html", () => {
    const page = documents?.statistics();
    return page
      ? html(page.html, 200, page.policy, {
          "Cache-Control": "no-cache",
          "Cross-Origin-Resource-Policy": "cross-origin",
        })
      : lost();
  });
  if (staticDir !== null && existsSync(staticDir)) {
    const files = serveStatic<HttpEnv>({
      root: staticDir,
      precompressed: true,
      onFound: (path, c) => {
        for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
        c.header("Content-Security-Policy", WORKER.test(path) ? WORKER_POLICY : FILE_POLICY);
        c.header("Cache-Control", cachingOf(path));
      },
    });
    app.use("*", etag());
    app.get("*", (c, next) => (isFile(c.req.path) && !c.req.path.endsWith(".html") ? files(c, next) : next()));
  }
  app.get("*", async (c) => {
    if (isFile(c.req.path)) return lost();
    const page = documents?.find(
      c.req.path,
      isMobileDevice({ userAgent: c.req.header("user-agent") ?? "", maxTouchPoints: 0 }),
    );
    if (page) return showDocument(c, page);
    const body = await unbuiltPage(facts);
    return html(body, 503, ownPagePolicy(body));
  });
};
