import { type AnyCall, type Contract, HEADER_NAMES } from "@baize/api-client/contract";
import type { BudgetName } from "../accounts/budget-table.ts";
import type { Session, SessionGrant } from "../accounts/sessions.ts";
import { isClosedAt } from "../closings.ts";
import { addressKey } from "./address.ts";
import { guardRequest } from "./guards.ts";
import { replyIdle, replyRefusal } from "./reply.ts";
import type { CallServing, ServedCall } from "./serve-call.ts";

/** `area.call`, as far as the contract has it, and the stream. */
export type CallName = { [A in keyof Contract]: `${A}.${keyof Contract[A] & string}` }[keyof Contract] | "live.stream";

/**
 * Calls that serve during maintenance: what announces it and its end, what ends a session, and what became of money
 * already sent.
 */
const DURING_MAINTENANCE: ReadonlySet<string> = new Set<CallName>([
  "service.md",
  "account.logout",
  "finance.operation",
  "finance.operationClose",
  "live.stream",
]);
/** Calls that anyone may make, and that are the member's own where a member's token comes along. */
const SEES_MEMBER: ReadonlySet<string> = new Set<CallName>([
  "promo.flags",
  "promo.topCover",
  "promo.list",
  "promo.secondNav",
  "promo.detail",
  "promo.rules",
  "desk.read",
  "desk.write",
  "desk.seen",
  "help.article",
  "help.vote",
  "service.sms",
]);
const BUDGETS: Readonly<Record<string, BudgetName>> = {
  "account.captcha": "request/captcha",
  "account.login": "request/credential",
  "account.register": "request/credential",
  "account.setWithdrawPassword": "request/credential",
  "passkey.addOptions": "request/credential",
  "passkey.add": "request/credential",
  "passkey.remove": "request/credential",
  "passkey.loginOptions": "request/credential",
  "passkey.login": "request/credential",
  "member.loginMpe": "request/credential",
  "member.forgetPassword": "request/credential",
  "service.sms": "request/message",
  "service.upload": "request/upload",
} satisfies Partial<Record<CallName, BudgetName>>;

/**
 * Whether a request shows that the member is there. Writes and money calls always do, whatever mark they carry, so that
 * no mark can cost a member the session; a marked read never does, nor what a page sends by itself.
 */
const isActivity = (call: AnyCall, { headers }: Request): boolean =>
  call.isAutomatic !== true && (call.effect !== "read" || !headers.has(HEADER_NAMES.background));

export type Admitted = { readonly session: Session | null; readonly next: SessionGrant | null } | Response;

export const replyWait = (waitMs: number): Response =>
  replyRefusal("rate_limited", { waitSec: String(Math.max(1, Math.ceil(waitMs / 1000))) });

/** Headers, faults, maintenance, session and budget, in this order. */
export const admit = async (
  serving: CallServing,
  { name, call }: Pick<ServedCall, "name" | "call">,
  request: Request,
  address: string,
  now: number,
): Promise<Admitted> => {
  const { services, tenant, closings, xsrf, refusals } = serving;
  const seen = { brand: tenant.code, call: name };
  const finding = guardRequest(request, call, tenant, xsrf);
  if (finding !== null) {
    refusals({ reason: "right", ...seen, detail: finding });
    const cookie = finding === HEADER_NAMES.xsrf ? xsrf.cookieFor(request) : null;
    return replyRefusal("bad_request", { field: finding }, 400, cookie === null ? undefined : { "Set-Cookie": cookie });
  }
  const closing = closings.get(tenant.code, "site");
  if (isClosedAt(closing, now) && !DURING_MAINTENANCE.has(name)) {
    return replyRefusal("maintenance", closing.end === null ? {} : { until: tenant.iso(closing.end) });
  }
  if (services.shared.gate() !== null && call.effect === "money") return replyRefusal("server_busy");
  let resolved: Exclude<Admitted, Response> = { session: null, next: null };
  const token = request.headers.get(HEADER_NAMES.token) ?? "";
  if (call.access === "member" || (SEES_MEMBER.has(name) && token !== "")) {
    const isActive = isActivity(call, request);
    const found = token === "" ? null : await services.sessions.resolve(token, tenant.code, now, isActive);
    const isNobody = found === null || found === "idle";
    if (isNobody && call.access === "member") {
      refusals({ reason: "right", ...seen, detail: "token" });
      return found === "idle" ? replyIdle() : replyRefusal("token");
    }
    if (!isNobody) resolved = found;
  }
  const budget = BUDGETS[name];
  if (budget === undefined) return resolved;
  const waitMs = await services.limits.take(budget, resolved.session?.member ?? addressKey(address), now);
  if (waitMs === 0) return resolved;
  refusals({ reason: "budget", ...seen, detail: budget });
  return replyWait(waitMs);
};
