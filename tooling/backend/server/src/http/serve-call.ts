import { setTimeout as sleep } from "node:timers/promises";
import { type AnyCall, HEADER_NAMES } from "@baize/api-client/contract";
import { isDeviceId, TEXT_LOCALES, type TextLocale, textLocale } from "@baize/domain";
import { ReadOnlyFault, StorageFault } from "@baize/ledger";
import { PlatformSilence } from "@baize/provider";
import { Overload } from "@baize/safeguards";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import * as v from "valibot";
import type { SessionGrant } from "../accounts/sessions.ts";
import type { Closings } from "../closings.ts";
import type { CallContext } from "../handlers/handlers.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import { socketAddress } from "./address.ts";
import { admit, type Admitted, replyWait } from "./admit.ts";
import type { Answer } from "./answer.ts";
import type { CallFaults } from "./faults.ts";
import { loggedField, parseInput } from "./parse-input.ts";
import type { RefusalLog, RefusedRequest } from "./refusal-log.ts";
import type { ServedCode } from "./refusal-words.ts";
import { httpDate, replyData, replyKept, replyRefusal, replyUnknown } from "./reply.ts";
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
  readonly refusals: RefusalLog;
  readonly xsrf: Xsrf;
  /** Parse every answer with the call's own schema; a breach is a bug and is answered as one. */
  readonly checkAnswers: boolean;
}

/** Answers of handlers that are written to the log. */
const REASONS: Readonly<Record<string, RefusedRequest["reason"]>> = {
  bad_request: "input",
  token: "right",
  play_locked: "right",
  money_locked: "right",
  rate_limited: "budget",
} satisfies Partial<Record<ServedCode, RefusedRequest["reason"]>>;

export const searchOf = (url: string): string => {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at).replace(/#.*$/s, "");
};

const readLocale = (header: string | null, own: TextLocale): TextLocale =>
  TEXT_LOCALES.find((locale) => locale === header) ?? own;

export const grantHeaders = (grant: SessionGrant | null): Readonly<Record<string, string>> | undefined =>
  grant === null ? undefined : { [HEADER_NAMES.nextToken]: grant.token, [HEADER_NAMES.family]: grant.vid };

interface ReadCall {
  readonly admitted: Exclude<Admitted, Response>;
  readonly input: unknown;
}

/** What a request of a call brings, once it is admitted; the refusal otherwise. */
const readCall = async (
  serving: CallServing,
  served: ServedCall,
  request: Request,
  address: string,
  now: number,
): Promise<ReadCall | Response> => {
  const { tenant, refusals } = serving;
  const { name, call } = served;
  const admitted = await admit(serving, served, request, address, now);
  if (admitted instanceof Response) return admitted;

  const seen = { brand: tenant.code, call: name };
  const parsed = await parseInput(request, searchOf(request.url), call);
  if (!parsed.ok) {
    refusals({ reason: "input", ...seen, detail: loggedField(call, parsed.field) });
    if (parsed.status === 413 && call.encoding === "multipart") return replyRefusal("file_too_large");
    return replyRefusal("bad_request", { field: parsed.field }, parsed.status);
  }
  const input = v.safeParse(call.input, parsed.fields);
  if (input.success) return { admitted, input: input.output };
  const field = v.getDotPath(input.issues[0]) ?? "";
  refusals({ reason: "input", ...seen, detail: loggedField(call, field) });
  return replyRefusal("bad_request", { field });
};

const answerCall = async (serving: CallServing, served: ServedCall, c: Context<HttpEnv>): Promise<Response> => {
  const { services, tenant, refusals } = serving;
  const { name, call } = served;
  const request = c.req.raw;
  const now = services.clock();
  const address = socketAddress(c);
  // The client takes the time from here where the answer does not say it.
  const date = (): string => httpDate(services.clock());
  const read = await readCall(serving, served, request, address, now);
  if (read instanceof Response) {
    read.headers.set("Date", date());
    return read;
  }
  const { admitted, input } = read;

  let grant = admitted.next;
  const device = request.headers.get(HEADER_NAMES.device) ?? "";
  const context: CallContext = {
    tenant,
    now,
    address,
    // What few calls ask for is made for them alone.
    get host() {
      return new URL(request.url).host;
    },
    locale: readLocale(request.headers.get(HEADER_NAMES.language), textLocale(tenant.facts.locale)),
    device: isDeviceId(device) ? device : "",
    token: request.headers.get(HEADER_NAMES.token) ?? "",
    session: admitted.session,
    get signal() {
      return request.signal;
    },
    grant: (given) => {
      grant = given;
    },
  };
  const answer = await served.handle(context, input as never);
  // Given with the others: a header set on a reply that is made turns all of them into an object that is slow to send.
  const extra = { ...grantHeaders(grant), Date: date() };
  if (!answer.ok) {
    const reason = REASONS[answer.code];
    const detail = answer.detail["field"] ?? answer.code;
    if (reason !== undefined)
      refusals({ reason, brand: tenant.code, call: name, detail, member: admitted.session?.member });
    return replyRefusal(answer.code, answer.detail, 200, extra);
  }
  if (serving.checkAnswers) {
    const checked = v.safeParse(call.data, answer.data);
    if (!checked.success)
      throw new Error(
        `${name} answered out of its shape at "${v.getDotPath(checked.issues[0]) ?? ""}": ${checked.issues[0].message}`,
      );
  }
  return call.isKept
    ? replyKept(answer.data, request.headers.get("if-none-match"), extra)
    : replyData(answer.data, extra);
};

/** A client that has disconnected reads no answer; that is no failure. */
const hasDisconnected = (request: Request, error: unknown): boolean =>
  request.signal.aborted || (error instanceof Error && "code" in error && error.code === "ECONNRESET");

/**
 * A store that is full or locked refuses for now; anything else unexpected is a bug. The answer shows nothing of
 * either.
 */
export const replyFailure = (
  { services, tenant }: CallServing,
  { name, call }: Pick<ServedCall, "name" | "call">,
  request: Request,
  error: unknown,
): Response => {
  if (error instanceof PlatformSilence || error instanceof ReadOnlyFault) return replyRefusal("server_busy");
  if (error instanceof Overload) return replyWait(error.waitMs);
  if (hasDisconnected(request, error)) {
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
    await serving.services.shared.refresh();
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
