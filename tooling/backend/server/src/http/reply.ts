import { createHash } from "node:crypto";
import { INVALID_TOKEN, type RefusalDetail } from "@baize/api-client/contract";
import { REFUSAL_WORDS, type ServedCode } from "./refusal-words.ts";
import { CALL_HEADERS } from "./security-headers.ts";

type Extra = Readonly<Record<string, string>>;

let shown = { second: Number.NaN, text: "" };
/** An instant in epoch milliseconds as the header `Date` says it; written once for each second. */
export const httpDate = (ms: number): string => {
  const second = Math.floor(ms / 1000);
  if (second !== shown.second) shown = { second, text: new Date(ms).toUTCString() };
  return shown.text;
};

const reply = (body: unknown, status: number, extra?: Extra): Response =>
  new Response(JSON.stringify(body), { status, headers: extra ? { ...CALL_HEADERS, ...extra } : CALL_HEADERS });

/**
 * The answer of a call whose answers browsers keep (contract, `isKept`), with its ETag; without a body where the
 * request names that (RFC 9110 §15.4.5). The tag is weak, since the body may be compressed on its way.
 */
export const replyKept = (data: unknown, ifNoneMatch: string | null, extra: Extra): Response => {
  const body = JSON.stringify({ status: true, data });
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const { "Content-Type": type = "", ...headers } = { ...CALL_HEADERS, ...extra, ETag: etag } as Extra;
  return ifNoneMatch?.split(/,\s*/).includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, "Content-Type": type } });
};

const isServed = (code: string): code is ServedCode => Object.hasOwn(REFUSAL_WORDS, code);

export const replyData = (data: unknown, extra?: Extra): Response => reply({ status: true, data }, 200, extra);

/**
 * An expected refusal. HTTP 200: what the call itself decided. 400, 404, 405, 413, 415: the request was no request of
 * this call at all.
 */
export const replyRefusal = (code: string, detail: RefusalDetail = {}, status = 200, extra?: Extra): Response =>
  reply(
    {
      status: false,
      code,
      msg: isServed(code) ? REFUSAL_WORDS[code] : code,
      data: code === "token" ? INVALID_TOKEN : detail,
    },
    status,
    extra,
  );

/** A token whose session ended for want of activity. */
export const replyIdle = (): Response =>
  reply({ status: false, code: "token", msg: REFUSAL_WORDS.token, data: INVALID_TOKEN, reason: "idle" }, 200);

/**
 * What became of the call is not known: a bug, or a commit cut off. It carries no code, since any code would claim that
 * nothing happened; a client then asks for the operation by its key.
 */
export const replyUnknown = (status: 500 | 503): Response =>
  reply({ status: false, msg: "结果未知，请稍后查询 · result unknown", data: null }, status);
