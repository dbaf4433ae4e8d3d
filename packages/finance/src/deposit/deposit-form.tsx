import { assetScale } from "@baize/domain";
import { Alert, AmountField, Button, Card, MoneyText, Section, Stack, TextField, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { MoneyForm } from "../money-form/money-form.tsx";
import type { DepositMethod } from "../wire-types.ts";
import { ReviewSheet } from "../review-sheet/review-sheet.tsx";
import { useFinanceWords } from "../words.ts";
import { ChannelChoices } from "./channel-choices.tsx";
import { DepositSummary } from "./deposit-summary.tsx";
import * as css from "./deposit.css.ts";
import { OfferChoice } from "./offer-choice.tsx";
import { type DepositAction, firstChannel, useDeposit } from "./use-deposit.ts";

export interface DepositFormProps {
  methods: readonly DepositMethod[];
  action: DepositAction;
  isReviewing: boolean;
  onReviewing: (isReviewing: boolean) => void;
}

/** Enter and review; the order page is the result. */
export const DepositForm = ({ methods, action, isReviewing, onReviewing }: DepositFormProps): ReactElement | null => {
  const t = useFinanceWords();
  const format = useFormat();
  const draft = useDeposit(methods, action);
  const { method, channel, asset, quote, errors } = draft;
  if (!method) return null;
  const isUnderWay = action.state === "confirming" || action.state === "sending";
  const amountText = format.money(quote?.amount, asset).text;
  const formError = errors.form ?? (channel?.offer == null ? errors.offer : undefined);

  return (
    <MoneyForm
      onSubmit={() => {
        if (draft.check() && !isUnderWay) onReviewing(true);
      }}
      summary={
        <>
          <span>{t("deposit.receive")}</span>
          <MoneyText value={quote?.receive} asset={asset} />
        </>
      }
      aside={
        <Card as="section">
          <Section size="card" title={t("deposit.estimate")}>
            <DepositSummary channel={channel} quote={quote} />
          </Section>
        </Card>
      }
      action={
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          disabledReason={isUnderWay ? t("money.pendingTitle") : undefined}
        >
          {quote ? t("deposit.next", { amount: amountText }) : t("deposit.nextEmpty")}
        </Button>
      }
    >
      <Stack gap={6}>
        {formError !== undefined && (
          <Alert isLive tone="danger">
            {formError}
          </Alert>
        )}
        <ChannelChoices
          methods={methods}
          method={method}
          channel={channel}
          onMethod={(next) => draft.choose(next.id, firstChannel(next))}
          onChannel={(next) => draft.choose(method.id, next)}
          error={errors.channel}
        />
        {channel && (
          <>
            {channel.currency === channel.payAsset && channel.coinType !== null && (
              <Alert tone="info">{t("deposit.walletHelp", { coin: channel.currency })}</Alert>
            )}
            <AmountField
              key={channel.id}
              label={t("deposit.amountLabel")}
              required
              value={draft.amount}
              onValueChange={draft.setAmount}
              asset={asset}
              decimals={assetScale(asset)}
              min={channel.min}
              max={channel.max}
              quick={channel.quick}
              error={errors.amount}
            />
            {channel.needsPayer && (
              <TextField
                required
                label={t("deposit.payer")}
                help={t("deposit.payerHelp")}
                autoComplete="name"
                maxLength={60}
                value={draft.payerName}
                onChange={(event) => draft.setPayerName(event.target.value)}
                error={errors.payer}
              />
            )}
            {channel.offer && (
              <OfferChoice
                channel={channel}
                offer={channel.offer}
                isJoining={draft.isJoining}
                onJoin={draft.setJoining}
                quote={quote}
                error={errors.offer}
              />
            )}
          </>
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
        onClose={() => onReviewing(false)}
        title={t("deposit.review")}
        detail={t("deposit.reviewText")}
        action={action}
        confirmLabel={t("deposit.confirm", { amount: amountText })}
        onConfirm={draft.submit}
      >
        <DepositSummary
          channel={channel}
          quote={quote}
          review={{ payerName: channel?.needsPayer ? draft.payerName.trim() : "" }}
        />
      </ReviewSheet>
    </MoneyForm>
  );
};
