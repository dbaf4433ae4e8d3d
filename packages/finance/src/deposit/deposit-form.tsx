import { cleanName } from "@baize/domain";
import { Alert, Card, MoneyText, Section, Stack, TextField, useFormat } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { AmountEntry } from "../money-form/amount-entry.tsx";
import { MoneyForm } from "../money-form/money-form.tsx";
import { MoneySubmit } from "../money-form/money-submit.tsx";
import { ReviewSheet } from "../review-sheet/review-sheet.tsx";
import * as text from "../text.css.ts";
import type { DepositMethod } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { ChannelChoices } from "./channel-choices.tsx";
import { DepositSummary } from "./deposit-summary.tsx";
import { LimitLine } from "./limit-line.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import { type DepositAction, useDeposit } from "./use-deposit.ts";

export interface DepositFormProps {
  methods: readonly DepositMethod[];
  action: DepositAction;
  isReviewing: boolean;
  onReviewing: (isReviewing: boolean) => void;
  /** After the entries, where they are not at the head of the page. */
  guides?: ReactNode;
}

/** Enter and review; the order page is the result. */
export const DepositForm = ({
  methods,
  action,
  isReviewing,
  onReviewing,
  guides,
}: DepositFormProps): ReactElement | null => {
  const t = useFinanceWords();
  const format = useFormat();
  const deposit = useDeposit(methods, action, () => onReviewing(true));
  const { form, method, channel, asset, quote } = deposit;
  if (!method) return null;
  const amountText = format.money(quote?.amount, asset).text;
  return (
    <MoneyForm
      form={form}
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
        <MoneySubmit blocked={deposit.isUnderWay ? t("money.pendingTitle") : deposit.closed}>
          {quote ? t("deposit.next", { amount: amountText }) : t("deposit.nextEmpty")}
        </MoneySubmit>
      }
    >
      <Stack gap={5}>
        <ChannelChoices
          methods={methods}
          method={method}
          channel={channel}
          onChoose={deposit.choose}
          error={form.errorAt("channel")}
        />
        <ChannelEntries deposit={deposit} />
        <Tips />
        {guides}
      </Stack>
      <Review {...{ deposit, action, isReviewing, onReviewing, amountText }} />
    </MoneyForm>
  );
};

interface ReviewProps extends Pick<DepositFormProps, "action" | "isReviewing" | "onReviewing"> {
  deposit: ReturnType<typeof useDeposit>;
  amountText: string;
}

const Review = ({ deposit, action, isReviewing, onReviewing, amountText }: ReviewProps): ReactElement => {
  const t = useFinanceWords();
  const { form, channel, quote } = deposit;
  return (
    <ReviewSheet
      isOpen={isReviewing}
      onClose={() => onReviewing(false)}
      title={t("deposit.review")}
      detail={t("deposit.reviewText")}
      action={action}
      confirmLabel={t("deposit.confirm", { amount: amountText })}
      onConfirm={deposit.submit}
    >
      <DepositSummary
        channel={channel}
        quote={quote}
        review={{ payerName: channel?.needsPayer ? cleanName(form.values.payerName).text : "" }}
      />
    </ReviewSheet>
  );
};

/** Entries of the chosen channel. */
const ChannelEntries = ({ deposit }: { deposit: ReturnType<typeof useDeposit> }): ReactElement | null => {
  const t = useFinanceWords();
  const { form, channel, asset, quote, isJoining } = deposit;
  if (channel === null) return null;
  const { payAsset, coinType, min, max, quick, needsPayer, offer } = channel;
  return (
    <>
      {asset === payAsset && coinType !== null && <Alert tone="info">{t("deposit.walletHelp", { coin: asset })}</Alert>}
      <AmountEntry
        key={channel.id}
        form={form}
        label={t("deposit.amountLabel")}
        rule={{ asset, min, max }}
        quick={quick}
      />
      <LimitLine />
      {needsPayer && (
        <TextField
          {...form.field("payerName")}
          required
          clean={cleanName}
          label={t("deposit.payer")}
          help={t("deposit.payerHelp")}
          autoComplete="name"
          translate="no"
          maxLength={60}
        />
      )}
      {offer && (
        <OfferChoice
          channel={channel}
          offer={offer}
          isJoining={isJoining}
          onJoin={(next) => form.set({ offer: next })}
          quote={quote}
          error={form.errorAt("offer")}
        />
      )}
    </>
  );
};

const Tips = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <Section size="card" title={t("deposit.tips")}>
      <ul className={text.tips}>
        <li>{t("deposit.tip1")}</li>
        <li>{t("deposit.tip2")}</li>
        <li>{t("deposit.tip3")}</li>
      </ul>
    </Section>
  );
};
