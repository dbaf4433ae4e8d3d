import type { CallData, contract } from "@baize/api-client/contract";
import { coinLabel } from "@baize/domain";
import { coinsWithin, type Pair, rateAt } from "../amounts/coin-amounts.ts";
import { decimal } from "../amounts/format.ts";
import { protocolOf } from "../payout-accounts/account-view.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import type { Account } from "../store/tables.ts";

export type Conversion = NonNullable<CallData<typeof contract.finance.withdrawOrder>["coin"]>;

/** The coin that an account is paid in and its rate at `now`; null for accounts of other types. */
export const payoutPair = (rules: TenantRules, account: Account, now: number): Pair | null => {
  const protocol = protocolOf(rules, account);
  if (protocol === undefined) return null;
  const coin = coinLabel(Number(account.coin_type), { jpb: true });
  if (coin === null)
    throw new Error(
      `Coin type ${account.coin_type} of brand "${rules.code}" has no asset. Take it out of withdraw.coins.`,
    );
  return { asset: rules.currency, coin, rate: rateAt(protocol.rate, now) };
};

/** What is paid for `receive`, cut down to the coin's smallest unit. */
export const convert = (receive: bigint, pair: Pair): Conversion => ({
  payAsset: pair.coin,
  rate: pair.rate,
  payAmount: decimal(coinsWithin(receive, pair), pair.coin),
});
