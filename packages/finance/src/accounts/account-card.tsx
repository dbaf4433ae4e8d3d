import { callKey } from "@baize/api-client/react";
import { useAction } from "@baize/feature-kit";
import {
  Badge,
  Button,
  Card,
  ClockIcon,
  ConfirmDialog,
  DeleteIcon,
  IconButton,
  useFormat,
  useToasts,
} from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import { useClient } from "../client.ts";
import { AccountMark } from "../mark/account-mark.tsx";
import * as text from "../text.css.ts";
import type { PayoutAccount } from "../wire-types.ts";
import { accountName, isUsable, networkName, unusableText } from "../withdraw/account-choices.tsx";
import { useFinanceWords } from "../words.ts";
import * as css from "./accounts.css.ts";

export interface AccountCardProps {
  account: PayoutAccount;
  /** What went wrong with an act on it; null once a new one begins. */
  onError: (error: string | null) => void;
}

/** One payout account, masked, with what can be done with it. */
export const AccountCard = ({ account, onError }: AccountCardProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { type, alias, isDefault, holderMasked, accountMasked, addedAt } = account;
  const name = `${accountName(account)} ${accountMasked}`;
  const { prefer, remove, isPreferring, isRemoving } = useAccountActs(account, onError);
  return (
    <Card as="li" className={css.account}>
      <div className={css.head}>
        <span className={css.icon} aria-hidden="true">
          <AccountMark account={account} />
        </span>
        <div className={css.names} translate="no">
          <h2 className={css.name}>{accountName(account)}</h2>
          <span className={text.note}>
            {type === "coin" ? (alias === "" ? "" : networkName(account)) : holderMasked}
          </span>
        </div>
        {isDefault && <Badge tone="accent">{t("manage.isDefault")}</Badge>}
      </div>
      <p className={css.number} translate="no">
        {accountMasked}
      </p>
      {isUsable(account) ? (
        <span className={text.note}>{t("manage.added", { date: format.date(addedAt) })}</span>
      ) : (
        <p className={css.waiting}>
          <ClockIcon />
          <span>{unusableText(account, t, format)}</span>
        </p>
      )}
      <div className={css.acts}>
        {isDefault ? (
          <span />
        ) : (
          <Button size="small" aria-label={t("manage.makeDefaultOf", { name })} disabled={isRemoving} onPress={prefer}>
            {t("manage.makeDefault")}
          </Button>
        )}
        <IconButton label={t("manage.removeOf", { name })} disabled={isPreferring} onPress={() => setAsking(true)}>
          <DeleteIcon />
        </IconButton>
      </div>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        title={t("manage.removeTitle")}
        confirmLabel={t("manage.remove")}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await remove();
          setAsking(false);
        }}
      >
        {t("manage.removeText", { name })}
      </ConfirmDialog>
    </Card>
  );
};

/** What can be done with an account; the accounts are read again after each act, also after a refusal. */
const useAccountActs = ({ id, type }: PayoutAccount, onError: AccountCardProps["onError"]) => {
  const t = useFinanceWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const preferred = useAction(useCallback(async () => client.finance.payoutDefault({ id }), [client, id]));
  const removed = useAction(
    useCallback(
      async () => (type === "coin" ? client.finance.virtualDelete({ id }) : client.finance.payoutDelete({ id })),
      [client, id, type],
    ),
  );
  const error = preferred.error ?? removed.error;
  useEffect(() => onError(error), [error, onError]);

  const settle = async (done: { readonly ok: true } | null, text: string): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: callKey(client.finance.memberBanks) });
    if (done) show({ text, tone: "win" });
  };
  return {
    prefer: async () => settle(await preferred.run(), t("manage.madeDefault")),
    remove: async () => settle(await removed.run(), t("manage.removed")),
    isPreferring: preferred.isRunning,
    isRemoving: removed.isRunning,
  };
};
