import * as v from "valibot";
import type { CallFunction } from "../client-types.ts";
import type { AnyCall, CallInput } from "../contract/index.ts";
import { encodeFields } from "../encode.ts";
import type { AheadCall } from "./ask-ahead.ts";

/**
 * A call for `askAhead`; for the build, since it brings the schemas along.
 *
 * @throws TypeError for a call that is no GET read for anyone, and for input that breaks the call's schema
 */
export function aheadOf<C extends AnyCall>(call: C | CallFunction<C>, input?: CallInput<C>): AheadCall {
  const {
    method,
    path,
    encoding,
    access,
    effect,
    isKept,
    input: schema,
  } = typeof call === "function" ? call.definition : call;
  if (method !== "GET" || encoding !== "query" || access !== "anyone" || effect !== "read")
    throw new TypeError(`${method} ${path} cannot be asked ahead. Pass a read by GET that needs no session.`);
  const parsed = v.safeParse(schema, input ?? {});
  if (!parsed.success)
    throw new TypeError(`The input of ${path} breaks its schema at "${v.getDotPath(parsed.issues[0]) ?? "input"}".`);
  const query = encodeFields(parsed.output).toString();
  return { method, path, ...(query !== "" && { query }), ...(isKept && { isKept }) };
}
