import type { Result, Sealing } from "@baize/api-client";
import { callKey } from "@baize/api-client/react";
import type { RefusalCode } from "@baize/feature-kit";
import { useQueryClient } from "@tanstack/react-query";
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

/** Where refusals of every kind of account are shown. */
export const ACCOUNT_FIELDS = {
  withdraw_password_wrong: "password",
  withdraw_password_locked: "password",
} as const;

/** How a form of a payout account is sent: with its password sealed, and the accounts read again once it is added. */
export const useAccountSending = <V extends Secret, C extends RefusalCode>(
  send: (client: FinanceClient, values: Omit<V, "password">, sealed: Sealed) => Promise<Result<PayoutAccount, C>>,
  onAdded: () => void,
) => {
  const client = useClient();
  const queryClient = useQueryClient();
  return {
    secrets: ["password"] as const,
    send: async ({ password, ...values }: V) =>
      client.withSealed(async ({ seal, keyId }: Sealing) =>
        send(client, values, { password: await seal(password), keyId }),
      ),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: callKey(client.finance.memberBanks) }).then(onAdded);
    },
  };
};
