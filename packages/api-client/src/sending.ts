import { callSender, type SenderOptions, type SendStarted } from "./call-sender.ts";
import { createSealer, type SealerOptions, type WithSealed } from "./sealer.ts";

/** What a client needs only when it sends something. */
export interface Sending {
  readonly send: SendStarted;
  readonly withSealed: WithSealed;
}

export const createSending = (sender: SenderOptions, sealer: SealerOptions): Sending => ({
  send: callSender(sender),
  withSealed: createSealer(sealer),
});
