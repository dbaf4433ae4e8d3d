/** How a platform misbehaves, for trials. Its wallet, its launches and its open pages all feel it. */
export interface PlatformFault {
  /**
   * Waits before it does anything. An order that waits longer than the caller's 10 s is answered "unknown" and done
   * later.
   */
  readonly delayMs: number;
  /** Does nothing: orders are refused, balances are unknown, launches throw PlatformSilence, open pages take no round. */
  readonly refuse: boolean;
  /** Does what it is asked and gives no answer: orders, queries and balances are "unknown", launches throw, rounds are played unheard. */
  readonly loseAnswer: boolean;
  /**
   * Gives no answer at first, and does what it is asked when it is asked again so long after the first time: an order
   * is "unknown", then posted; a launch throws, then opens; a round is taken under its own key. 0 is off.
   */
  readonly lateMs: number;
}

export interface FaultBoard {
  /**
   * Null puts the platform right. Kept in the database: in force in this process at once, in others within about a
   * second. Rejects with RangeError for an unknown platform, with StorageFault when it could not be kept.
   */
  set(platform: string, fault: Partial<PlatformFault> | null): Promise<void>;
  get(platform: string): PlatformFault;
  list(): readonly { readonly platform: string; readonly fault: PlatformFault }[];
}
