import type { AssetCode, DepositKind, PayoutType } from "@baize/domain";
import type { Closing } from "./closing.ts";

/** Account currency per one coin, a plain positive decimal; or what gives it for an instant in epoch milliseconds. */
export type Rate = string | ((now: number) => string);

/** Where a payment goes. */
export interface Payee {
  readonly bank: string;
  readonly name: string;
  readonly account: string;
  readonly branch: string;
}

/** One way to pay in. Amounts are decimals of the brand's currency; of the coin where its own wallet is topped up. */
export interface ChannelRules {
  readonly id: string;
  readonly name: string;
  readonly payAsset: AssetCode;
  readonly min: string;
  readonly max: string;
  /** Percent of the amount, "0" when free. */
  readonly feePercent: string;
  readonly quick: readonly string[];
  readonly etaMinutes: number;
  readonly recommended: boolean;
  readonly maintenance: Closing | null;
  /** Channels of all kinds but coin. */
  readonly payee: Payee | null;
  /** Coin channels. */
  readonly coin: {
    readonly coinType: number;
    readonly protocol: string;
    readonly address: string;
    /** Fixed for an order when it is made. */
    readonly rate: Rate;
    readonly confirmations: number;
    /** The coin's own wallet is credited; `rate` then only values it for turnover and net deposits. */
    readonly topsUpWallet: boolean;
  } | null;
}

export interface MethodRules {
  readonly id: string;
  readonly kind: DepositKind;
  readonly name: string;
  readonly channels: readonly ChannelRules[];
}

/** Withdrawal rights of one VIP level. */
export interface VipWithdrawRules {
  /** Withdrawals a day in the brand's zone; null means unlimited. */
  readonly dailyTimes: number | null;
  /** Sum of withdrawals a day; null means unlimited. */
  readonly dailyQuota: string | null;
  readonly singleMax: string;
  /** Percent taken once the day's free times are used. */
  readonly feePercent: string;
  readonly freeTimes: number;
}

/** Coins that a withdrawal can be paid in. `min`, `max` and the network's `fee` are in the brand's currency. */
export interface CoinRules {
  /** docs/specification.md §9.6; says which asset is paid. */
  readonly coinType: number;
  readonly name: string;
  readonly protocols: readonly {
    readonly code: string;
    readonly name: string;
    readonly min: string;
    readonly max: string;
    readonly fee: string;
    readonly confirmations: number;
    readonly rate: Rate;
  }[];
}

/** A coin whose wallet a member has, and that can be exchanged with the brand's currency. */
export interface ExchangeCoinRules {
  readonly asset: AssetCode;
  readonly rate: Rate;
  /** Limits of giving the coin, in the coin. */
  readonly minSell: string;
  readonly maxSell: string;
  /** Limits of buying it, in the brand's currency. */
  readonly minBuy: string;
  readonly maxBuy: string;
}

/** What a brand decides about its cashier. */
export interface TenantRules {
  /** Brand code; on every row and in the name of every account. */
  readonly code: string;
  /** IANA zone of the brand's calendar days. */
  readonly zone: string;
  readonly currency: AssetCode;
  readonly deposit: {
    readonly methods: readonly MethodRules[];
    /** How long an order waits for its payment. */
    readonly orderTtlMs: number;
    /** Rollover requirement as a multiple of the credited amount. */
    readonly turnoverMultiple: string;
  };
  readonly withdraw: {
    readonly maintenance: Closing | null;
    readonly min: string;
    readonly max: string;
    readonly etaMinutes: number;
    /** How long the rate of a settlement sheet holds. */
    readonly quoteTtlMs: number;
    /** By VIP level, 0 first; a level beyond the end takes the last. */
    readonly byVip: readonly VipWithdrawRules[];
    readonly coins: readonly CoinRules[];
  };
  readonly exchange: {
    readonly maintenance: Closing | null;
    readonly quoteTtlMs: number;
    /** Every coin that a channel tops up must be among them. */
    readonly coins: readonly ExchangeCoinRules[];
  };
  readonly accounts: {
    /** Most payout accounts of each type. */
    readonly limits: Readonly<Record<PayoutType, number>>;
    /** Waiting time of every payout account after the first. */
    readonly coolingOffMs: number;
  };
}
