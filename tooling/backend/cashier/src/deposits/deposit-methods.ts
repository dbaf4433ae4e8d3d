import type { CallData, contract } from "@baize/api-client/contract";
import type { AssetCode, DepositKind } from "@baize/domain";
import { rateAt } from "../amounts/coin-amounts.ts";
import { announce } from "../rules/closing.ts";
import type { DepositOffer } from "../interface/ports.ts";
import type { ChannelRules, MethodRules, TenantRules } from "../rules/tenant-rules.ts";

export const channelOf = (
  rules: TenantRules,
  id: string,
): { readonly method: MethodRules; readonly channel: ChannelRules } | undefined => {
  for (const method of rules.deposit.methods) {
    const channel = method.channels.find((one) => one.id === id);
    if (channel !== undefined) return { method, channel };
  }
  return undefined;
};

/** The account's currency, or the coin whose wallet the channel tops up. */
export const currencyOf = (rules: TenantRules, { coin, payAsset }: ChannelRules): AssetCode =>
  coin?.topsUpWallet === true ? payAsset : rules.currency;

/** Whether the payment shows the payer's name, by which it is then matched. */
const SHOWS_PAYER = { bank: true, alipay: true, wechat: false, coin: false } satisfies Record<DepositKind, boolean>;
export const needsPayer = (kind: DepositKind): boolean => SHOWS_PAYER[kind];

/** The offers that a channel can join, best first; bonuses are paid in the account's currency alone. */
export const offersOf = (
  rules: TenantRules,
  channel: ChannelRules,
  offers: readonly DepositOffer[],
): readonly DepositOffer[] =>
  currencyOf(rules, channel) === rules.currency
    ? offers.filter(({ channels }) => channels === null || channels.includes(channel.id))
    : [];

const viewOffer = ({ id, title, min, percent, max, turnoverMultiple }: DepositOffer) => ({
  id,
  title,
  min,
  percent,
  max,
  turnoverMultiple,
});

export const depositMethods = (
  rules: TenantRules,
  offers: readonly DepositOffer[],
  now: number,
): CallData<typeof contract.finance.depositMethods> =>
  rules.deposit.methods.map(({ id, kind, name, channels }) => ({
    id,
    kind,
    name,
    channels: channels.map((channel) => ({
      id: channel.id,
      name: channel.name,
      payAsset: channel.payAsset,
      currency: currencyOf(rules, channel),
      min: channel.min,
      max: channel.max,
      feePercent: channel.feePercent,
      quick: [...channel.quick],
      rate: channel.coin === null || channel.coin.topsUpWallet ? null : rateAt(channel.coin.rate, now),
      coinType: channel.coin?.coinType ?? null,
      protocol: channel.coin?.protocol ?? null,
      confirmations: channel.coin?.confirmations ?? null,
      etaMinutes: channel.etaMinutes,
      turnoverMultiple: rules.deposit.turnoverMultiple,
      recommended: channel.recommended,
      needsPayer: needsPayer(kind),
      offer: offersOf(rules, channel, offers).map(viewOffer)[0] ?? null,
      maintenance: announce(channel.maintenance, now, rules.zone),
    })),
  }));
