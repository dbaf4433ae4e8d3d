import type { CallParsed, contract } from "@baize/api-client/contract";
import { type AssetCode, checkRealName, cleanName, type DepositKind } from "@baize/domain";
import { accept, refuse } from "@baize/safeguards";
import { minorOf, percentageOf, readAmount, smaller } from "../amounts/amounts.ts";
import { coinsFor, rateAt } from "../amounts/coin-amounts.ts";
import { decimal } from "../amounts/format.ts";
import { type Env, isMoneyLocked } from "../interface/env.ts";
import type { CashierContext, DepositOffer } from "../interface/ports.ts";
import { isClosed, untilOf } from "../rules/closing.ts";
import type { DepositFacts } from "./deposit-facts.ts";
import { channelOf, currencyOf, needsPayer, offersOf } from "./deposit-methods.ts";

/** Text of the code that a payment app scans: names the order and what is to be paid. */
const qrTextOf = (kind: DepositKind, brand: string, id: string, amount: string, asset: AssetCode): string | null =>
  kind === "alipay" || kind === "wechat"
    ? `baize-pay:${kind}?brand=${encodeURIComponent(brand)}&order=${id}&amount=${amount}&currency=${asset}`
    : null;

/** The payer's name as the order keeps it: none where the payment does not show one. */
export const payerOf = (kind: DepositKind, text: string): string => (needsPayer(kind) ? cleanName(text).text : "");

const readPayer = (kind: DepositKind, text: string) => {
  const name = payerOf(kind, text);
  if (needsPayer(kind) && name === "") return refuse("payer_required");
  return name !== "" && checkRealName(name) !== null ? refuse("payer_invalid") : accept(name);
};

/** What an offer gives for a credit; nothing below its least. */
const bonusFor = (credit: bigint, { min, percent, max }: DepositOffer, currency: AssetCode): bigint =>
  credit < minorOf(min, currency) ? 0n : smaller(percentageOf(credit, percent, currency), minorOf(max, currency));

/** What the order `id` for this channel and amount would be, or why there can be none. */
export function* quoteDeposit(
  env: Pick<Env, "offers">,
  ctx: CashierContext,
  id: string,
  { channelId, amount, payerName = "", offer }: CallParsed<typeof contract.finance.depositCreate>,
  now: number,
) {
  const { brand, member } = ctx;
  if (isMoneyLocked(member)) return refuse("money_locked");
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
  const open = offer === "none" ? [] : offersOf(brand, channel, yield* env.offers.open(ctx, now));
  const joined = open.find((known) => known.id === offer);
  if (offer !== "none" && joined === undefined) return refuse("offer_ended");

  const { minor } = read;
  const { coin, payAsset } = channel;
  const rate = coin && rateAt(coin.rate, now);
  const isSame = payAsset === currency || rate === null;
  const payAmount = decimal(isSame ? minor : coinsFor(minor, { asset: currency, coin: payAsset, rate }), payAsset);
  const fee = percentageOf(minor, channel.feePercent, currency);
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
    bonus:
      joined === undefined
        ? null
        : {
            amount: decimal(bonusFor(minor - fee, joined, currency), currency),
            multiple: joined.turnoverMultiple,
            offer: joined.id,
          },
    slipId: null,
  };
  return accept({
    minor,
    fee,
    currency,
    facts,
    payerName: payer.data,
  });
}
