import { setTimeout as sleep } from "node:timers/promises";
import { type AnyCall, HEADER_NAMES } from "@baize/api-client/contract";
import { isDeviceId, type SiteLocale } from "@baize/domain";
import { ReadOnlyFault, StorageFault } from "@baize/ledger";
import { PlatformSilence } from "@baize/provider";
import { Overload } from "@baize/safeguards";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import * as v from "valibot";
import type { BudgetName } from "../accounts/budget-table.ts";
import type { Session, SessionGrant } from "../accounts/sessions.ts";
import { type Closings, isClosedAt } from "../closings.ts";
import type { CallContext } from "../handlers/handlers.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import { addressKey, socketAddress } from "./address.ts";
import type { Answer } from "./answer.ts";
import type { CallFaults } from "./faults.ts";
import { guardRequest } from "./guards.ts";
import { parseInput } from "./parse-input.ts";
import { replyData, replyRefusal, replyUnknown } from "./reply.ts";
import type { Xsrf } from "./xsrf.ts";

export interface HttpEnv {
  readonly Bindings: HttpBindings;
}
/** A call of the contract with what serves it. */
export interface ServedCall {
  /** `area.call`, for logs. */
  readonly name: string;
  readonly call: AnyCall;
  readonly handle: (context: CallContext, input: never) => Promise<Answer<unknown, string>>;
}
export interface CallServing {
  readonly services: Services;
  readonly tenant: TenantContext;
  readonly closings: Closings;
  readonly faults: CallFaults;
  readonly xsrf: Xsrf;
  /** Parse every answer with the call's own schema; a breach is a bug and is answered as one. */
  readonly checkAnswers: boolean;
}

/** Calls that serve during maintenance: what tells of it, what ends a session, and what became of money already sent. */
const DURING_MAINTENANCE: ReadonlySet<string> = new Set([
  "service.md",
  "account.logout",
  "finance.operation",
  "finance.operationClose",
]);
const BUDGETS: Readonly<Record<string, BudgetName>> = {
  "account.captcha": "request/captcha",
  "account.login": "request/credential",
  "account.register": "request/credential",
  "account.setWithdrawPassword": "request/credential",
  "member.loginMpe": "request/credential",
  "member.forgetPassword": "request/credential",
  "service.sms": "request/message",
  "service.upload": "request/upload",
};

type Admitted = { readonly session: Session | null; readonly next: SessionGrant | null } | Response;

const searchOf = (url: string): string => {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at).replace(/#.*$/s, "");
};

const readLocale = (header: string | null, own: SiteLocale): SiteLocale =>
  header === "en" || header === "zh-CN" ? header : own;

const replyWait = (waitMs: number): Response =>
  replyRefusal("rate_limited", { waitSec: String(Math.max(1, Math.ceil(waitMs / 1000))) });

/** Headers, faults, maintenance, session and budget, in this order. */
const admit = async (
  serving: CallServing,
  { name, call }: ServedCall,
  request: Request,
  address: string,
  now: number,
): Promise<Admitted> => {
  const { services, tenant, closings, xsrf } = serving;
  const finding = guardRequest(request, call, tenant, xsrf);
  if (finding !== null) {
    const cookie = finding === HEADER_NAMES.xsrf ? xsrf.cookieFor(request) : null;
    return replyRefusal("bad_request", { field: finding }, 400, cookie === null ? undefined : { "Set-Cookie": cookie });
  }
  const closing = closings.get(tenant.code, "site");
  if (isClosedAt(closing, now) && !DURING_MAINTENANCE.has(name)) {
    return replyRefusal("maintenance", closing.end === null ? {} : { until: tenant.iso(closing.end) });
  }
  if (services.shared.gate() !== null && call.effect === "money") return replyRefusal("server_busy");
  let resolved: Exclude<Admitted, Response> = { session: null, next: null };
  if (call.access === "member") {
    const token = request.headers.get(HEADER_NAMES.token) ?? "";
    const found =
      token === "" ? null : await services.sessions.resolve(token, tenant.code, now, name !== "games.heartbeat");
    if (!found) return replyRefusal("token");
    resolved = found;
  }
  const budget = BUDGETS[name];
  const waitMs =
    budget === undefined ? 0 : await services.limits.take(budget, resolved.session?.member ?? addressKey(address), now);
  return waitMs > 0 ? replyWait(waitMs) : resolved;
};

