import { isRefusalError, type MoneyAction } from "@baize/api-client/react";
import type { Contract } from "@baize/api-client/contract";
import { assetScale, parseMoney, toDecimal } from "@baize/domain";
import { Alert, AmountField, Button, Card, CodeField, MoneyText, Section, Stack, useFormat } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { checkAmount, readAmount, smallest } from "../amount-check.ts";
import { type FinanceCode, useFaultWords } from "../errors.ts";
import { MoneyForm } from "../money-form/money-form.tsx";
import { MoneyStatus } from "../money-status/money-status.tsx";
import type { PayoutAccount, WithdrawInfo } from "../queries.ts";
import { ReviewSheet } from "../review-sheet/review-sheet.tsx";
import { useFinanceWords } from "../words.ts";
import { AccountChoices, isUsable } from "./account-choices.tsx";
import { Settlement } from "./settlement.tsx";
import { usePreview } from "./use-preview.ts";

export interface WithdrawFormProps {
  info: WithdrawInfo;
  accounts: readonly PayoutAccount[];
  action: MoneyAction<Contract["finance"]["withdrawSubmit"]>;
}
type Place = "amount" | "account" | "password" | "form";

const PLACES: Readonly<Partial<Record<FinanceCode, Place>>> = {
  amount_invalid: "amount",
  amount_below_min: "amount",
  amount_above_max: "amount",
  insufficient_funds: "amount",
  daily_quota_used: "amount",
  account_unknown: "account",
  account_cooling_off: "account",
  withdraw_password_wrong: "password",
  withdraw_password_locked: "password",
};
const isNothing = (decimal: string, asset: WithdrawInfo["currency"]): boolean => (parseMoney(decimal, asset)?.minor ?? 0n) <= 0n;

/** Account and amount, their fees as they are entered, the settlement sheet with the withdrawal password. */
export const WithdrawForm = ({ info, accounts, action }: WithdrawFormProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useFaultWords();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [amount, setAmount] = useState("");
  const [pin, setPin] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isPinChecked, setPinChecked] = useState(false);
  const [isReviewing, setReviewing] = useState(false);

  const { currency: asset, available, min } = info;
  const max = smallest([info.max, info.quotaLeft], asset) ?? info.max;
  const usable = accounts.filter(isUsable);
  const account = accounts.find(({ id }) => id === chosenId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const entered = readAmount(amount, asset);
  const fault = checkAmount(amount, { asset, min, max, available });
  const draft = account && entered && fault === null ? { accountId: account.id, amount: toDecimal(entered) } : null;
  const preview = usePreview(draft);

  const blocked = ((): string | undefined => {
    if (!isNothing(info.turnover.left, asset)) return t("withdraw.blocked.turnover");
    if (info.timesLeft !== null && info.timesLeft <= 0) return t("withdraw.blocked.times");
    if (checkAmount(available, { asset, min, max: available }) !== null) return t("withdraw.blocked.money");
    return action.state === "confirming" || action.state === "sending" ? t("money.pendingTitle") : undefined;
  })();

  const refused = action.result !== null && !action.result.ok ? action.result : isRefusalError(preview.error) ? preview.error : null;
  const refusal = refused === null ? null : words.refusal({ code: refused.code as FinanceCode, detail: refused.detail });
  const place: Place | null = refused === null ? null : (PLACES[refused.code as FinanceCode] ?? "form");
  const refusedAt = (where: Place): string | undefined => (place === where && refusal !== null ? refusal : undefined);

  const money = (decimal: string): string => format.money(decimal, asset, { trimZeros: true }).text;
  const amountError = ((): string | undefined => {
    const told = refusedAt("amount");
    if (told !== undefined) return told;
    return isChecked && fault !== null ? t(`withdraw.${fault}`, { min: money(min), max: money(max), available: money(available) }) : undefined;
  })();
  const change = (apply: () => void): void => {
    apply();
    action.reset();
  };
  const review = (): void => {
    setChecked(true);
    if (draft && blocked === undefined && preview.data) setReviewing(true);
  };
  const submit = async (): Promise<void> => {
    setPinChecked(pin.length !== 6);
    if (!draft || pin.length !== 6) return;
    const { accountId, amount: exact } = draft;
    setPin("");
    const result = await action.submit(async ({ seal, keyId }) => ({ accountId, amount: exact, password: await seal(pin), keyId }));
    if (result !== null && !result.ok && PLACES[result.code] !== "password") setReviewing(false);
  };
  const label = draft ? t("withdraw.next", { amount: format.money(draft.amount, asset).text }) : t("withdraw.nextEmpty");

  return (
    <MoneyForm
      onSubmit={review}
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
        <Button type="submit" variant="primary" size="large" fullWidth disabledReason={blocked} loading={draft !== null && preview.isFetching}>
          {label}
        </Button>
      }
    >
      <Stack gap={6}>
        {!isReviewing && <MoneyStatus action={action} />}
        {blocked !== undefined && action.state === "idle" && <Alert tone="warning">{blocked}</Alert>}
        {!isReviewing && refusedAt("form") !== undefined && (
          <Alert isLive tone="danger">
            {refusal}
          </Alert>
        )}
        <AccountChoices
          accounts={accounts}
          value={account?.id ?? null}
          onValueChange={(id) => change(() => setChosenId(id))}
          error={refusedAt("account") ?? (isChecked && !account ? t("withdraw.chooseAccount") : undefined)}
        />
        <AmountField
          required
          label={t("withdraw.amountLabel")}
          asset={asset}
          decimals={assetScale(asset)}
          value={amount}
          onValueChange={(next) => change(() => setAmount(next))}
          min={min}
          max={max}
          all={smallest([available, max], asset)}
          error={amountError}
        />
      </Stack>
      <ReviewSheet
        isOpen={isReviewing}
        onClose={() => {
          setReviewing(false);
          setPin("");
        }}
        title={t("withdraw.settlement")}
        detail={t("withdraw.settlementText")}
        action={action}
        refusal={refusedAt("form")}
        confirmLabel={t("withdraw.submit", { amount: format.money(draft?.amount, asset).text })}
        onConfirm={submit}
      >
        <Settlement preview={preview.data} account={account} />
        <CodeField
          mask
          required
          label={t("withdraw.password")}
          help={t("withdraw.passwordHelp")}
          value={pin}
          disabled={action.state !== "idle" && action.state !== "settled"}
          onValueChange={(next) => {
            setPin(next);
            setPinChecked(false);
            if (next !== "") action.reset();
          }}
          error={refusedAt("password") ?? (isPinChecked ? t("withdraw.passwordShort") : undefined)}
        />
      </ReviewSheet>
    </MoneyForm>
  );
};
