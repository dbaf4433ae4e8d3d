import type { Contract } from "@baize/api-client/contract";
import type { MoneyAction } from "@baize/api-client/react";
import { checkRealName } from "@baize/domain";
import { checkAmount, type RefusalCode, useRefusalWords, useSearchParams } from "@baize/feature-kit";
import { useBrand, useFormat } from "@baize/ui-kit";
import { useState } from "react";
import type { DepositChannel, DepositMethod } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { quoteDeposit } from "./quote-deposit.ts";

/** Where a refusal is told. */
type Place = "amount" | "channel" | "payer" | "offer" | "form";

const PLACES: Readonly<Partial<Record<RefusalCode, Place>>> = {
  amount_invalid: "amount",
  amount_below_min: "amount",
  amount_above_max: "amount",
  channel_unknown: "channel",
  channel_closed: "channel",
  order_open: "channel",
  payer_required: "payer",
  payer_invalid: "payer",
  offer_ended: "offer",
};

const usable = (channels: readonly DepositChannel[]): DepositChannel | undefined => {
  const open = channels.filter(({ maintenance }) => maintenance === null);
  return open.find(({ recommended }) => recommended) ?? open[0];
};

export type DepositAction = MoneyAction<Contract["finance"]["depositCreate"]>;

/** The entries of a deposit, what they come to, and what is wrong with them. */
export const useDeposit = (methods: readonly DepositMethod[], action: DepositAction) => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const { currency: account } = useBrand();
  const [query] = useSearchParams();
  const [choice, setChoice] = useState<{ readonly methodId?: string; readonly channelId?: string }>({});
  const [amount, setAmount] = useState("");
  const [payerName, setPayerName] = useState("");
  const [isJoining, setJoining] = useState(false);
  const [isChecked, setChecked] = useState(false);

  const wanted = methods
    .flatMap((each) => each.channels.map((one) => ({ each, one })))
    .find(({ one }) => one.currency === query.get("coin") && one.currency !== account.code && one.maintenance === null);
  const method =
    methods.find(({ id }) => id === choice.methodId) ??
    wanted?.each ??
    methods.find(({ channels }) => usable(channels) !== undefined) ??
    methods[0];
  const picked = method?.channels.find(({ id }) => id === choice.channelId);
  const channel =
    picked ?? (choice.methodId === undefined && wanted ? wanted.one : usable(method?.channels ?? [])) ?? null;
  const asset = channel?.currency ?? account.code;
  const withOffer = isJoining && channel?.offer != null;
  const quote = channel && quoteDeposit(channel, amount, account.code, withOffer);

  const refused = action.result !== null && !action.result.ok ? action.result : null;
  const place: Place | null = refused === null ? null : (PLACES[refused.code] ?? "form");
  const refusedAt = (where: Place): string | undefined =>
    refused && place === where ? words.refusal(refused, asset) : undefined;

  const limit = (decimal: string): string => format.money(decimal, asset, { trimZeros: true }).text;
  const amountFault = channel ? checkAmount(amount, { asset, min: channel.min, max: channel.max }) : null;
  const payerFault = channel?.needsPayer ? checkRealName(payerName) : null;
  const amountError = (): string | undefined => {
    if (!isChecked || !channel || amountFault === null || amountFault === "aboveAvailable") return undefined;
    return t(`deposit.${amountFault}`, { min: limit(channel.min), max: limit(channel.max) });
  };
  const errors = {
    amount: refusedAt("amount") ?? amountError(),
    payer: refusedAt("payer") ?? (isChecked && payerFault !== null ? t(`deposit.payerCheck.${payerFault}`) : undefined),
    channel: refusedAt("channel") ?? (isChecked && !channel ? t("deposit.chooseChannel") : undefined),
    offer: refusedAt("offer"),
    form: refusedAt("form"),
  };

  const change = (apply: () => void): void => {
    apply();
    action.reset();
  };
  return {
    method,
    channel,
    asset,
    amount,
    payerName,
    quote,
    errors,
    isJoining: withOffer,
    setAmount: (next: string): void => change(() => setAmount(next)),
    setPayerName: (next: string): void => change(() => setPayerName(next)),
    setJoining: (next: boolean): void => change(() => setJoining(next)),
    /** Amounts of different assets never carry over. */
    choose: (methodId: string, next: DepositChannel | undefined): void =>
      change(() => {
        setChoice({ methodId, ...(next && { channelId: next.id }) });
        if (next !== undefined && next.currency !== asset) setAmount("");
        setJoining(false);
        setChecked(false);
      }),
    /** Shows what is missing; true when all is there. */
    check: (): boolean => {
      setChecked(true);
      return channel !== null && channel.maintenance === null && amountFault === null && payerFault === null;
    },
    submit: async () =>
      channel && quote
        ? action.submit({
            channelId: channel.id,
            amount: quote.amount,
            ...(channel.needsPayer && { payerName: payerName.trim() }),
            ...(withOffer && { offer: "join" as const }),
          })
        : null,
  };
};

/** The channel that a way to pay begins with. */
export const firstChannel = ({ channels }: DepositMethod): DepositChannel | undefined => usable(channels);
