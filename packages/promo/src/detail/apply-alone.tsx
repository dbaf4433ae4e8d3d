import { useMoneyAction } from "@baize/api-client/react";
import { plainText } from "@baize/domain";
import { TextField } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import type { Detail } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { Apply } from "./apply.tsx";

type Entered = Readonly<Record<string, string>>;

/** What was entered, one line a field, as the operator reads it. */
const linesOf = (fields: Detail["applyFields"], entered: Entered): string =>
  fields.map(({ key, label }) => `${label}: ${plainText(entered[key] ?? "")}`).join("\n");

/** Applies for an activity by itself, with what it asks to be filled in. */
export const ApplyAlone = ({ detail }: { detail: Detail }): ReactElement => {
  const t = usePromoWords();
  const { id, applyFields: fields } = detail;
  const [entered, setEntered] = useState<Entered>({});
  const [isChecked, setChecked] = useState(false);
  const action = useMoneyAction(useClient().promo.applyAloneActive, { scope: id });
  const isMissing = ({ key, required }: Detail["applyFields"][number]): boolean =>
    required && plainText(entered[key] ?? "") === "";
  return (
    <Apply
      detail={detail}
      action={action}
      label={t("detail.action.alone")}
      reward={detail.amount}
      mayReview={() => {
        setChecked(true);
        return !fields.some(isMissing);
      }}
      onConfirm={async () => action.submit({ id, ...(fields.length > 0 && { fields: linesOf(fields, entered) }) })}
    >
      {fields.map((field) => (
        <TextField
          key={field.key}
          label={field.label}
          required={field.required}
          maxLength={100}
          value={entered[field.key] ?? ""}
          error={isChecked && isMissing(field) ? t("detail.action.fieldRequired") : undefined}
          onChange={({ target }) => setEntered({ ...entered, [field.key]: target.value })}
        />
      ))}
    </Apply>
  );
};
