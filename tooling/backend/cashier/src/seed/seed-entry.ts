import type { AssetCode, DepositStatus, WithdrawStatus } from "@baize/domain";
import type { GrantKind } from "../interface/operator-cashier.ts";

/** One event of a member's past, in order of time. */
export type SeedEntry =
  | {
      readonly kind: "deposit";
      readonly at: number;
      readonly channelId: string;
      readonly amount: string;
      readonly outcome: Extract<DepositStatus, "succeeded" | "refused" | "cancelled" | "expired">;
    }
  | {
      readonly kind: "bank";
      readonly at: number;
      readonly bankCode: string;
      readonly holder: string;
      readonly number: string;
    }
  | { readonly kind: "alipay"; readonly at: number; readonly holder: string; readonly account: string }
  | {
      readonly kind: "grant";
      readonly at: number;
      readonly grant: GrantKind;
      readonly amount: string;
      readonly multiple: string;
      readonly label: string;
    }
  | {
      readonly kind: "exchange";
      readonly at: number;
      readonly from: AssetCode;
      readonly to: AssetCode;
      readonly amount: string;
    }
  | {
      readonly kind: "coin";
      readonly at: number;
      readonly coinType: number;
      readonly protocol: string;
      readonly address: string;
    }
  /** Paid to the first usable payout account. */
  | {
      readonly kind: "withdraw";
      readonly at: number;
      readonly amount: string;
      readonly outcome: Exclude<WithdrawStatus, "paying">;
    }
  | {
      readonly kind: "transfer";
      readonly at: number;
      readonly from: string;
      readonly to: string;
      readonly amount: string;
    }
  | { readonly kind: "turnover"; readonly at: number; readonly valid: bigint; readonly betRef: string };
