import type { Fault, ServiceFault } from "@baize/safeguards";

/**
 * How a platform fails, for trials: its wallet, its launches and its open pages. Until it is lifted; nothing is
 * counted.
 *
 * - "delay": an order that waits longer than the caller's 10 s is answered "unknown" and done later.
 * - "refuse": orders are refused, balances are unknown, launches throw PlatformSilence, open pages take no round.
 * - "lose_request": an order is "unknown", a launch throws, a round is not taken, until the same is asked again `forMs`
 *   after the first time; then it is done.
 * - "lose_response": orders, queries and balances are "unknown", launches throw, rounds are played without an answer.
 */
export interface PlatformFault extends Omit<Fault<ServiceFault>, "times"> {
  /** Of "lose_request", more than 0; 0 for the others. */
  readonly forMs: number;
}
export type PlatformFaultInput = Pick<PlatformFault, "kind"> & Partial<PlatformFault>;

export interface FaultBoard {
  /**
   * Null puts the platform right. Kept in the database: in force in this process at once, in others within about a
   * second. Rejects with RangeError for an unknown platform and for "lose_request" without `forMs`, with StorageFault
   * when it could not be kept.
   */
  set(platform: string, fault: PlatformFaultInput | null): Promise<void>;
  /** Null: the platform works. */
  get(platform: string): PlatformFault | null;
  list(): readonly { readonly platform: string; readonly fault: PlatformFault }[];
}
