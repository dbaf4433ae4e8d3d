import type { AssetCode, DepositKind } from "@baize/domain";
import type { Payee } from "../rules/tenant-rules.ts";

/** What a deposit order keeps of its channel, so that a later change of the rules does not touch it. */
export interface DepositFacts {
  readonly kind: DepositKind;
  readonly channelName: string;
  readonly payAmount: string;
  readonly payAsset: AssetCode;
  readonly payee: Payee | null;
  readonly qrText: string | null;
  readonly coin: {
    readonly protocol: string;
    readonly address: string;
    readonly rate: string;
    readonly confirmations: number;
  } | null;
  /** Rollover multiple of the credit. */
  readonly multiple: string;
  /**
   * The offer that was joined, with the bonus in the order's currency: what is promised, once credited what was paid.
   * Orders older than promotions name no offer.
   */
  readonly bonus: { readonly amount: string; readonly multiple: string; readonly offer?: string } | null;
  readonly slipId: string | null;
}