const grantHeaders = (grant: SessionGrant | null): Readonly<Record<string, string>> | undefined =>
  grant === null ? undefined : { [HEADER_NAMES.nextToken]: grant.token, [HEADER_NAMES.family]: grant.vid };

const answerCall = async (serving: CallServing, served: ServedCall, c: Context<HttpEnv>): Promise<Response> => {
  const { services, tenant } = serving;
  const { name, call } = served;
  const request = c.req.raw;
  const now = services.clock();
  const address = socketAddress(c);
  const admitted = await admit(serving, served, request, address, now);
  if (admitted instanceof Response) return admitted;

  const parsed = await parseInput(request, searchOf(request.url), call);
  if (!parsed.ok) {
    if (parsed.status === 413 && call.encoding === "multipart") return replyRefusal("file_too_large");
    return replyRefusal("bad_request", { field: parsed.field }, parsed.status);
  }
  const input = v.safeParse(call.input, parsed.fields);
  if (!input.success) return replyRefusal("bad_request", { field: v.getDotPath(input.issues[0]) ?? "" });

  let grant = admitted.next;
  const device = request.headers.get(HEADER_NAMES.device) ?? "";
  const context: CallContext = {
    tenant,
    now,
    address,
    locale: readLocale(request.headers.get(HEADER_NAMES.language), tenant.facts.locale),
    device: isDeviceId(device) ? device : "",
    session: admitted.session,
    signal: request.signal,
    grant: (given) => {
      grant = given;
    },
  };
  const answer = await served.handle(context, input.output as never);
  const extra = grantHeaders(grant);
  if (!answer.ok) return replyRefusal(answer.code, answer.detail, 200, extra);
  if (serving.checkAnswers) {
    const checked = v.safeParse(call.data, answer.data);
    if (!checked.success)
      throw new Error(
        `${name} answered out of its shape at "${v.getDotPath(checked.issues[0]) ?? ""}": ${checked.issues[0].message}`,
      );
  }
  return replyData(answer.data, extra);
};

/** A client that has gone reads no answer, and is nobody's fault. */
const isGone = (request: Request, error: unknown): boolean =>
  request.signal.aborted || (error instanceof Error && "code" in error && error.code === "ECONNRESET");

/** A store that is full or locked refuses for now; anything else unexpected is a bug. Neither gets words of its own out. */
const replyFailure = (
  { services, tenant }: CallServing,
  { name, call }: ServedCall,
  request: Request,
  error: unknown,
): Response => {
  if (error instanceof PlatformSilence || error instanceof ReadOnlyFault) return replyRefusal("server_busy");
  if (error instanceof Overload) return replyWait(error.waitMs);
  if (isGone(request, error)) {
    services.logger.debug({ event: "client_gone", call: name, brand: tenant.code });
    return new Response(null, { status: 499 });
  }
  services.logger.error({ event: "call_failed", call: name, brand: tenant.code, err: error });
  if (error instanceof StorageFault && error.outcome === "rolled_back") return replyRefusal("server_busy");
  if (error instanceof StorageFault) return replyUnknown(503);
  return call.effect === "money" ? replyUnknown(500) : replyRefusal("server_busy", {}, 500);
};

const breakConnection = (c: Context<HttpEnv>): Response => {
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
};

/** Serves one call of the contract, any method: the call's own gets an answer, all others 405, HEAD too. */
export const serveCall = (serving: CallServing, served: ServedCall): ((c: Context<HttpEnv>) => Promise<Response>) => {
  const { call } = served;
  return async (c) => {
    if (c.req.raw.method !== call.method)
      return replyRefusal("bad_request", { field: "method" }, 405, { Allow: call.method });
    try {
      const fault = await serving.faults.take(call);
      if (fault && fault.delayMs > 0) await sleep(fault.delayMs);
      if (fault?.kind === "refuse") return replyRefusal("server_busy");
      if (fault?.kind === "lose_request") return breakConnection(c);
      const reply = await answerCall(serving, served, c);
      return fault?.kind === "lose_response" ? breakConnection(c) : reply;
    } catch (error) {
      return replyFailure(serving, served, c.req.raw, error);
    }
  };
};
