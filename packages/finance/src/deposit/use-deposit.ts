import type { Contract } from "@baize/api-client/contract";
import type { MoneyAction } from "@baize/api-client/react";
import { checkRealName, cleanName } from "@baize/domain";
import { pickInput, useAmountFault, useClosedReason, useSearchParams } from "@baize/feature-kit";
import { useBrand } from "@baize/ui-kit";
import { useState } from "react";
import { useClient } from "../client.ts";
import { useMoneyForm } from "../money-form/use-money-form.ts";
import type { DepositMethod } from "../wire-types.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import { type ChannelChoice, chooseChannel } from "./choose-channel.ts";
import { quoteDeposit } from "./quote-deposit.ts";

interface DepositValues {
  readonly amount: string;
  readonly payerName: string;
  /** Whether the promotion that the channel offers is joined. */
  readonly offer: boolean;
  /** Only where what is wrong with the channel is shown: the choice decides the form's asset, so it is kept outside. */
  readonly channel: string;
}

const EMPTY: DepositValues = { amount: "", payerName: "", offer: false, channel: "" };
const FIELDS = {
  channel_unknown: "channel",
  channel_closed: "channel",
  order_open: "channel",
  deposit_limit: "amount",
  payer_required: "payerName",
  payer_invalid: "payerName",
} as const;

export type DepositAction = MoneyAction<Contract["finance"]["depositCreate"]>;

/** The entries of a deposit, what they come to, and how it is sent. */
export const useDeposit = (methods: readonly DepositMethod[], action: DepositAction, onEntered: () => void) => {
  const t = useFinanceWords();
  const amountFault = useAmountFault();
  const { currency: account } = useBrand();
  const [query] = useSearchParams();
  const [choice, setChoice] = useState<ChannelChoice>({});
  const { method, channel } = chooseChannel(methods, choice, query.get("coin"), account.code);
  const asset = channel?.currency ?? account.code;
  const { result, state } = action;
  const closed = useClosedReason("deposit");
  const isUnderWay = state === "confirming" || state === "sending";

  const form = useMoneyForm({
    schema: pickInput(useClient().finance.depositCreate, "amount"),
    defaults: EMPTY,
    fields: { ...FIELDS, ...(channel?.offer && { offer_ended: "offer" as const }) },
    checks: {
      channel: () => (channel === null ? t("deposit.chooseChannel") : undefined),
      amount: ({ amount }) =>
        channel
          ? amountFault(amount, { asset, min: channel.min, max: channel.max }, { required: t("deposit.required") })
          : undefined,
      payerName: ({ payerName }) => (channel?.needsPayer ? payerFault(t, payerName) : undefined),
    },
    refused: result !== null && !result.ok ? result : null,
    asset,
    onChange: action.reset,
    onEntered: () => {
      if (channel?.maintenance === null && !isUnderWay && closed === undefined) onEntered();
    },
  });
  const { amount, payerName, offer } = form.values;
  const isJoining = offer && channel?.offer != null;
  const quote = channel && quoteDeposit(channel, amount, account.code, isJoining);
  return {
    form,
    method,
    channel,
    asset,
    quote,
    isJoining,
    isUnderWay,
    /** Why nothing can be paid in, on a break or self-exclusion or until the identity is verified. */
    closed,
    /** Another channel. Amounts of different assets never carry over. */
    choose: (next: ChannelChoice): void => {
      const chosen = chooseChannel(methods, next, null, account.code).channel;
      setChoice(next);
      form.reset({ payerName, amount: chosen !== null && chosen.currency !== asset ? "" : amount });
    },
    submit: async () =>
      channel && quote
        ? action.submit({
            channelId: channel.id,
            amount: quote.amount,
            ...(channel.needsPayer && { payerName: cleanName(payerName).text }),
            ...(isJoining && { offer: channel.offer?.id }),
          })
        : null,
  };
};

const payerFault = (t: FinanceWords, payerName: string): string | undefined => {
  const fault = checkRealName(payerName);
  if (fault === null) return undefined;
  return fault === "required" ? t("deposit.payerRequired") : t(`check.name.${fault}`);
};
