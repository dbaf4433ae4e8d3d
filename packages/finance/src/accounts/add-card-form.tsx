import { orderBanks } from "@baize/domain";
import { Alert, Button, Card, CodeField, DescriptionList, Section, SelectField, type SelectOption, Stack, TextField } from "@baize/ui-kit";
import { type ReactElement, useMemo } from "react";
import { MoneyForm } from "../money-form/money-form.tsx";
import type { Bank } from "../queries.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import * as css from "./accounts.css.ts";
import { CardNumberField } from "./card-number-field.tsx";
import { useAddCard } from "./use-add-card.ts";

export interface AddCardFormProps {
  banks: readonly Bank[];
  /** Masked; null before the first account. */
  fixedHolder: string | null;
  count: number;
  max: number;
  onAdded: () => void;
}

/** Holder, bank, number and branch of a card, confirmed by the withdrawal password. */
export const AddCardForm = ({ banks, fixedHolder, count, max, onAdded }: AddCardFormProps): ReactElement => {
  const t = useFinanceWords();
  const { draft, change, submit, errorAt, isRunning, formError } = useAddCard(onAdded);
  const options = useMemo(() => bankOptions(banks, t), [banks, t]);
  return (
    <MoneyForm
      onSubmit={submit}
      aside={
        <Card as="section">
          <Section size="card" title={t("card.safety")}>
            <ul className={css.tips}>
              <li>{t("card.safe1")}</li>
              <li>{t("card.safe2")}</li>
              <li>{t("card.count", { count, max })}</li>
            </ul>
          </Section>
        </Card>
      }
      action={
        <Button type="submit" variant="primary" size="large" fullWidth loading={isRunning}>
          {t("card.submit")}
        </Button>
      }
    >
      <Stack gap={5}>
        {formError !== null && (
          <Alert isLive tone="danger">
            {formError}
          </Alert>
        )}
        {fixedHolder !== null && <DescriptionList items={[{ term: t("card.holderFixed"), detail: fixedHolder, isStrong: true }]} />}
        <TextField
          required
          label={t(fixedHolder === null ? "card.holder" : "card.holderAgain")}
          help={t(fixedHolder === null ? "card.holderHelp" : "card.holderAgainHelp")}
          autoComplete="name"
          value={draft.holder}
          onChange={(event) => change({ holder: event.target.value })}
          error={errorAt("holder")}
        />
        <SelectField
          required
          searchable
          label={t("card.bank")}
          placeholder={t("card.bankHint")}
          options={options}
          value={draft.bankCode === "" ? null : draft.bankCode}
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
        <CodeField mask required label={t("card.password")} value={draft.password} onValueChange={(password) => change({ password })} error={errorAt("password")} />
      </Stack>
    </MoneyForm>
  );
};

/** Banks in their four groups (Specification §9), each group under its name. */
function bankOptions(banks: readonly Bank[], t: FinanceWords): SelectOption[] {
  return orderBanks(banks).map(({ code, name, group, enabled }) => ({
    value: code,
    label: name,
    keywords: code,
    group: t(`card.group.g${group}`),
    disabled: !enabled,
    detail: enabled ? undefined : t("card.bankClosed"),
  }));
}
