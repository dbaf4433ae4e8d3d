import type { AssetCode } from "@baize/domain";
import type { Closing } from "../types.ts";

/**
 * The result of an order. "unknown": no answer, a database fault, or money is stopped. The order may or may not have
 * been executed; query it later.
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
 * Game wallets, one per member and platform. `orderNo` is an idempotency key: repeated, it is executed once and has
 * the same result; with another payload it is refused.
 */
export interface TransferWallet {
  /** All game wallets, with the limits of one transfer in `asset`. */
  list(asset: AssetCode): readonly GameWallet[];
  /** Transfers into the game wallet, which is opened when new. `minor` > 0, in minor units of `asset`. */
  credit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<OrderResult>;
  /** Transfers out of the game wallet; refused beyond its balance. */
  debit(memberRef: string, platform: string, orderNo: string, minor: bigint, asset: AssetCode): Promise<OrderResult>;
  /** "absent": the order has not been executed so far; it may still be in flight. */
  query(orderNo: string): Promise<OrderResult | "absent">;
  /** 0 for a wallet that is not open. */
  balance(memberRef: string, platform: string): Promise<bigint | "unknown">;
}
