import type { Dice } from "./dice.ts";

/** What can happen to a request on its way, in the words of the safety figures (G6). */
export const FAULTS = [
  "delay",
  "stall",
  "drip",
  "reset",
  "lost_request",
  "lost_response",
  "duplicate",
  "truncate",
  "garble",
  "bad_gateway",
] as const;
export type Fault = (typeof FAULTS)[number];

/** One fault with everything that was drawn for it. */
export type Mishap =
  /** Late by `ms`: the request itself, or its answer. A late request arrives even when its sender has given up. */
  | { readonly fault: "delay"; readonly part: "request" | "answer"; readonly ms: number }
  /** Never answered; `reaches` tells whether the server had it. */
  | { readonly fault: "stall"; readonly reaches: boolean }
  /** The body of the answer in this many drops over `ms`. */
  | { readonly fault: "drip"; readonly drops: number; readonly ms: number }
  /** Connection reset before the request is sent on. */
  | { readonly fault: "reset" }
  /** Taken whole, never sent on, then the connection is cut. */
  | { readonly fault: "lost_request" }
  /** Served; the answer is dropped and the connection cut. */
  | { readonly fault: "lost_response" }
  /** Sent on twice, both at once or one after the other; the answer that comes first is given. */
  | { readonly fault: "duplicate"; readonly order: "together" | "after" }
  /** Only this part of the answer's body, under its full length ("cut") or as if it were all ("short"). */
  | { readonly fault: "truncate"; readonly part: number; readonly framing: "cut" | "short" }
  /**
   * An answer that is not what was sent. "type" and "charset" change the content type alone; "bytes" changes bytes so
   * that it is no JSON any more; "shape" is JSON of another shape. A change that keeps a valid shape is not made: no
   * receiver could tell it, and TLS is what keeps it out.
   */
  | { readonly fault: "garble"; readonly way: "type" | "charset" | "bytes" | "shape"; readonly at: number }
  /** A gateway's HTML page: 502 when the server never had the request, 504 when its answer is not waited for. */
  | { readonly fault: "bad_gateway"; readonly status: 502 | 504 };

/** Draws what a fault leaves open. `slowMs` bounds every waiting that ends. */
export const drawMishap = (fault: Fault, dice: Dice, slowMs: number): Mishap => {
  const ms = (): number => dice.whole(1, Math.max(1, slowMs));
  switch (fault) {
    case "delay":
      return { fault, part: dice.pick(["request", "answer"] as const), ms: ms() };
    case "stall":
      return { fault, reaches: dice.flip() };
    case "drip":
      return { fault, drops: dice.whole(2, 8), ms: ms() };
    case "duplicate":
      return { fault, order: dice.pick(["together", "after"] as const) };
    case "truncate":
      return { fault, part: dice.unit() * 0.95, framing: dice.pick(["cut", "short"] as const) };
    case "garble":
      return { fault, way: dice.pick(["type", "charset", "bytes", "shape"] as const), at: dice.unit() };
    case "bad_gateway":
      return { fault, status: dice.pick([502, 504] as const) };
    case "reset":
    case "lost_request":
    case "lost_response":
      return { fault };
  }
};
