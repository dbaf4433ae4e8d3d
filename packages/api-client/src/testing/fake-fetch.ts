import * as v from "valibot";
import { type AnyCall, contract, HEADER_NAMES, INVALID_TOKEN } from "../contract/index.ts";
import { FaultSignal } from "./answers.ts";
import type { FakeAnswers, FakeRequest } from "./create-fake-client.ts";
import { fixture } from "./fixture.ts";

type Answer = unknown;
interface Route {
  readonly name: string;
  readonly call: AnyCall;
}

const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Readonly<Record<string, AnyCall>>).map(([name, call]) => [
      `${call.method} ${call.path}`,
      { name: `${area}.${name}`, call },
    ]),
  ),
);
/** A server of the contract behind `fetch`. */
export function fakeFetch(
  first: FakeAnswers,
  serverNow?: () => number,
): {
  readonly fetch: typeof globalThis.fetch;
  readonly requests: readonly FakeRequest[];
  readonly answerWith: (answers: FakeAnswers) => void;
} {
  const answers = new Map<string, Answer>();
  const requests: FakeRequest[] = [];
  let sessions = 0;
  const answerWith = (given: FakeAnswers): void => {
    for (const [area, calls] of Object.entries(given)) {
      for (const [name, answer] of Object.entries(calls as Readonly<Record<string, Answer>>))
        answers.set(`${area}.${name}`, answer);
    }
  };
  answerWith(first);

  const serve = async (request: Request): Promise<Response> => {
    const route = ROUTES.get(`${request.method} ${new URL(request.url).pathname}`);
    if (route === undefined) return reply({ status: false, data: null, code: "unknown_call" });
    const { name, call } = route;
    if (call.access === "member" && !request.headers.has(HEADER_NAMES.token))
      return reply({ status: false, data: INVALID_TOKEN });
    const input = v.safeParse(call.input, await readFields(request));
    if (!input.success)
      return reply({ status: false, data: { field: v.getDotPath(input.issues[0]) ?? "" }, code: "bad_request" });
    requests.push({ call: name, input: input.output });

    const given = answers.has(name) ? answers.get(name) : fixture(call);
    const answer: unknown =
      typeof given === "function" ? await (given as (input: unknown) => unknown)(input.output) : given;
    if (isRefusal(answer)) {
      const { code, detail } = answer;
      return reply({
        status: false,
        code,
        ...(code === "token" ? { data: INVALID_TOKEN, ...detail } : { data: detail }),
      });
    }
    const headers: Record<string, string> = {};
    if (call.opensSession === true) {
      sessions += 1;
      Object.assign(headers, {
        [HEADER_NAMES.nextToken]: `fake-token-${sessions}`,
        [HEADER_NAMES.family]: `fake-family-${sessions}`,
      });
    }
    return reply({ status: true, data: isAcceptance(answer) ? answer.data : answer }, headers);
  };
  const answering: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error)),
    );
    aborted.catch(() => undefined);
    const response = await Promise.race([
      aborted,
      serve(request).catch(async (error: unknown) => breakLine(error, aborted)),
    ]);
    if (serverNow) response.headers.set("date", new Date(serverNow()).toUTCString());
    return response;
  };
  return { fetch: answering, requests, answerWith };
}

async function breakLine(error: unknown, aborted: Promise<never>): Promise<Response> {
  if (!(error instanceof FaultSignal)) throw error;
  if (error.fault === "silence") return aborted;
  if (error.fault === "network") throw new TypeError("Failed to fetch");
  const status = { html: 200, not_found: 404, bad_gateway: 502 }[error.fault];
  return new Response("<!doctype html><title>Proxy</title>", { status, headers: { "content-type": "text/html" } });
}

function reply(body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json", ...headers } });
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (request.method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/")) return Object.fromEntries(await request.formData());
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/** Data may itself be `{ ok: true }`; a result has `data` or `code` beside it. */
function isAcceptance(answer: unknown): answer is { readonly ok: true; readonly data: unknown } {
  return typeof answer === "object" && answer !== null && Object.hasOwn(answer, "ok") && Object.hasOwn(answer, "data");
}

function isRefusal(
  answer: unknown,
): answer is { readonly ok: false; readonly code: string; readonly detail: Readonly<Record<string, string>> } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    Reflect.get(answer, "ok") === false &&
    typeof Reflect.get(answer, "code") === "string"
  );
}
