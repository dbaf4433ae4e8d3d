import type { Result, Sealing } from "@baize/api-client";
import { callKey } from "@baize/api-client/react";
import { type RefusalCode, useAction } from "@baize/feature-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { type FinanceClient, useClient } from "../client.ts";
import type { PayoutAccount } from "../wire-types.ts";

/** What every new account is confirmed by. */
export interface Secret {
  readonly password: string;
}
/** The password as it travels. */
export interface Sealed {
  readonly password: string;
  readonly keyId: string;
}
type Faults<D> = Readonly<Record<keyof D & string, string | undefined>>;

export interface AddAccountOptions<D extends Secret, C extends RefusalCode = RefusalCode> {
  readonly empty: D;
  /** What is wrong with the draft, by field, in words. */
  readonly check: (draft: D) => Faults<D>;
  /** At which field a refusal is told; the others are told above the form. */
  readonly fields: Readonly<Partial<Record<RefusalCode, keyof D & string>>>;
  readonly send: (
    client: FinanceClient,
    draft: Omit<D, "password">,
    sealed: Sealed,
  ) => Promise<Result<PayoutAccount, C>>;
  readonly onAdded: () => void;
}

const PASSWORD: Readonly<Partial<Record<RefusalCode, "password">>> = {
  withdraw_password_wrong: "password",
  withdraw_password_locked: "password",
};

/** The draft of a payout account, its errors by field, and the one submit; the password leaves the form with it. */
export const useAddAccount = <D extends Secret, C extends RefusalCode>({
  empty,
  check,
  fields,
  send,
  onAdded,
}: AddAccountOptions<D, C>) => {
  const client = useClient();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const add = useAction(
    useCallback(
      async ({ password, ...rest }: D) =>
        client.withSealed(async ({ seal, keyId }: Sealing) =>
          send(client, rest, { password: await seal(password), keyId }),
        ),
      [client, send],
    ),
  );
  const faults = check(draft);
  const refusedField = add.refusal === null ? undefined : (fields[add.refusal.code] ?? PASSWORD[add.refusal.code]);
  return {
    draft,
    errorAt: (field: keyof D & string): string | undefined =>
      refusedField === field ? (add.error ?? undefined) : isChecked ? faults[field] : undefined,
    /** Told above the form. */
    formError: refusedField === undefined ? add.error : null,
    isRunning: add.isRunning,
    change: (part: Partial<D>): void => {
      setDraft((before) => ({ ...before, ...part }));
      if (add.error !== null) add.clear();
    },
    submit: async (): Promise<void> => {
      setChecked(true);
      if (add.isRunning || Object.values(faults).some((fault) => fault !== undefined)) return;
      setDraft({ ...draft, password: "" });
      setChecked(false);
      if ((await add.run(draft)) === null) return;
      await queryClient.invalidateQueries({ queryKey: callKey(client.finance.memberBanks) });
      onAdded();
    },
  };
};
