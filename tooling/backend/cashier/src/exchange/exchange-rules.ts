import type { CallData, contract } from "@baize/api-client/contract";
import { type AssetCode, toDisplayDecimal } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { minorOf, readAmount } from "../amounts/amounts.ts";
import {
  coinsFor,
  coinsWithin,
  floorToHundredths,
  hundredth,
  type Pair,
  priceOf,
  rateAt,
  worthOf,
} from "../amounts/coin-amounts.ts";
import { decimal } from "../amounts/format.ts";
import { isMoneyLocked } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import { announce, isClosed, untilOf } from "../rules/closing.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { spendableOf } from "../wallets/balances.ts";

/** Why nobody may exchange now; null when the member may. */
export const exchangeRefusal = ({ brand, member }: CashierContext, now: number) => {
  const { maintenance } = brand.exchange;
  if (isClosed(maintenance, now)) return refuse("exchange_closed", untilOf(maintenance, brand.zone));
  return isMoneyLocked(member) ? refuse("money_locked") : null;
};

/** What a quote holds. */
export interface ExchangeFacts {
  readonly from: AssetCode;
  readonly to: AssetCode;
  /** Minor units. */
  readonly amount: string;
  readonly receive: string;
  /** Account currency per one coin. */
  readonly rate: string;
}

const ruleOf = ({ currency, exchange }: TenantRules, from: AssetCode, to: AssetCode) => {
  const coin = from === currency ? to : from;
  return from === to || (from !== currency && to !== currency)
    ? undefined
    : exchange.coins.find(({ asset }) => asset === coin);
};

/** Terms of an exchange of `amount` now, or its refusal. The amount received is rounded down to hundredths. */
export function* quoteExchange(
  ctx: CashierContext,
  { from, to, amount }: { readonly from: AssetCode; readonly to: AssetCode; readonly amount: string },
  now: number,
) {
  const refusal = exchangeRefusal(ctx, now);
  if (refusal !== null) return refusal;
  const rule = ruleOf(ctx.brand, from, to);
  if (rule === undefined) return refuse("pair_unknown");
  const isSale = from === rule.asset;
  const [min, max] = isSale ? [rule.minSell, rule.maxSell] : [rule.minBuy, rule.maxBuy];
  const read = readAmount(amount, { min: minorOf(min, from), max: minorOf(max, from), asset: from });
  if (!read.ok) return read;
  const pair: Pair = { asset: ctx.brand.currency, coin: rule.asset, rate: rateAt(rule.rate, now) };
  const receive = floorToHundredths(isSale ? worthOf(read.minor, pair) : coinsWithin(read.minor, pair), to);
  if (receive === 0n)
    return refuse("amount_below_min", {
      min: decimal(isSale ? coinsFor(hundredth(to), pair) : priceOf(hundredth(to), pair), from),
    });
  const available = yield* spendableOf(ctx, from);
  if (read.minor > available) return refuse("insufficient_funds", { available: decimal(available, from) });
  const facts: ExchangeFacts = {
    from,
    to,
    amount: read.minor.toString(),
    receive: receive.toString(),
    rate: pair.rate,
  };
  return accept({ facts, balanceAfter: available - read.minor });
}

/** The member's coin wallets and what they are worth now. */
export function* coinWallets(ctx: CashierContext, now: number): Work<CallData<typeof contract.finance.coinWallets>> {
  const { currency, zone, exchange } = ctx.brand;
  const list = [];
  for (const { asset, rate: rule, ...limits } of exchange.coins) {
    const rate = rateAt(rule, now);
    const balance = yield* spendableOf(ctx, asset);
    const value = worthOf(balance, { asset: currency, coin: asset, rate });
    list.push({
      asset,
      balance: decimal(balance, asset),
      rate,
      value: toDisplayDecimal({ minor: value, asset: currency }),
      ...limits,
    });
  }
  return { currency, maintenance: announce(exchange.maintenance, now, zone), list };
}
