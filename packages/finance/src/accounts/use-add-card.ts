import { useClient } from "@baize/api-client/react";
import { checkCardNumber, checkRealName } from "@baize/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { FinanceCode } from "../errors.ts";
import { memberBanksQuery } from "../queries.ts";
import { useSend } from "../use-send.ts";
import { useFinanceWords } from "../words.ts";

export interface CardDraft {
  readonly holder: string;
  readonly bankCode: string;
  /** Digits without spaces. */
  readonly number: string;
  readonly branch: string;
  readonly password: string;
}
type CardField = keyof CardDraft;

const EMPTY: CardDraft = { holder: "", bankCode: "", number: "", branch: "", password: "" };
const FIELDS: Readonly<Partial<Record<FinanceCode, CardField>>> = {
  withdraw_password_wrong: "password",
  withdraw_password_locked: "password",
  bank_unknown: "bankCode",
  holder_invalid: "holder",
  holder_mismatch: "holder",
  number_invalid: "number",
  account_exists: "number",
};

/** The draft of a card, its errors by field, and the one submit; the password leaves the form with it. */
export const useAddCard = (onAdded: () => void) => {
  const t = useFinanceWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const send = useSend(
    useCallback(
      async ({ password, ...card }: CardDraft) => client.withSealed(async ({ seal, keyId }) => client.finance.bankAdd({ ...card, password: await seal(password), keyId })),
      [client],
    ),
  );
  const faults: Readonly<Record<CardField, string | undefined>> = {
    holder: textOf(checkRealName(draft.holder), (fault) => t(`card.check.holder.${fault}`)),
    bankCode: draft.bankCode === "" ? t("card.check.bank") : undefined,
    number: textOf(checkCardNumber(draft.number), (fault) => t(`card.check.number.${fault}`)),
    branch: undefined,
    password: draft.password.length === 6 ? undefined : t("card.check.password"),
  };
  const refusedField = send.refused === null ? undefined : FIELDS[send.refused.code];
  const errorAt = (field: CardField): string | undefined => (refusedField === field ? (send.error ?? undefined) : isChecked ? faults[field] : undefined);

  const change = (part: Partial<CardDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    if (send.error !== null) send.clear();
  };
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (send.isRunning || Object.values(faults).some((fault) => fault !== undefined)) return;
    setDraft({ ...draft, password: "" });
    setChecked(false);
    const added = await send.run({ ...draft, holder: draft.holder.trim() });
    if (added === null) return;
    await queryClient.invalidateQueries(memberBanksQuery(client));
    onAdded();
  };
  return { draft, change, submit, errorAt, isRunning: send.isRunning, formError: refusedField === undefined ? send.error : null };
};

const textOf = <F extends string>(fault: F | null, say: (fault: F) => string): string | undefined => (fault === null ? undefined : say(fault));
