import { type AnyCall, type Area, contract, liveStream } from "@baize/api-client/contract";
import type { Provider } from "@baize/provider";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Handlers } from "../handlers/handlers.ts";
import { accountHandlers } from "../handlers/account.ts";
import { agentHandlers } from "../handlers/agent.ts";
import { deskHandlers } from "../handlers/desk.ts";
import { feedbackHandlers } from "../handlers/feedback.ts";
import { financeHandlers } from "../handlers/finance.ts";
import { gamesHandlers } from "../handlers/games.ts";
import { helpHandlers } from "../handlers/help.ts";
import { memberHandlers } from "../handlers/member.ts";
import { messageHandlers } from "../handlers/messages.ts";
import { passkeyHandlers } from "../handlers/passkey.ts";
import { profileHandlers } from "../handlers/profile.ts";
import { promoHandlers } from "../handlers/promo.ts";
import { protectionHandlers } from "../handlers/protection.ts";
import { serviceHandlers } from "../handlers/service.ts";
import { CallRouter } from "./call-router.ts";
import { serveReports } from "./csp-reports.ts";
import { serveDocs } from "./docs.ts";
import { packKept } from "./pack-kept.ts";
import { serveAvatars, serveMedia, servePromotionArt } from "./pictures.ts";
import { replyRefusal, replyUnknown } from "./reply.ts";
import { BARE_HEADERS, CLOSED_POLICY, PAGE_HEADERS, withDefaults } from "./security-headers.ts";
import { type CallServing, type HttpEnv, serveCall, type ServedCall } from "./serve-call.ts";
import { serveLive } from "./serve-live.ts";
import { serveSite } from "./static-site.ts";

/** Every call of an area with its handler. */
const pair = <A extends Area>(areaName: string, area: A, handlers: Handlers<A>): ServedCall[] =>
  Object.entries(area).map(([name, call]: [string, AnyCall]) => ({
    name: `${areaName}.${name}`,
    call,
    handle: handlers[name as keyof A] as ServedCall["handle"],
  }));

/** All calls that this back end serves. */
const servedCalls = ({ services, closings }: CallServing, provider: Provider): readonly ServedCall[] => [
  ...pair("account", contract.account, accountHandlers(services, provider)),
  ...pair("profile", contract.profile, profileHandlers(services, provider)),
  ...pair("passkey", contract.passkey, passkeyHandlers(services)),
  ...pair("member", contract.member, memberHandlers(services, provider)),
  ...pair("service", contract.service, serviceHandlers(services, closings)),
  ...pair("finance", contract.finance, financeHandlers(services, provider)),
  ...pair("games", contract.games, gamesHandlers(services, provider)),
  ...pair("promo", contract.promo, promoHandlers(services)),
  ...pair("protection", contract.protection, protectionHandlers(services, provider)),
  ...pair("messages", contract.messages, messageHandlers(services)),
  ...pair("feedback", contract.feedback, feedbackHandlers(services)),
  ...pair("desk", contract.desk, deskHandlers(services)),
  ...pair("help", contract.help, helpHandlers(services)),
  ...pair("agent", contract.agent, agentHandlers(services)),
];

/** Headers that the provider's own pages and pictures get where they have not decided otherwise. */
const { "Cross-Origin-Opener-Policy": _coop, "Cross-Origin-Resource-Policy": _corp, ...FRAMED_HEADERS } = PAGE_HEADERS;
const PROVIDER_DEFAULTS = { ...FRAMED_HEADERS, "Content-Security-Policy": CLOSED_POLICY };

/** Everything that one brand's port serves. `console` is mounted under /console. */
export const createApp = (serving: CallServing, provider: Provider, console: Hono<HttpEnv>): Hono<HttpEnv> => {
  const { services, tenant, xsrf } = serving;
  const calls = servedCalls(serving, provider);
  const app = new Hono<HttpEnv>({ router: new CallRouter([...calls.map(({ call }) => call.path), liveStream.path]) });
  app.use("*", async (_c, next) => {
    await services.shared.refresh();
    await next();
  });
  // The one large answer; it holds nothing of a member's.
  app.use(contract.games.list.path, compress(), packKept());
  for (const served of calls) app.all(served.call.path, serveCall(serving, served));
  app.all(liveStream.path, serveLive(serving));
  serveDocs(app);
  app.all("/api/*", () => replyRefusal("unknown_call", {}, 404));
  app.route("/console", console);
  serveReports(app, services, tenant);
  serveMedia(app, services, tenant);
  for (const path of ["/art/*", "/play/*"]) {
    app.use(path, async (c, next) => {
      await next();
      c.res = withDefaults(new Response(c.res.body, c.res), PROVIDER_DEFAULTS);
    });
  }
  serveAvatars(app);
  servePromotionArt(app, services, tenant);
  app.route("/", provider.routes(tenant.code));
  serveSite(app, tenant, xsrf);
  app.notFound(() => replyRefusal("unknown_call", {}, 404));
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    services.logger.error({ event: "request_failed", brand: tenant.code, err: error });
    return c.req.path.startsWith("/api/")
      ? replyUnknown(500)
      : new Response("500", { status: 500, headers: BARE_HEADERS });
  });
  return app;
};
