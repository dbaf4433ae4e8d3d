import { checkRealName, cleanName } from "@baize/domain";
import type { CallForm, FormProps } from "@baize/feature-kit";
import { Alert, Card, CodeField, DescriptionList, Section, Stack, TextField } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { MoneyForm } from "../money-form/money-form.tsx";
import { MoneySubmit } from "../money-form/money-submit.tsx";
import * as text from "../text.css.ts";
import type { MemberBanks, PayoutAccount } from "../wire-types.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import type { Secret } from "./use-account-sending.ts";

export interface AccountFormProps {
  type: PayoutAccount["type"];
  known: MemberBanks;
  form: FormProps["form"] & Pick<CallForm<Secret>, "values" | "set" | "errorAt" | "isSending">;
  submitLabel: string;
  children: ReactNode;
}

/** Entries of an account, confirmed by the withdrawal password; beside them what happens once it is added. */
export const AccountForm = ({ type, known, form, submitLabel, children }: AccountFormProps): ReactElement => {
  const t = useFinanceWords();
  const { max, list, coolingOffHours } = known;
  const count = list.filter((account) => account.type === type).length;
  return (
    <MoneyForm
      form={form}
      aside={
        <Card as="section">
          <Section size="card" title={t("account.safety")}>
            <ul className={text.tips}>
              <li>{t("account.safe1")}</li>
              <li>{list.length === 0 ? t("account.safeFirst") : t("account.safeLater", { hours: coolingOffHours })}</li>
              <li>{t("account.count", { count, max: max[type] })}</li>
            </ul>
          </Section>
        </Card>
      }
      action={<MoneySubmit isBusy={form.isSending}>{submitLabel}</MoneySubmit>}
    >
      <Stack gap={5}>
        {children}
        <CodeField
          mask
          required
          label={t("account.password")}
          help={t("account.passwordHelp")}
          value={form.values.password}
          onValueChange={(password) => form.set({ password })}
          error={form.errorAt("password")}
        />
      </Stack>
    </MoneyForm>
  );
};

/** What is wrong with a withdrawal password before it is sent. */
export const passwordFault = (t: FinanceWords, password: string): string | undefined =>
  password.length === 6 ? undefined : t("check.password");

/** What is wrong with a holder; nothing where one is fixed. */
export const holderFault = (t: FinanceWords, { holderMasked }: MemberBanks, holder: string): string | undefined => {
  const fault = holderMasked === "" ? checkRealName(holder) : null;
  if (fault === null) return undefined;
  return fault === "required" ? t("account.holderRequired") : t(`check.name.${fault}`);
};

export interface HolderFieldProps {
  /** Masked; empty before the first account. */
  fixed: string;
  form: Pick<CallForm<{ readonly holder: string }>, "field">;
}

/** The holder: entered once, then shown masked. */
export const HolderField = ({ fixed, form }: HolderFieldProps): ReactElement => {
  const t = useFinanceWords();
  const field = form.field("holder");
  if (fixed === "")
    return (
      <TextField
        {...field}
        required
        clean={cleanName}
        label={t("account.holder")}
        help={t("account.holderHelp")}
        translate="no"
        autoComplete="name"
        maxLength={60}
      />
    );
  return (
    <div>
      <DescriptionList items={[{ term: t("account.holderFixed"), detail: fixed, isStrong: true }]} />
      <p className={text.note}>{t("account.holderFixedHelp")}</p>
      {field.error !== undefined && (
        <div data-form-error tabIndex={-1}>
          <Alert isLive tone="danger">
            {field.error}
          </Alert>
        </div>
      )}
    </div>
  );
};
