import type { CallData, Contract } from "@baize/api-client/contract";

type Forgotten = CallData<Contract["member"]["forgetPassword"]>;

/** An accepted step on the way to a new password. */
export const step = (part: Partial<Forgotten> = {}): Forgotten => ({
  ticket: "t-1",
  masked: "",
  expireSec: 300,
  ok: true,
  ...part,
});
