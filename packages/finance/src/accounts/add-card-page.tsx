import { callQuery } from "@baize/api-client/react";
import { checkCardNumber, cleanName } from "@baize/domain";
import { pickInput, QueryView, useCallForm } from "@baize/feature-kit";
import { TextField } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { type FinanceClient, useClient } from "../client.ts";
import type { Bank, MemberBanks } from "../wire-types.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import { AccountForm, holderFault, HolderField, passwordFault } from "./account-form.tsx";
import { AddAccountPage } from "./add-account-page.tsx";
import { cleanLine } from "./clean-line.ts";
import { BankPicker } from "./bank-picker.tsx";
import { CardNumberField } from "./card-number-field.tsx";
import { ACCOUNT_FIELDS, type Sealed, useAccountSending } from "./use-account-sending.ts";

/** Adds a bank card, then goes back to where the member came from. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const banks = useQuery(callQuery(useClient().finance.withdrawBanks));
  return (
    <AddAccountPage type="bank" title={t("title.addCard")} detail={t("card.detail")} done={t("card.done")}>
      {(known, onAdded) => (
        <QueryView query={banks} failed={t("card.banksFailed")} skeleton={<RowsSkeleton count={5} />}>
          {(list) => <CardForm banks={list} known={known} onAdded={onAdded} />}
        </QueryView>
      )}
    </AddAccountPage>
  );
};

interface CardValues {
  readonly holder: string;
  readonly bankCode: string;
  /** Digits without spaces. */
  readonly number: string;
  readonly branch: string;
  readonly password: string;
}

const EMPTY: CardValues = { holder: "", bankCode: "", number: "", branch: "", password: "" };
const FIELDS = {
  ...ACCOUNT_FIELDS,
  holder_required: "holder",
  holder_invalid: "holder",
  holder_mismatch: "holder",
  bank_unknown: "bankCode",
  number_invalid: "number",
  account_exists: "number",
} as const;
const send = async (client: FinanceClient, { holder, branch, ...card }: Omit<CardValues, "password">, sealed: Sealed) =>
  client.finance.bankAdd({
    ...card,
    branch: cleanLine(branch).text,
    ...(holder !== "" && { holder: cleanName(holder).text }),
    ...sealed,
  });

const numberFault = (t: FinanceWords, digits: string): string | undefined => {
  const fault = checkCardNumber(digits);
  return fault === null ? undefined : t(`card.check.number.${fault}`);
};

interface CardFormProps {
  readonly banks: readonly Bank[];
  readonly known: MemberBanks;
  readonly onAdded: () => void;
}

const CardForm = ({ banks, known, onAdded }: CardFormProps): ReactElement => {
  const t = useFinanceWords();
  const form = useCallForm({
    schema: pickInput(useClient().finance.bankAdd, "bankCode", "number", "branch"),
    defaults: EMPTY,
    fields: FIELDS,
    checks: {
      holder: ({ holder }) => holderFault(t, known, holder),
      bankCode: ({ bankCode }) => (bankCode === "" ? t("card.check.bank") : undefined),
      number: ({ number }) => numberFault(t, number),
      password: ({ password }) => passwordFault(t, password),
    },
    ...useAccountSending(send, onAdded),
  });
  const { values, set, errorAt } = form;
  return (
    <AccountForm type="bank" known={known} form={form} submitLabel={t("card.submit")}>
      <HolderField fixed={known.holderMasked} form={form} />
      <BankPicker
        banks={banks}
        value={values.bankCode}
        onValueChange={(bankCode) => set({ bankCode })}
        error={errorAt("bankCode")}
      />
      <CardNumberField value={values.number} onValueChange={(number) => set({ number })} error={errorAt("number")} />
      <TextField
        {...form.field("branch")}
        showOptional
        clean={cleanLine}
        label={t("card.branch")}
        help={t("card.branchHelp")}
        maxLength={80}
        autoComplete="off"
      />
    </AccountForm>
  );
};
