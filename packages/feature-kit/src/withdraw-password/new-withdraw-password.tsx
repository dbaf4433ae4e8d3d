import { checkWithdrawPassword } from "@baize/domain";
import { CodeField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { CallForm } from "../forms/use-call-form.ts";
import { useFeatureKitWords } from "../words.ts";

/** A new withdrawal password as it is typed, twice. */
export interface NewWithdrawPassword {
  readonly first: string;
  readonly second: string;
}

/** For the form of a new withdrawal password: the checks of its two entries, and how a weak one is refused. */
export const useNewWithdrawPassword = () => {
  const t = useFeatureKitWords();
  return {
    checks: {
      first: ({ first }: NewWithdrawPassword): string | undefined => {
        const fault = checkWithdrawPassword(first);
        return fault === null ? undefined : t(`withdrawPassword.${fault}`);
      },
      second: ({ first, second }: NewWithdrawPassword): string | undefined =>
        checkWithdrawPassword(first) === null && first !== second ? t("withdrawPassword.mismatch") : undefined,
    },
    overrides: { password_weak: t("withdrawPassword.too_simple") },
  };
};

export interface NewWithdrawPasswordFieldsProps {
  readonly form: Pick<CallForm<NewWithdrawPassword>, "values" | "set" | "errorAt">;
  readonly labels: NewWithdrawPassword;
}

/** The two entries of a new withdrawal password, masked, with its rule at the first. */
export const NewWithdrawPasswordFields = ({
  form: { values, set, errorAt },
  labels,
}: NewWithdrawPasswordFieldsProps): ReactElement => {
  const t = useFeatureKitWords();
  return (
    <>
      <CodeField
        mask
        required
        label={labels.first}
        help={t("withdrawPassword.rule")}
        value={values.first}
        onValueChange={(first) => set({ first })}
        error={errorAt("first")}
      />
      <CodeField
        mask
        required
        label={labels.second}
        value={values.second}
        onValueChange={(second) => set({ second })}
        error={errorAt("second")}
      />
    </>
  );
};
