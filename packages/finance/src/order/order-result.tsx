import { useBalance } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { LinkButton, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { exchangePath } from "../exchange/exchange-path.ts";
import { Outcome } from "../outcome/outcome.tsx";
import type { DepositOrder } from "../wire-types.ts";
import { reasonText } from "../reason-text.ts";
import { stateTone } from "../tones.ts";
import { useFinanceWords } from "../words.ts";
import { OrderFacts } from "./order-facts.tsx";

/** What became of an order, why, and what next. */
export const OrderResult = ({ order }: { order: DepositOrder }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { value: balance } = useBalance();
  const { currency: account } = useBrand();
  const { state } = order;
  const isCoin = order.currency !== account.code;
  const text = (): ReactNode => {
    if (state === "succeeded" && isCoin) return t("order.doneCoin", { coin: order.currency });
    if (state === "succeeded")
      return (
        <>
          <span>{t("order.doneText")}</span>{" "}
          <span>{t("order.balanceIs", { balance: format.money(balance?.balance, order.currency).text })}</span>
        </>
      );
    if (state === "refused") return t("order.refusedText", { reason: reasonText(t, order.reason) });
    return t(state === "expired" ? "order.expiredText" : "order.cancelledText");
  };
  return (
    <Outcome
      tone={state === "expired" ? "warning" : stateTone(state)}
      title={t(`order.state.${state}`)}
      amount={state === "succeeded" ? order.receive : undefined}
      asset={order.currency}
      facts={<OrderFacts order={order} />}
      actions={state === "succeeded" ? <NextSteps isCoin={isCoin} /> : <Again />}
    >
      {text()}
    </Outcome>
  );
};

const NextSteps = ({ isCoin }: { isCoin: boolean }): ReactElement => {
  const t = useFinanceWords();
  return (
    <>
      {isCoin ? (
        <LinkButton variant="primary" to={exchangePath}>
          {t("order.toExchange")}
        </LinkButton>
      ) : (
        <>
          <LinkButton variant="primary" to={paths.home}>
            {t("order.toGames")}
          </LinkButton>
          <LinkButton to={paths.transfer}>{t("order.toTransfer")}</LinkButton>
        </>
      )}
      <LinkButton variant="quiet" to={paths.deposit}>
        {t("order.more")}
      </LinkButton>
    </>
  );
};

const Again = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <>
      <LinkButton variant="primary" to={paths.deposit}>
        {t("order.again")}
      </LinkButton>
      <LinkButton to={paths.transRecord}>{t("records")}</LinkButton>
    </>
  );
};
