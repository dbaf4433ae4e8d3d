import { callQuery } from "@baize/api-client/react";
import { checkCardNumber, checkRealName } from "@baize/domain";
import { useRefusalWords } from "@baize/feature-kit";
import { ErrorState, TextField } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { type FinanceClient, useClient } from "../client.ts";
import type { Bank, MemberBanks } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { AccountForm, HolderField } from "./account-form.tsx";
import { AddAccountPage, FormBones } from "./add-account-page.tsx";
import { BankPicker } from "./bank-picker.tsx";
import { CardNumberField } from "./card-number-field.tsx";
import { type AddAccountOptions, type Sealed, useAddAccount } from "./use-add-account.ts";

/** Adds a bank card, then goes back to where the member came from. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <AddAccountPage type="bank" title={t("title.addCard")} detail={t("card.detail")} done={t("card.done")}>
      {(known, onAdded) => <Banks known={known} onAdded={onAdded} />}
    </AddAccountPage>
  );
};

const Banks = ({ known, onAdded }: { known: MemberBanks; onAdded: () => void }): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const { data, error, refetch } = useQuery(callQuery(useClient().finance.withdrawBanks));
  if (data === undefined && error !== null)
    return (
      <ErrorState title={t("card.banksFailed")} onRetry={refetch}>
        {words.fault(error)}
      </ErrorState>
    );
  return data === undefined ? <FormBones /> : <CardForm banks={data} known={known} onAdded={onAdded} />;
};

interface CardDraft {
  readonly holder: string;
  readonly bankCode: string;
  /** Digits without spaces. */
  readonly number: string;
  readonly branch: string;
  readonly password: string;
}

const EMPTY: CardDraft = { holder: "", bankCode: "", number: "", branch: "", password: "" };
const FIELDS: AddAccountOptions<CardDraft>["fields"] = {
  holder_required: "holder",
  holder_invalid: "holder",
  holder_mismatch: "holder",
  bank_unknown: "bankCode",
  number_invalid: "number",
  account_exists: "number",
};
const send = async (client: FinanceClient, { holder, ...card }: Omit<CardDraft, "password">, sealed: Sealed) =>
  client.finance.bankAdd({ ...card, ...(holder !== "" && { holder: holder.trim() }), ...sealed });

const CardForm = ({
  banks,
  known,
  onAdded,
}: {
  banks: readonly Bank[];
  known: MemberBanks;
  onAdded: () => void;
}): ReactElement => {
  const t = useFinanceWords();
  const isFixed = known.holderMasked !== "";
  const form = useAddAccount({
    empty: EMPTY,
    fields: FIELDS,
    send,
    onAdded,
    check: ({ holder, bankCode, number, password }) => {
      const [name, digits] = [isFixed ? null : checkRealName(holder), checkCardNumber(number)];
      return {
        holder: name === null ? undefined : t(`account.check.holder.${name}`),
        bankCode: bankCode === "" ? t("card.check.bank") : undefined,
        number: digits === null ? undefined : t(`card.check.number.${digits}`),
        branch: undefined,
        password: password.length === 6 ? undefined : t("account.check.password"),
      };
    },
  });
  const { draft, change, errorAt } = form;
  return (
    <AccountForm type="bank" known={known} form={form} submitLabel={t("card.submit")}>
      <HolderField
        fixed={known.holderMasked}
        value={draft.holder}
        onValueChange={(holder) => change({ holder })}
        error={errorAt("holder")}
      />
      <BankPicker
        banks={banks}
        value={draft.bankCode}
        onValueChange={(bankCode) => change({ bankCode })}
        error={errorAt("bankCode")}
      />
      <CardNumberField value={draft.number} onValueChange={(number) => change({ number })} error={errorAt("number")} />
      <TextField
        showOptional
        label={t("card.branch")}
        help={t("card.branchHelp")}
        maxLength={80}
        autoComplete="off"
        value={draft.branch}
        onChange={(event) => change({ branch: event.target.value })}
        error={errorAt("branch")}
      />
    </AccountForm>
  );
};
