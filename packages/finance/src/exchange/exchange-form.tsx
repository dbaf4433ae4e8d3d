import { isAssetCode } from "@baize/domain";
import { Form, useRefusalWords } from "@baize/feature-kit";
import { Alert, Card, MoneyText, Section, type SelectOption, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { ActBar } from "../money-form/act-bar.tsx";
import { AssetMark } from "../mark/asset-mark.tsx";
import { AmountEntry } from "../money-form/amount-entry.tsx";
import { MoneySubmit } from "../money-form/money-submit.tsx";
import { SwapEnds } from "../money-form/swap-ends.tsx";
import type { CoinWallets } from "../wire-types.ts";
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
  const exchange = useExchange(wallets, action, { isOpen: isReviewing, open: () => onReviewing(true) });
  const { form, rule, to, coin, quote, blocked } = exchange;
  return (
    <Card as="section">
      <Section title={t("exchange.form")}>
        <Form form={form}>
          <Stack gap={5}>
            {!isReviewing && quote.fault !== null && (
              <Alert isLive tone="warning">
                {words.fault(quote.fault)}
              </Alert>
            )}
            <Ends wallets={wallets} exchange={exchange} />
            <AmountEntry form={form} label={t("exchange.amountLabel")} rule={rule} all={exchange.all} />
            <div className={css.estimate}>
              <span>{t("exchange.estimate")}</span>
              <MoneyText value={exchange.estimate} asset={to} size="large" />
              <p className={css.estimateNote}>{t("exchange.rounding")}</p>
            </div>
            {blocked !== undefined && <Alert tone="warning">{blocked}</Alert>}
            <ActBar>
              <MoneySubmit
                isBusy={quote.isAsking && !isReviewing}
                blocked={blocked ?? (exchange.isUnderWay ? t("money.pendingTitle") : undefined)}
              >
                {exchange.input
                  ? t("exchange.nextAmount", { amount: format.money(exchange.input.amount, rule.asset).text })
                  : t("exchange.next")}
              </MoneySubmit>
            </ActBar>
          </Stack>
        </Form>
      </Section>
      <ExchangeSheet
        isOpen={isReviewing}
        onClose={() => onReviewing(false)}
        quote={quote}
        coin={coin}
        action={action}
        onRenew={async () => {
          if ((await exchange.renew()) === "refused") onReviewing(false);
        }}
        onConfirm={async () => {
          if (!(await exchange.submit())) onReviewing(false);
        }}
      />
    </Card>
  );
};

interface EndsProps {
  wallets: CoinWallets;
  exchange: ReturnType<typeof useExchange>;
}

const Ends = ({ wallets: { currency, list }, exchange }: EndsProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { rule, to, coin, isSelling, route } = exchange;
  const coins: SelectOption[] = list.map(({ asset }) => ({
    value: asset,
    label: asset,
    icon: <AssetMark asset={asset} />,
  }));
  const own: SelectOption[] = [
    { value: currency, label: `${t("transfer.central")} · ${currency}`, icon: <AssetMark asset={currency} /> },
  ];
  const onValueChange = (value: string): void => {
    if (isAssetCode(value) && value !== currency) route({ coin: value, isSelling });
  };
  return (
    <SwapEnds
      from={{
        label: t("exchange.from"),
        help: t("exchange.available", { amount: format.money(rule.available, rule.asset).text }),
        options: isSelling ? coins : own,
        value: rule.asset,
        onValueChange,
      }}
      to={{ label: t("exchange.to"), options: isSelling ? own : coins, value: to, onValueChange }}
      swapLabel={t("exchange.swap")}
      onSwap={() => route({ coin, isSelling: !isSelling })}
    />
  );
};
