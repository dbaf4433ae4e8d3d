import type { AssetCode } from "@baize/domain";
import type { Closing } from "../types.ts";

/** The provider's word on one order. "unknown": no answer came, and no conclusion may be drawn. */
export type WalletWord = "ok" | "refused" | "unknown";

export interface GameWallet {
  readonly platform: string;
  readonly name: string;
  readonly nameEn: string;
  readonly maintenance: Closing | null;
  /** Limits of one transfer, decimal strings. */
  readonly min: string;
  readonly max: string;
  readonly hidden: boolean;
}

/**
 * Game wallets, one per member and platform. Every `orderNo` is idempotent: sent again it acts once and answers the
 * same; with another payload it is refused.
 */
export interface TransferWallet {
  list(): readonly GameWallet[];
  /** Into the game wallet; opens it when it is new. `minor` > 0 in minor units of `asset`. */
  credit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<WalletWord>;
  /** Out of the game wallet; refused beyond its balance. */
  debit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<WalletWord>;
  /** "absent": the order has not been worked on so far, which may change while it is on its way. */
  query(orderNo: string): Promise<WalletWord | "absent">;
  /** 0 for a wallet that is not open. */
  balance(memberRef: string, platform: string): Promise<bigint | "unknown">;
}

/** How a platform's wallet misbehaves, for trials. */
export interface WalletFault {
  /** Waits before it works; an order that waits longer than the caller's 10 s is answered "unknown" and done later. */
  readonly delayMs: number;
  /** Refuses every order. */
  readonly refuse: boolean;
  /** Does the order and answers "unknown"; queries and balances are unknown too. */
  readonly loseAnswer: boolean;
}
export interface FaultBoard {
  /** Null puts the platform right. Kept in memory only. Throws RangeError for an unknown platform. */
  set(platform: string, fault: Partial<WalletFault> | null): void;
  get(platform: string): WalletFault;
  list(): readonly { readonly platform: string; readonly fault: WalletFault }[];
}
