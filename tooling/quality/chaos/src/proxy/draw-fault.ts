import type { LineFault } from "@baize/safeguards";
import type { SeededRandom } from "./seeded-random.ts";

/** A fault of the line with what the seed left open of it; what each kind means is in `FAULT_KINDS`. */
export type DrawnFault =
  /** The request itself, or its answer, by `ms`. */
  | { readonly kind: "delay"; readonly part: "request" | "answer"; readonly ms: number }
  /** `reaches`: the server has it. */
  | { readonly kind: "stall"; readonly reaches: boolean }
  /** This many pieces over `ms`. */
  | { readonly kind: "drip"; readonly pieces: number; readonly ms: number }
  | { readonly kind: "reset" | "lose_request" | "lose_response" }
  /** Both at once or one after the other. */
  | { readonly kind: "duplicate"; readonly order: "together" | "after" }
  /** Only this part of the answer's body, under its full length ("cut") or as if it were all ("short"). */
  | { readonly kind: "truncate"; readonly part: number; readonly framing: "cut" | "short" }
  /**
   * "type" and "charset" change the content type alone; "bytes" changes bytes so that it is no JSON any more; "shape"
   * is JSON of another shape. A change that keeps a valid shape is not made: no receiver could tell, and TLS keeps it
   * out.
   */
  | { readonly kind: "garble"; readonly way: "type" | "charset" | "bytes" | "shape"; readonly at: number }
  | { readonly kind: "bad_gateway"; readonly status: 502 | 504 };

/** Draws what a fault leaves open. `slowMs` bounds every waiting that ends. */
export const drawFault = (kind: LineFault, random: SeededRandom, slowMs: number): DrawnFault => {
  const ms = (): number => random.whole(1, Math.max(1, slowMs));
  switch (kind) {
    case "delay":
      return { kind, part: random.pick(["request", "answer"] as const), ms: ms() };
    case "stall":
      return { kind, reaches: random.flip() };
    case "drip":
      return { kind, pieces: random.whole(2, 8), ms: ms() };
    case "duplicate":
      return { kind, order: random.pick(["together", "after"] as const) };
    case "truncate":
      return { kind, part: random.unit() * 0.95, framing: random.pick(["cut", "short"] as const) };
    case "garble":
      return { kind, way: random.pick(["type", "charset", "bytes", "shape"] as const), at: random.unit() };
    case "bad_gateway":
      return { kind, status: random.pick([502, 504] as const) };
    case "reset":
    case "lose_request":
    case "lose_response":
      return { kind };
  }
};
