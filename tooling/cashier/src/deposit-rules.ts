import type { CallData, CallParsed, contract } from "@baize/api-client/contract";
import { coinsFor, feeOf, minorOf, readAmount } from "./amounts.ts";
import { accept, announce, decimal, isClosed, refuse, untilOf } from "./env.ts";
import type { ChannelRules, MethodRules, Payee, TenantRules } from "./rules.ts";
import type { CashierContext } from "./types.ts";

/** What a deposit order keeps of its channel, so that a later change of the rules does not touch it. */
export interface DepositFacts {
  readonly kind: "bank" | "coin";
  readonly channelName: string;
  readonly payAmount: string;
  readonly payAsset: ChannelRules["payAsset"];
  readonly payee: Payee | null;
  readonly coin: { readonly protocol: string; readonly address: string; readonly rate: string; readonly confirmations: number } | null;
  /** Rollover multiple of the credit. */
  readonly multiple: string;
  readonly payerName: string;
  readonly slipId: string | null;
}

const channelOf = (rules: TenantRules, id: string): { readonly method: MethodRules; readonly channel: ChannelRules } | undefined => {
  for (const method of rules.deposit.methods) {
    const channel = method.channels.find((one) => one.id === id);
    if (channel !== undefined) return { method, channel };
  }
  return undefined;
};

export const depositMethods = (rules: TenantRules, now: number): CallData<typeof contract.finance.depositMethods> =>
  rules.deposit.methods.map(({ id, kind, name, channels }) => ({
    id,
    kind,
    name,
    channels: channels.map((channel) => ({
      id: channel.id,
      name: channel.name,
      payAsset: channel.payAsset,
      min: channel.min,
      max: channel.max,
      feePercent: channel.feePercent,
      quick: [...channel.quick],
      rate: channel.coin?.rate ?? null,
      coinType: channel.coin?.coinType ?? null,
      protocol: channel.coin?.protocol ?? null,
      etaMinutes: channel.etaMinutes,
      turnoverMultiple: rules.deposit.turnoverMultiple,
      recommended: channel.recommended,
      maintenance: announce(channel.maintenance, now, rules.zone),
    })),
  }));

/** What an order for this channel and amount would be, or why there can be none. */
export const quoteDeposit = (
  { brand, member }: CashierContext,
  { channelId, amount, payerName = "" }: CallParsed<typeof contract.finance.depositCreate>,
  now: number,
) => {
  if (member.status === 3) return refuse("money_locked");
  const found = channelOf(brand, channelId);
  if (found === undefined) return refuse("channel_unknown");
  const { method, channel } = found;
  if (isClosed(channel.maintenance, now)) return refuse("channel_closed", untilOf(channel.maintenance, brand.zone));
  const { currency } = brand;
  const read = readAmount(amount, { min: minorOf(channel.min, currency), max: minorOf(channel.max, currency), asset: currency });
  if (!read.ok) return read;
  const fee = feeOf(read.minor, channel.feePercent, currency);
  const { coin } = channel;
  const facts: DepositFacts = {
    kind: method.kind,
    channelName: channel.name,
    payAmount: decimal(coin === null ? read.minor : coinsFor(read.minor, currency, coin.rate, channel.payAsset), channel.payAsset),
    payAsset: channel.payAsset,
    payee: channel.payee,
    coin: coin && { protocol: coin.protocol, address: coin.address, rate: coin.rate, confirmations: coin.confirmations },
    multiple: brand.deposit.turnoverMultiple,
    payerName,
    slipId: null,
  };
  return accept({ minor: read.minor, fee, facts });
};
