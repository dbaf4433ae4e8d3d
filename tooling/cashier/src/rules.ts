import type { AssetCode } from "@baize/domain";

/** A planned closing, epoch milliseconds; null is open-ended. Closed while start ≤ now < end. */
export interface Closing {
  readonly start: number | null;
  readonly end: number | null;
  readonly text: string;
}

/** Where a bank transfer goes. */
export interface Payee {
  readonly bank: string;
  readonly name: string;
  readonly account: string;
  readonly branch: string;
}

/** One way to pay in. Amounts are decimal strings of the brand's currency. */
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
  /** Bank channels. */
  readonly payee: Payee | null;
  /** Coin channels; `rate` is brand currency per one coin. */
  readonly coin: {
    readonly coinType: number;
    readonly protocol: string;
    readonly address: string;
    readonly rate: string;
    readonly confirmations: number;
  } | null;
}
export interface MethodRules {
  readonly id: string;
  readonly kind: "bank" | "coin";
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

/** Coins that a withdrawal can be paid in. `min`, `max` and `fee` are in the brand's currency. */
export interface CoinRules {
  readonly coinType: number;
  readonly name: string;
  readonly protocols: readonly {
    readonly code: string;
    readonly name: string;
    readonly min: string;
    readonly max: string;
    readonly fee: string;
    readonly confirmations: number;
    readonly rate: string;
  }[];
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
    /** By VIP level, 0 first; a level beyond the end takes the last. */
    readonly byVip: readonly VipWithdrawRules[];
    readonly coins: readonly CoinRules[];
  };
  readonly accounts: {
    readonly limit: number;
    /** Waiting time of every payout account after the first. */
    readonly coolingOffMs: number;
  };
}
