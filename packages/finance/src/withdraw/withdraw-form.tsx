import { isRefusalError } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import { Alert, Card, MoneyText, Section, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { AmountEntry } from "../money-form/amount-entry.tsx";
import { MoneyForm } from "../money-form/money-form.tsx";
import { MoneySubmit } from "../money-form/money-submit.tsx";
import type { PayoutAccount, WithdrawInfo } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { AccountChoices } from "./account-choices.tsx";
import { Settlement } from "./settlement.tsx";
import { SettlementSheet } from "./settlement-sheet.tsx";
import { useWithdraw, type WithdrawAction } from "./use-withdraw.ts";

export interface WithdrawFormProps {
  info: WithdrawInfo;
  accounts: readonly PayoutAccount[];
  action: WithdrawAction;
  isReviewing: boolean;
  onReviewing: (isReviewing: boolean) => void;
}

/** Account and amount, their fees as they are entered, then the settlement sheet. */
export const WithdrawForm = ({ info, accounts, action, isReviewing, onReviewing }: WithdrawFormProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const withdraw = useWithdraw(info, accounts, action, { isOpen: isReviewing, open: () => onReviewing(true) });
  const { form, rule, account, draft, preview, quote, blocked, missing } = withdraw;
  return (
    <MoneyForm
      form={form}
      summary={
        <>
          <span>{t("withdraw.arrives")}</span>
          <MoneyText value={preview.data?.receive} asset={rule.asset} />
        </>
      }
      aside={<FeePreview preview={preview} />}
      action={
        <MoneySubmit blocked={blocked} isBusy={quote.isAsking && !isReviewing}>
          {draft
            ? t("withdraw.next", { amount: format.money(draft.amount, rule.asset).text })
            : t("withdraw.nextEmpty")}
        </MoneySubmit>
      }
    >
      <Stack gap={6}>
        {missing !== undefined && action.state === "idle" && <Alert tone="warning">{missing}</Alert>}
        {!isReviewing && quote.fault !== null && (
          <Alert isLive tone="warning" title={t("withdraw.quoteFailed")}>
            {words.fault(quote.fault)}
          </Alert>
        )}
        <AccountChoices
          accounts={accounts}
          value={account?.id ?? null}
          onValueChange={(accountId) => form.set({ accountId })}
          error={form.errorAt("accountId")}
        />
        <AmountEntry form={form} label={t("withdraw.amountLabel")} rule={rule} all={withdraw.all} />
      </Stack>
      <SettlementSheet
        isOpen={isReviewing}
        onClose={() => onReviewing(false)}
        quote={quote}
        account={account}
        action={action}
        error={withdraw.reviewError}
        onRenew={async () => {
          if ((await withdraw.renew()) === "refused") onReviewing(false);
        }}
        onSubmit={async (pin) => {
          if (!(await withdraw.submit(pin))) onReviewing(false);
        }}
      />
    </MoneyForm>
  );
};

/** The fees of what is entered, and why they are not known. */
const FeePreview = ({ preview }: { preview: ReturnType<typeof useWithdraw>["preview"] }): ReactElement => {
  const t = useFinanceWords();
  return (
    <Card as="section">
      <Section size="card" title={t("withdraw.preview")}>
        <Settlement preview={preview.data} />
        {preview.error !== null && !isRefusalError(preview.error) && (
          <Alert isLive tone="warning" onRetry={preview.refetch}>
            {t("withdraw.previewFailed")}
          </Alert>
        )}
      </Section>
    </Card>
  );
};
