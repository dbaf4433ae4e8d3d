import { type CallForm, type CallFormOptions, useCallForm } from "@baize/feature-kit";

/** Where refusals of every amount are shown. */
export const AMOUNT_FIELDS = {
  amount_invalid: "amount",
  amount_below_min: "amount",
  amount_above_max: "amount",
  insufficient_funds: "amount",
} as const;

export interface AmountValues {
  /** As it is typed; read it with `readAmount`. */
  readonly amount: string;
}
type Flat<V> = { readonly [K in keyof V]: string | boolean };

export interface MoneyFormOptions<V extends AmountValues & Flat<V>> extends Pick<
  CallFormOptions<V, null, never>,
  "schema" | "defaults" | "checks" | "fields" | "refused" | "asset" | "onChange"
> {
  /** Everything is right. The form is sending until this is done. */
  readonly onEntered: (values: V) => unknown;
}

/**
 * The entries of a money act. What is done with them, a review, a quote or the act itself, is `onEntered`; a refusal of
 * the act comes back by `refused`.
 */
export const useMoneyForm = <V extends AmountValues & Flat<V>>({
  fields,
  onEntered,
  ...options
}: MoneyFormOptions<V>): CallForm<V> => {
  const form = useCallForm<V, null, never>({
    ...options,
    fields: { ...AMOUNT_FIELDS, ...fields },
    send: async (values) => {
      await onEntered(values);
      return { ok: true, data: null };
    },
    onDone: () => undefined,
  });
  const { amount } = form.values;
  return {
    ...form,
    onSubmit: (event) => {
      // Enter may come while the decimals are still to be typed.
      if (amount.endsWith(".")) form.set({ amount: amount.slice(0, -1) } as Partial<V>);
      form.onSubmit(event);
    },
  };
};
