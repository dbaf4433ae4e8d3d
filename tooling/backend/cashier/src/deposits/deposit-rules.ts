import type { CallData, CallParsed, contract } from "@baize/api-client/contract";
import { checkRealName, cleanName, type AssetCode } from "@baize/domain";
import { coinsFor, minorOf, percentageOf, rateAt, readAmount, smaller } from "../amounts/amounts.ts";
import { accept, announce, decimal, isClosed, refuse, untilOf } from "../interface/env.ts";
import type { ChannelRules, MethodRules, Payee, TenantRules } from "../rules/tenant-rules.ts";
import type { CashierContext } from "../interface/types.ts";

/** What a deposit order keeps of its channel, so that a later change of the rules does not touch it. */
export interface DepositFacts {
  readonly kind: MethodRules["kind"];
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
  /** The offer that was joined: its bonus in the order's currency and that bonus's multiple. */
  readonly bonus: { readonly amount: string; readonly multiple: string } | null;
  readonly slipId: string | null;
}

const channelOf = (
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
const currencyOf = (rules: TenantRules, { coin, payAsset }: ChannelRules): AssetCode =>
  coin?.topsUpWallet === true ? payAsset : rules.currency;

/** A payment that shows the payer's name is matched by it. */
const needsPayer = (kind: MethodRules["kind"]): boolean => kind === "bank" || kind === "alipay";

export const depositMethods = (rules: TenantRules, now: number): CallData<typeof contract.finance.depositMethods> =>
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
      offer: channel.offer && { ...channel.offer },
      maintenance: announce(channel.maintenance, now, rules.zone),
    })),
  }));

/** Text of the code that a payment app scans: names the order and what is to be paid. */
const qrTextOf = (
  kind: MethodRules["kind"],
  brand: string,
  id: string,
  amount: string,
  asset: AssetCode,
): string | null =>
  kind === "alipay" || kind === "wechat"
    ? `baize-pay:${kind}?brand=${encodeURIComponent(brand)}&order=${id}&amount=${amount}&currency=${asset}`
    : null;

/** The payer's name as the order keeps it: none where the payment does not show one. */
export const payerOf = (kind: MethodRules["kind"], text: string): string =>
  needsPayer(kind) ? cleanName(text).text : "";

const readPayer = (kind: MethodRules["kind"], text: string) => {
  const name = payerOf(kind, text);
  if (needsPayer(kind) && name === "") return refuse("payer_required");
  return name !== "" && checkRealName(name) !== null ? refuse("payer_invalid") : accept(name);
};

/** What the order `id` for this channel and amount would be, or why there can be none. */
export const quoteDeposit = (
  { brand, member }: CashierContext,
  id: string,
  { channelId, amount, payerName = "", offer }: CallParsed<typeof contract.finance.depositCreate>,
  now: number,
) => {
  if (member.status === 3) return refuse("money_locked");
  const found = channelOf(brand, channelId);
  if (found === undefined) return refuse("channel_unknown");
  const { kind } = found.method;
  const { channel } = found;
  if (isClosed(channel.maintenance, now)) return refuse("channel_closed", untilOf(channel.maintenance, brand.zone));
  const currency = currencyOf(brand, channel);
  const read = readAmount(amount, {
    min: minorOf(channel.min, currency),
    max: minorOf(channel.max, currency),
    asset: currency,
  });
  if (!read.ok) return read;
  const payer = readPayer(kind, payerName);
  if (!payer.ok) return payer;
  if (offer === "join" && channel.offer === null) return refuse("offer_ended");

  const { minor } = read;
  const { coin, payAsset } = channel;
  const rate = coin && rateAt(coin.rate, now);
  const isSame = payAsset === currency || rate === null;
  const payAmount = decimal(isSame ? minor : coinsFor(minor, { asset: currency, coin: payAsset, rate }), payAsset);
  const joined = offer === "join" ? channel.offer : null;
  const facts: DepositFacts = {
    kind,
    channelName: channel.name,
    payAmount,
    payAsset,
    payee: channel.payee,
    qrText: qrTextOf(kind, brand.code, id, payAmount, payAsset),
    coin:
      coin && rate !== null
        ? { protocol: coin.protocol, address: coin.address, rate, confirmations: coin.confirmations }
        : null,
    multiple: brand.deposit.turnoverMultiple,
    bonus: joined && {
      amount: decimal(smaller(percentageOf(minor, joined.percent, currency), minorOf(joined.max, currency)), currency),
      multiple: joined.turnoverMultiple,
    },
    slipId: null,
  };
  return accept({
    minor,
    fee: percentageOf(minor, channel.feePercent, currency),
    currency,
    facts,
    payerName: payer.data,
  });
};
