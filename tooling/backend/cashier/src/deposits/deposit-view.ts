import type { CallData, contract } from "@baize/api-client/contract";
import type { AssetCode } from "@baize/domain";
import { minorOf, timesOf } from "../amounts/amounts.ts";
import { worthOf } from "../amounts/coin-amounts.ts";
import { decimal, instant, instantOrNull } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import { depositState } from "../orders/order-state.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { unseal } from "../store/sealed.ts";
import type { OrderRow } from "../store/tables.ts";
import type { DepositFacts } from "./deposit-facts.ts";

/** Orders older than QR codes and bonuses have neither. */
export const depositFacts = (row: OrderRow): DepositFacts => ({
  qrText: null,
  bonus: null,
  ...(JSON.parse(row.facts) as Omit<DepositFacts, "qrText" | "bonus">),
});
/** The order as of `now`: an unpaid one past its deadline has expired, whether or not the job has run. */
export const depositAt = (row: OrderRow, now: number): OrderRow =>
  row.state === "awaiting_payment" && row.deadline !== null && row.deadline <= BigInt(now)
    ? { ...row, state: "expired", settled_at: row.deadline }
    : row;

export const bonusOf = (row: OrderRow): bigint => minorOf(depositFacts(row).bonus?.amount ?? "0", row.currency);

/** What an amount of an order's currency is worth in the account's, at the rate that was fixed for the order. */
export const worthAt = (
  minor: bigint,
  { currency: coin, coin: at }: Pick<OrderRow, "currency"> & Pick<DepositFacts, "coin">,
  currency: AssetCode,
): bigint => {
  if (coin === currency) return minor;
  if (at === null) throw new Error(`A deposit of ${coin} has no rate. Look at how its channel was set up.`);
  return worthOf(minor, { asset: currency, coin, rate: at.rate });
};

/** What a part of the order is worth in the account's currency. */
export const valueOf = (row: OrderRow, minor: bigint, currency: AssetCode): bigint =>
  worthAt(minor, { currency: row.currency, coin: depositFacts(row).coin }, currency);

const turnoverOfDeposit = (row: OrderRow, currency: AssetCode): bigint => {
  const { multiple, bonus } = depositFacts(row);
  const ofBonus = bonus === null ? 0n : timesOf(valueOf(row, bonusOf(row), currency), bonus.multiple, currency);
  return timesOf(valueOf(row, row.effect, currency), multiple, currency) + ofBonus;
};

/** The name that the payer gave, empty where none is needed. */
export const payerNameOf = ({ vault }: Pick<Env, "vault">, { id, sealed }: OrderRow): string => {
  if (sealed === null) throw new Error(`Deposit "${id}" is not sealed. Run sealExisting before serving.`);
  return (JSON.parse(unseal(vault, "order/deposit", sealed)) as { payerName: string }).payerName;
};

export type DepositOrder = CallData<typeof contract.finance.depositOrder>;

export const viewDeposit = (
  env: Pick<Env, "pictures" | "vault">,
  stored: OrderRow,
  { zone, currency }: TenantRules,
  now: number,
): DepositOrder => {
  const row = depositAt(stored, now);
  const { kind, channelName, payAmount, payAsset, payee, qrText, coin, slipId } = depositFacts(row);
  return {
    id: row.id,
    state: depositState(row),
    kind,
    channelId: row.target,
    channelName,
    amount: decimal(row.amount, row.currency),
    payAmount,
    payAsset,
    fee: decimal(row.fee, row.currency),
    bonus: decimal(bonusOf(row), row.currency),
    receive: decimal(row.effect + bonusOf(row), row.currency),
    currency: row.currency,
    turnover: decimal(turnoverOfDeposit(row, currency), currency),
    payee,
    qrText,
    coin,
    noteCode: row.note_code ?? "",
    payerName: payerNameOf(env, row),
    slipUrl: slipId === null ? null : env.pictures.url(slipId),
    createdAt: instant(row.created_at, zone),
    deadline: instant(row.deadline ?? row.created_at, zone),
    settledAt: instantOrNull(row.settled_at, zone),
    reason: row.reason,
    serverTime: instant(now, zone),
  };
};
