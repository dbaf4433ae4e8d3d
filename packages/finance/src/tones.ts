import type { Tone } from "@baize/ui-kit";
import type { Transaction } from "./wire-types.ts";

const TONES: Readonly<Record<Transaction["state"], Tone>> = {
  awaiting_payment: "warning",
  awaiting_confirmation: "neutral",
  succeeded: "win",
  cancelled: "info",
  expired: "info",
  refused: "danger",
  under_review: "neutral",
  paying: "neutral",
  paid: "win",
  processing: "neutral",
  failed: "danger",
};

/** Only money that has moved is coloured, and shown with its sign. */
export const hasMoved = (state: Transaction["state"]): boolean => state === "succeeded" || state === "paid";

/** Tone of an order's state: what still moves is neutral, what waits for the member warns. */
export const stateTone = (state: Transaction["state"]): Tone => TONES[state];
