import { assetScale, isAssetCode } from "@baize/domain";
import { useRefusalWords } from "@baize/feature-kit";
import {
  Alert,
  AmountField,
  Button,
  Card,
  IconButton,
  MoneyText,
  Section,
  SelectField,
  type SelectOption,
  Stack,
  SwapIcon,
  useFormat,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { CoinWallets } from "../wire-types.ts";
import * as ends from "../transfer/transfer.css.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./exchange.css.ts";
import { ExchangeSheet } from "./exchange-sheet.tsx";
import { type ExchangeAction, useExchange } from "./use-exchange.ts";

export interface ExchangeFormProps {
  wallets: CoinWallets;
  action: ExchangeAction;
  isReviewing: boolean;
  onReviewing: (isReviewing: boolean) => void;
}

/** From, to, amount; then a quote to look at. One end is always the account currency. */
export const ExchangeForm = ({ wallets, action, isReviewing, onReviewing }: ExchangeFormProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const draft = useExchange(wallets, action);
  const { from, to, coin, isSelling, quote, errors, blocked } = draft;
  const coins: SelectOption[] = wallets.list.map(({ asset }) => ({ value: asset, label: asset }));
  const own: SelectOption[] = [{ value: wallets.currency, label: `${t("transfer.central")} · ${wallets.currency}` }];
  const choose = (value: string): void => {
    if (isAssetCode(value) && value !== wallets.currency) draft.route({ coin: value, isSelling });
  };
  const told = errors.form ?? errors.quote;
  return (
    <Card as="section">
      <Section title={t("exchange.form")}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void draft.settle().then((taken) => taken === "taken" && onReviewing(true));
          }}
        >
          <Stack gap={5}>
            {!isReviewing && told !== undefined && (
              <Alert isLive tone="danger">
                {told}
              </Alert>
            )}
            {!isReviewing && quote.fault !== null && (
              <Alert isLive tone="warning">
                {words.fault(quote.fault)}
              </Alert>
            )}
            <div className={ends.ends}>
              <SelectField
                label={t("exchange.from")}
                help={t("exchange.available", { amount: format.money(draft.available, from).text })}
                options={isSelling ? coins : own}
                value={from}
                onValueChange={choose}
              />
              <div className={ends.swap}>
                <IconButton
                  variant="secondary"
                  label={t("exchange.swap")}
                  onPress={() => draft.route({ coin, isSelling: !isSelling })}
                >
                  <span className={ends.swapIcon}>
                    <SwapIcon />
                  </span>
                </IconButton>
              </div>
              <SelectField
                label={t("exchange.to")}
                options={isSelling ? own : coins}
                value={to}
                onValueChange={choose}
              />
            </div>
            <AmountField
              key={from}
              required
              label={t("exchange.amountLabel")}
              asset={from}
              decimals={assetScale(from)}
              value={draft.amount}
              onValueChange={draft.setAmount}
              min={draft.min}
              max={draft.max}
              all={draft.all}
              error={errors.amount}
            />
            <div className={css.about}>
              <span>{t("exchange.about")}</span>
              <MoneyText value={draft.about} asset={to} size="large" />
              <p className={css.aboutNote}>{t("exchange.rounding")}</p>
            </div>
            {blocked !== undefined && <Alert tone="warning">{blocked}</Alert>}
            <Button
              type="submit"
              variant="primary"
              size="large"
              fullWidth
              loading={quote.isAsking && !isReviewing}
              disabledReason={blocked ?? (draft.isUnderWay ? t("money.pendingTitle") : undefined)}
            >
              {draft.input
                ? t("exchange.nextAmount", { amount: format.money(draft.input.amount, from).text })
                : t("exchange.next")}
            </Button>
          </Stack>
        </form>
      </Section>
      <ExchangeSheet
        isOpen={isReviewing}
        onClose={() => onReviewing(false)}
        quote={quote}
        coin={coin}
        action={action}
        onRenew={async () => {
          if ((await draft.settle()) === "refused") onReviewing(false);
        }}
        onConfirm={async () => {
          if (!(await draft.submit())) onReviewing(false);
        }}
      />
    </Card>
  );
};
