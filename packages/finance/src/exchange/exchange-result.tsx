import { paths } from "@baize/domain";
import { Button, type Description, DescriptionList, LinkButton, MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { Outcome } from "../outcome/outcome.tsx";
import type { Exchanged } from "../wire-types.ts";
import { orderNumber } from "../order/order-number.tsx";
import { useFinanceWords } from "../words.ts";

/** What an exchange gave, with number, rate and both balances. */
export const ExchangeResult = ({ done, onAgain }: { done: Exchanged; onAgain: () => void }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { from, to, wallet, balance } = done;
  const isSold = from === wallet.asset;
  const own = isSold ? to : from;
  const facts: Description[] = [
    orderNumber(t, done.orderNo),
    { term: t("exchange.spent"), detail: <MoneyText value={done.amount} asset={from} /> },
    {
      term: t("quote.rate"),
      detail: t("quote.rateValue", { coin: wallet.asset, rate: format.money(done.rate, own, { decimals: 6 }).text }),
    },
    {
      term: t("exchange.walletBalance", { coin: wallet.asset }),
      detail: <MoneyText value={wallet.balance} asset={wallet.asset} />,
    },
    { term: t("exchange.balance"), detail: <MoneyText value={balance.balance} asset={own} /> },
    { term: t("time"), detail: format.dateTime(done.time, { seconds: true }) },
  ];
  return (
    <Outcome
      tone="win"
      title={t("exchange.done")}
      amount={done.receive}
      asset={to}
      facts={<DescriptionList items={facts} />}
      actions={
        <>
          <Button variant="primary" onPress={onAgain}>
            {t("exchange.again")}
          </Button>
          {isSold && <LinkButton to={paths.withdraw}>{t("exchange.toWithdraw")}</LinkButton>}
          <LinkButton variant={isSold ? "quiet" : "secondary"} to={`${paths.transRecord}?kind=exchange`}>
            {t("records")}
          </LinkButton>
        </>
      }
    >
      {t("exchange.doneText", {
        amount: format.money(done.receive, to).text,
        wallet: isSold ? t("exchange.central") : t("exchange.coinWallet", { coin: wallet.asset }),
      })}
    </Outcome>
  );
};
