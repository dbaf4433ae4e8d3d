import { type MoneyResult, useClient, useMoneyAction } from "@baize/api-client/react";
import type { Contract } from "@baize/api-client/contract";
import { assetScale } from "@baize/domain";
import { AmountField, Button, Card, MoneyText, Section, Stack, useBrand, useFormat, useNavigate } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { checkAmount } from "../amount-check.ts";
import { useFaultWords } from "../errors.ts";
import { MoneyForm } from "../money-form/money-form.tsx";
import { MoneyStatus } from "../money-status/money-status.tsx";
import { orderPath } from "../order/order-path.ts";
import { type DepositChannel, type DepositMethod, depositMethodsQuery, depositOpenQuery } from "../queries.ts";
import { ReviewSheet } from "../review-sheet/review-sheet.tsx";
import { useFinanceWords } from "../words.ts";
import { ChannelChoices } from "./channel-choices.tsx";
import { DepositSummary } from "./deposit-summary.tsx";
import * as css from "./deposit.css.ts";
import { quoteDeposit } from "./quote-deposit.ts";

const usable = (channels: readonly DepositChannel[]): DepositChannel | undefined => {
  const open = channels.filter(({ maintenance }) => maintenance === null);
  return open.find(({ recommended }) => recommended) ?? open[0];
};

/** Enter and review; the order page is the result. */
export const DepositForm = ({ methods }: { methods: readonly DepositMethod[] }): ReactElement | null => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useFaultWords();
  const navigate = useNavigate();
  const client = useClient();
  const queryClient = useQueryClient();
  const { currency } = useBrand();
  const [choice, setChoice] = useState<{ readonly methodId?: string; readonly channelId?: string }>({});
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isReviewing, setReviewing] = useState(false);

  const settled = (result: MoneyResult<Contract["finance"]["depositCreate"]>): void => {
    if (result.ok) return void navigate(orderPath(result.data.id));
    if (result.code === "order_open" && result.detail["id"] !== undefined) return void navigate(orderPath(result.detail["id"], true));
    if (result.code === "order_open") void queryClient.invalidateQueries(depositOpenQuery(client));
    if (result.code === "channel_closed" || result.code === "channel_unknown") void queryClient.invalidateQueries(depositMethodsQuery(client));
    setReviewing(false);
  };
  const action = useMoneyAction((from) => from.finance.depositCreate, { onSettled: settled });

  const method = methods.find(({ id }) => id === choice.methodId) ?? methods.find(({ channels }) => usable(channels) !== undefined) ?? methods[0];
  if (!method) return null;
  const chosen = method.channels.find(({ id }) => id === choice.channelId);
  const channel = chosen ?? usable(method.channels) ?? null;
  const quote = channel && quoteDeposit(channel, amount, currency.code);
  const refused = action.result !== null && !action.result.ok ? action.result : null;
  const isAmountRefused = refused?.code.startsWith("amount_") ?? false;

  const limit = (decimal: string): string => format.money(decimal, currency.code, { trimZeros: true }).text;
  const fault = channel ? checkAmount(amount, { asset: currency.code, min: channel.min, max: channel.max }) : null;
  const amountError = (): string | undefined => {
    if (refused && isAmountRefused) return words.refusal(refused);
    if (!isChecked || !channel || fault === null || fault === "aboveAvailable") return undefined;
    return t(`deposit.${fault}`, { min: limit(channel.min), max: limit(channel.max) });
  };
  const change = (next: string): void => {
    setAmount(next);
    action.reset();
  };
  const choose = (next: { methodId: string; channelId?: string }): void => {
    setChoice(next);
    setChecked(false);
    action.reset();
  };
  const review = (): void => {
    setChecked(true);
    if (channel && channel.maintenance === null && fault === null) setReviewing(true);
  };
  const isUnderWay = action.state === "confirming" || action.state === "sending";
  const label = quote ? t("deposit.next", { amount: format.money(quote.amount, currency.code).text }) : t("deposit.nextEmpty");

  return (
    <MoneyForm
      onSubmit={review}
      summary={
        <>
          <span>{t("deposit.receive")}</span>
          <MoneyText value={quote?.receive} asset={currency.code} />
        </>
      }
      aside={
        <Card as="section">
          <Section size="card" title={t("deposit.estimate")}>
            <DepositSummary channel={channel} quote={quote} currency={currency.code} />
          </Section>
        </Card>
      }
      action={
        <Button type="submit" variant="primary" size="large" fullWidth disabledReason={isUnderWay ? t("money.pendingTitle") : undefined}>
          {label}
        </Button>
      }
    >
      <Stack gap={6}>
        {!isReviewing && <MoneyStatus action={action} />}
        <ChannelChoices
          methods={methods}
          method={method}
          channel={channel}
          onMethod={({ id }) => choose({ methodId: id })}
          onChannel={({ id }) => choose({ methodId: method.id, channelId: id })}
          error={refused && !isAmountRefused ? words.refusal(refused) : isChecked && !channel ? t("deposit.chooseChannel") : undefined}
        />
        {channel && (
          <AmountField
            label={t("deposit.amountLabel")}
            required
            value={amount}
            onValueChange={change}
            asset={currency.code}
            decimals={assetScale(currency.code)}
            min={channel.min}
            max={channel.max}
            quick={channel.quick}
            error={amountError()}
          />
        )}
        <Section size="card" title={t("deposit.tips")}>
          <ul className={css.tips}>
            <li>{t("deposit.tip1")}</li>
            <li>{t("deposit.tip2")}</li>
            <li>{t("deposit.tip3")}</li>
          </ul>
        </Section>
      </Stack>
      <ReviewSheet
        isOpen={isReviewing}
        onClose={() => setReviewing(false)}
        title={t("deposit.review")}
        detail={t("deposit.reviewText")}
        action={action}
        confirmLabel={t("deposit.confirm", { amount: format.money(quote?.amount, currency.code).text })}
        onConfirm={async () => (channel && quote ? action.submit({ channelId: channel.id, amount: quote.amount }) : null)}
      >
        <DepositSummary withChannel channel={channel} quote={quote} currency={currency.code} />
      </ReviewSheet>
    </MoneyForm>
  );
};
