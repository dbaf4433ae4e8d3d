import { isRefusalError } from "@baize/api-client/react";
import { assetScale } from "@baize/domain";
import { useRefusalWords } from "@baize/feature-kit";
import { Alert, AmountField, Button, Card, MoneyText, Section, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { MoneyForm } from "../money-form/money-form.tsx";
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
  const draft = useWithdraw(info, accounts, action);
  const { asset, account, preview, quote, blocked, errors } = draft;
  const told = errors.form ?? errors.quote ?? errors.password;
  const settle = async (): Promise<void> => {
    if ((await draft.settle()) === "taken") onReviewing(true);
  };
  const renew = async (): Promise<void> => {
    if ((await draft.settle()) === "refused") onReviewing(false);
  };
  return (
    <MoneyForm
      onSubmit={settle}
      summary={
        <>
          <span>{t("withdraw.arrives")}</span>
          <MoneyText value={preview.data?.receive} asset={asset} />
        </>
      }
      aside={
        <Card as="section">
          <Section size="card" title={t("withdraw.preview")}>
            <Settlement preview={preview.data} />
            {preview.error !== null && !isRefusalError(preview.error) && (
              <Alert
                isLive
                tone="warning"
                action={
                  <Button size="small" onPress={async () => preview.refetch()}>
                    {t("withdraw.previewRetry")}
                  </Button>
                }
              >
                {t("withdraw.previewFailed")}
              </Alert>
            )}
          </Section>
        </Card>
      }
      action={
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          disabledReason={blocked}
          loading={quote.isAsking && !isReviewing}
        >
          {draft.draft
            ? t("withdraw.next", { amount: format.money(draft.draft.amount, asset).text })
            : t("withdraw.nextEmpty")}
        </Button>
      }
    >
      <Stack gap={6}>
        {blocked !== undefined && action.state === "idle" && <Alert tone="warning">{blocked}</Alert>}
        {!isReviewing && told !== undefined && (
          <Alert isLive tone="danger">
            {told}
          </Alert>
        )}
        {!isReviewing && quote.fault !== null && (
          <Alert isLive tone="warning" title={t("withdraw.quoteFailed")}>
            {words.fault(quote.fault)}
          </Alert>
        )}
        <AccountChoices
          accounts={accounts}
          value={account?.id ?? null}
          onValueChange={draft.setAccount}
          error={errors.account}
        />
        <AmountField
          required
          label={t("withdraw.amountLabel")}
          asset={asset}
          decimals={assetScale(asset)}
          value={draft.amount}
          onValueChange={draft.setAmount}
          min={draft.min}
          max={draft.max}
          all={draft.all}
          error={errors.amount}
        />
      </Stack>
      <SettlementSheet
        isOpen={isReviewing}
        onClose={() => onReviewing(false)}
        quote={quote}
        account={account}
        action={action}
        errors={errors}
        onRenew={renew}
        onSubmit={async (pin) => {
          if (!(await draft.submit(pin))) onReviewing(false);
        }}
      />
    </MoneyForm>
  );
};
