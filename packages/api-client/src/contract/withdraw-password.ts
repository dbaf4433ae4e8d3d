import * as v from "valibot";
import { get } from "./call.ts";
import { answerFlag, nothing } from "./shapes.ts";

/** The state of the withdrawal password; a part of finance that the member area needs as well. */
export const withdrawPassword = {
  withdrawPasswordConfig: get("/api/f/v1/withdraw/password/config", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "Withdrawal password: d enabled, p in use",
    input: nothing,
    data: v.object({ d: answerFlag, p: answerFlag }),
  }),
} as const;
