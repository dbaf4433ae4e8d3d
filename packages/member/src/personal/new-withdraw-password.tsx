import type { CallForm } from "@baize/feature-kit";
import { CodeField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";

interface NewPasswordFieldsProps {
  readonly form: Pick<CallForm<{ readonly first: string; readonly second: string }>, "values" | "set" | "errorAt">;
}

/** A new withdrawal password, twice. */
export const NewPasswordFields = ({ form: { values, set, errorAt } }: NewPasswordFieldsProps): ReactElement => {
  const t = useMemberWords();
  return (
    <>
      <CodeField
        mask
        required
        label={t("personal.withdrawSheet.next")}
        value={values.first}
        onValueChange={(first) => set({ first })}
        error={errorAt("first")}
      />
      <CodeField
        mask
        required
        label={t("personal.withdrawSheet.again")}
        value={values.second}
        onValueChange={(second) => set({ second })}
        error={errorAt("second")}
      />
    </>
  );
};
