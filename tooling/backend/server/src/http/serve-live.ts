import { liveStream, readLiveId } from "@baize/api-client/contract";
import type { Context } from "hono";
import * as v from "valibot";
import { socketAddress } from "./address.ts";
import { admit, replyWait } from "./admit.ts";
import { parseInput } from "./parse-input.ts";
import { httpDate, replyRefusal } from "./reply.ts";
import { CALL_HEADERS } from "./security-headers.ts";
import { type CallServing, grantHeaders, type HttpEnv, replyFailure, searchOf } from "./serve-call.ts";

const SERVED = { name: "live.stream", call: liveStream } as const;

/** When a client that found no place may try again. */
const FULL_WAIT_MS = 300_000;

/** No proxy keeps, changes or holds back what is written. */
const STREAM_HEADERS = {
  ...CALL_HEADERS,
  "Content-Type": "text/event-stream; charset=UTF-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
} as const;

const openStream = async (serving: CallServing, c: Context<HttpEnv>): Promise<Response> => {
  const { services, tenant } = serving;
  const request = c.req.raw;
  const admitted = await admit(serving, SERVED, request, socketAddress(c), services.clock());
  if (admitted instanceof Response) return admitted;
  const { session, next } = admitted;
  if (session === null) return replyRefusal("token");
  const parsed = await parseInput(request, searchOf(request.url), liveStream);
  if (!parsed.ok) return replyRefusal("bad_request", { field: parsed.field }, parsed.status);
  const input = v.safeParse(liveStream.input, parsed.fields);
  if (!input.success) return replyRefusal("bad_request", { field: "after" });
  const { member, vid } = session;
  const after = readLiveId(input.output.after ?? "");
  const body = await services.live.open({ brand: tenant.code, member, vid, iso: tenant.iso }, after);
  if (body === null) return replyWait(FULL_WAIT_MS);
  const headers = { ...STREAM_HEADERS, ...grantHeaders(next), Date: httpDate(services.clock()) };
  return new Response(body, { headers });
};

/** Serves the stream of a member's news; a refusal is answered as of any call. */
export const serveLive =
  (serving: CallServing): ((c: Context<HttpEnv>) => Promise<Response>) =>
  async (c) => {
    await serving.services.shared.refresh();
    if (c.req.raw.method !== liveStream.method)
      return replyRefusal("bad_request", { field: "method" }, 405, { Allow: liveStream.method });
    try {
      return await openStream(serving, c);
    } catch (error) {
      return replyFailure(serving, SERVED, c.req.raw, error);
    }
  };
