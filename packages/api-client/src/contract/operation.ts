import * as v from "valibot";
import { get, post } from "./call.ts";
import { reqId, text } from "./shapes.ts";

const operationState = v.object({
  /** "absent": never arrived, or is still on its way; "settled": it has its one answer. */
  state: v.picklist(["absent", "settled"]),
  /** Path of the call that used the key. */
  path: v.nullable(v.string()),
  /** The recorded envelope of that call: JSON of `{ status, data, code? }`. */
  answer: v.nullable(v.string()),
});

/** What became of a money request; a part of finance that every money action needs, whatever its area. */
export const operations = {
  operation: get("/api/x/v1/operation", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "What became of a money request, by its idempotency key",
    input: v.object({ reqId }),
    data: operationState,
  }),
  operationClose: post("/api/x/v1/operation/close", {
    source: "extension",
    access: "member",
    effect: "write",
    isAutomatic: true,
    summary: 'Settle an idempotency key for good: its recorded answer, or a recorded refusal "not_executed"',
    input: v.object({
      reqId,
      /** Path of the money call that the key was made for. */
      path: text(128),
    }),
    /** Always "settled". */
    data: operationState,
  }),
} as const;
