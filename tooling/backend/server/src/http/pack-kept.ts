import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./serve-call.ts";

const pack = promisify(brotliCompress);
/** Of 495 kB 69 in 80 ms, where gzip leaves 98; a step more takes four times as long for a tenth fewer. */
const QUALITY = 9;
/** More than one brand's catalogues in every language. */
const LARGEST_COUNT = 64;
/** Brotli by name and not refused (RFC 9110 §12.5.3). */
export const TAKES_BROTLI = /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)/;

/**
 * Sends an answer that has an ETag in Brotli where the request takes it, packed once for each tag. What is packed is
 * the same for everybody; nothing of the answer's headers is kept.
 */
export const packKept = (): MiddlewareHandler<HttpEnv> => {
  const held = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const packedOf = async (tag: string, response: Response): Promise<Uint8Array<ArrayBuffer>> => {
    const known = held.get(tag);
    if (known) return known;
    const packing = response
      .arrayBuffer()
      .then(async (body) => pack(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
    held.set(tag, packing);
    packing.catch(() => held.delete(tag));
    const [oldest = tag] = held.keys();
    if (held.size > LARGEST_COUNT) held.delete(oldest);
    return packing;
  };
  return async (c, next) => {
    await next();
    const { res } = c;
    const tag = res.headers.get("etag");
    if (res.status !== 200 || tag === null || !TAKES_BROTLI.test(c.req.header("accept-encoding") ?? "")) return;
    const headers = new Headers(res.headers);
    headers.set("Content-Encoding", "br");
    headers.append("Vary", "Accept-Encoding");
    const body = await packedOf(tag, res);
    c.res = undefined; // else hono joins the headers of both
    c.res = new Response(body, { headers });
  };
};
