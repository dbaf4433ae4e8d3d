import type { Contract } from "@baize/api-client/contract";
import { type MoneyAction } from "@baize/api-client/react";
import { parseMoney, toDecimal } from "@baize/domain";
import {
  checkAmount,
  pickInput,
  readAmount,
  type Refusal,
  type RefusalCode,
  refusalOf,
  smallestAmount,
  useRefusalWords,
  useAmountFault,
  useClosedReason,
} from "@baize/feature-kit";
import { useCallback } from "react";
import { useClient } from "../client.ts";
import { AMOUNT_FIELDS, useMoneyForm } from "../money-form/use-money-form.ts";
import { type Taken, useQuote } from "../quote/use-quote.ts";
import type { PayoutAccount, WithdrawInfo, WithdrawQuote } from "../wire-types.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import { isUsable } from "./account-choices.tsx";
import { type Draft, usePreview } from "./use-preview.ts";

export type WithdrawAction = MoneyAction<Contract["finance"]["withdrawSubmit"]>;

interface WithdrawValues {
  /** Empty as long as the default account is meant. */
  readonly accountId: string;
  readonly amount: string;
}

const EMPTY: WithdrawValues = { accountId: "", amount: "" };
const FIELDS = {
  ...AMOUNT_FIELDS,
  daily_quota_used: "amount",
  account_unknown: "accountId",
  account_cooling_off: "accountId",
} as const;
/** Where a refusal is shown in the review; one of the quote is said by its timer. */
const AT_REVIEW = {
  withdraw_password_wrong: "password",
  withdraw_password_locked: "password",
  quote_required: "quote",
  quote_unknown: "quote",
  quote_expired: "quote",
} as const;

const expiryOf = ({ coin }: WithdrawQuote): string | null => coin && coin.expiresAt;

/** The entries of a withdrawal, what they come to, what blocks it, and the quote that is submitted. */
export const useWithdraw = (
  info: WithdrawInfo,
  accounts: readonly PayoutAccount[],
  action: WithdrawAction,
  review: { readonly isOpen: boolean; readonly open: () => void },
) => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const amountFault = useAmountFault();
  const client = useClient();
  const quote = useQuote(
    useCallback(async (draft: Draft) => client.finance.withdrawQuote(draft), [client]),
    expiryOf,
  );
  const { currency: asset, available, min } = info;
  const max = smallestAmount([info.max, info.quotaLeft], asset) ?? info.max;
  const rule = { asset, min, max, available };
  const isUnderWay = action.state === "confirming" || action.state === "sending";
  const closed = useClosedReason("withdraw");
  const missing = blockedText(t, info);
  const blocked = closed ?? missing ?? (isUnderWay ? t("money.pendingTitle") : undefined);

  const accountOf = ({ accountId }: WithdrawValues): PayoutAccount | undefined => {
    const usable = accounts.filter(isUsable);
    return accounts.find(({ id }) => id === accountId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  };
  const draftOf = (values: WithdrawValues): Draft | null => {
    const account = accountOf(values);
    const entered = readAmount(values.amount, asset);
    if (!account || !entered || checkAmount(values.amount, rule) !== null) return null;
    return { accountId: account.id, amount: toDecimal(entered) };
  };
  const settle = async (values: WithdrawValues): Promise<Taken> => {
    const draft = draftOf(values);
    if (draft === null || blocked !== undefined || quote.isAsking) return "none";
    action.reset();
    return quote.take(draft);
  };
  const refused = action.result !== null && !action.result.ok ? action.result : quote.refused;

  const form = useMoneyForm({
    schema: pickInput(client.finance.withdrawQuote, "amount"),
    defaults: EMPTY,
    fields: FIELDS,
    checks: {
      accountId: (values) => (accountOf(values) ? undefined : t("withdraw.chooseAccount")),
      amount: ({ amount }) =>
        amountFault(amount, rule, {
          required: t("withdraw.required"),
          aboveAvailable: (most) => t("withdraw.aboveAvailable", { available: most }),
        }),
    },
    refused: review.isOpen ? null : refused,
    onChange: () => {
      quote.clear();
      action.reset();
    },
    onEntered: async (values) => {
      if ((await settle(values)) === "taken") review.open();
    },
  });
  const draft = draftOf(form.values);
  const preview = usePreview(closed === undefined ? draft : null);
  const previewRefusal = refusalOf(preview.error);
  const previewError = placed(FIELDS, previewRefusal, words.refusal);
  return {
    form: {
      ...form,
      errorAt: (name: keyof WithdrawValues) => form.errorAt(name) ?? previewError[name],
      formError: form.formError ?? previewError.form,
      asksIdentity: form.asksIdentity || previewRefusal?.code === "identity_required",
    },
    rule,
    account: accountOf(form.values),
    draft,
    preview,
    quote,
    blocked,
    /** Why nothing can be withdrawn now, where that is not the identity, of which the page tells. */
    missing,
    all: smallestAmount([available, max], asset),
    /** Why the review was refused. */
    reviewError: placed(AT_REVIEW, review.isOpen ? refused : null, words.refusal),
    /** Takes a new quote of the same entries. */
    renew: async (): Promise<Taken> => settle(form.values),
    /** Submits what the sheet shows; true while the sheet still has something to say. */
    submit: async (pin: string): Promise<boolean> => {
      if (draft === null || quote.quote === null || quote.isOver()) return true;
      const { coin } = quote.quote;
      const result = await action.submit(async ({ seal, keyId }) => ({
        ...draft,
        ...(coin && { quoteId: coin.id }),
        password: await seal(pin),
        keyId,
      }));
      if (result === null || result.ok) return true;
      const place = placeOf(AT_REVIEW, result);
      if (place === "quote") quote.spend();
      return place !== "form";
    },
  };
};

type Places<P extends string> = { readonly [C in RefusalCode]?: P };

const placeOf = <P extends string>(places: Places<P>, { code }: Pick<Refusal, "code">): P | "form" =>
  places[code] ?? "form";

/** The sentence of a refusal under the place where it is shown. */
const placed = <P extends string>(
  places: Places<P>,
  refusal: Refusal | null,
  say: (refusal: Refusal) => string,
): { readonly [K in P | "form"]?: string } =>
  refusal === null ? {} : ({ [placeOf(places, refusal)]: say(refusal) } as { readonly [K in P | "form"]?: string });

/** Why nothing can be withdrawn, whatever is entered. */
const blockedText = (t: FinanceWords, info: WithdrawInfo): string | undefined => {
  const { currency: asset, available, min, turnover, timesLeft } = info;
  if ((parseMoney(turnover.left, asset)?.minor ?? 0n) > 0n) return t("withdraw.blocked.turnover");
  if (timesLeft !== null && timesLeft <= 0) return t("withdraw.blocked.times");
  return checkAmount(available, { asset, min }) === null ? undefined : t("withdraw.blocked.money");
};
