import type { AssetCode } from "@baize/domain";
import type { Closing } from "../types.ts";

/**
 * The provider's word on one order. "unknown": no answer came, the store failed, or no money moves at present; no
 * conclusion may be drawn, and the order is to be asked about later.
 */
export type OrderResult = "ok" | "refused" | "unknown";

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
  /** With the limits of one transfer in `asset`. */
  list(asset: AssetCode): readonly GameWallet[];
  /** Into the game wallet; opens it when it is new. `minor` > 0 in minor units of `asset`. */
  credit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<OrderResult>;
  /** Out of the game wallet; refused beyond its balance. */
  debit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<OrderResult>;
  /** "absent": the order has not been worked on so far, which may change while it is on its way. */
  query(orderNo: string): Promise<OrderResult | "absent">;
  /** 0 for a wallet that is not open. */
  balance(memberRef: string, platform: string): Promise<bigint | "unknown">;
}
