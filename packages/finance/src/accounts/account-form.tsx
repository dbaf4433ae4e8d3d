import { Alert, Button, Card, CodeField, DescriptionList, Section, Stack, TextField } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { MoneyForm } from "../money-form/money-form.tsx";
import type { MemberBanks, PayoutAccount } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./accounts.css.ts";

interface FormState {
  readonly draft: { readonly password: string };
  readonly change: (part: { password: string }) => void;
  readonly errorAt: (field: "password") => string | undefined;
  readonly formError: string | null;
  readonly isRunning: boolean;
  readonly submit: () => Promise<void>;
}

export interface AccountFormProps {
  type: PayoutAccount["type"];
  known: MemberBanks;
  form: FormState;
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
      onSubmit={form.submit}
      aside={
        <Card as="section">
          <Section size="card" title={t("account.safety")}>
            <ul className={css.tips}>
              <li>{t("account.safe1")}</li>
              <li>{list.length === 0 ? t("account.safeFirst") : t("account.safeLater", { hours: coolingOffHours })}</li>
              <li>{t("account.count", { count, max: max[type] })}</li>
            </ul>
          </Section>
        </Card>
      }
      action={
        <Button type="submit" variant="primary" size="large" fullWidth loading={form.isRunning}>
          {submitLabel}
        </Button>
      }
    >
      <Stack gap={5}>
        {form.formError !== null && (
          <Alert isLive tone="danger">
            {form.formError}
          </Alert>
        )}
        {children}
        <CodeField
          mask
          required
          label={t("account.password")}
          help={t("account.passwordHelp")}
          value={form.draft.password}
          onValueChange={(password) => form.change({ password })}
          error={form.errorAt("password")}
        />
      </Stack>
    </MoneyForm>
  );
};

export interface HolderFieldProps {
  /** Masked; empty before the first account. */
  fixed: string;
  value: string;
  onValueChange: (holder: string) => void;
  error?: string | undefined;
}

/** The holder: asked for once, then shown masked and never asked for again. */
export const HolderField = ({ fixed, value, onValueChange, error }: HolderFieldProps): ReactElement => {
  const t = useFinanceWords();
  if (fixed !== "")
    return (
      <div>
        <DescriptionList items={[{ term: t("account.holderFixed"), detail: fixed, isStrong: true }]} />
        <p className={css.note}>{t("account.holderFixedHelp")}</p>
        {error !== undefined && <Alert tone="danger">{error}</Alert>}
      </div>
    );
  return (
    <TextField
      required
      label={t("account.holder")}
      help={t("account.holderHelp")}
      autoComplete="name"
      maxLength={60}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={error}
    />
  );
};
