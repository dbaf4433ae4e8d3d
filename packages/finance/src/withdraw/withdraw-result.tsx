import { callQuery } from "@baize/api-client/react";
import { isTerminalWithdraw, paths } from "@baize/domain";
import { Button, type Description, DescriptionList, LinkButton, MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { Outcome } from "../outcome/outcome.tsx";
import { usePolledOrder } from "../polled-order/use-polled-order.ts";
import type { WithdrawOrder } from "../wire-types.ts";
import { reasonText } from "../reason-text.ts";
import { stateTone } from "../tones.ts";
import { orderNumber } from "../order/order-number.tsx";
import { useFinanceWords } from "../words.ts";

/** What became of a withdrawal. It cannot be taken back (docs/player-protection.md PP24). */
export const WithdrawResult = ({
  order: submitted,
  onAgain,
}: {
  order: WithdrawOrder;
  onAgain: () => void;
}): ReactElement => {
  const t = useFinanceWords();
  const { withdrawOrder } = useClient().finance;
  const { data = submitted } = usePolledOrder(
    (options) => ({ ...callQuery(withdrawOrder, { id: submitted.id }, options), initialData: submitted }),
    { isSettled: ({ state }) => isTerminalWithdraw(state) },
  );
  return (
    <Outcome
      tone={stateTone(data.state)}
      title={t(`withdraw.state.${data.state}`)}
      amount={data.amount}
      asset={data.currency}
      facts={<Facts order={data} />}
      actions={
        <>
          <LinkButton variant="primary" to={paths.transRecord}>
            {t("records")}
          </LinkButton>
          <LinkButton to={paths.home}>{t("toHome")}</LinkButton>
          <Button variant="quiet" onPress={onAgain}>
            {t("withdraw.again")}
          </Button>
        </>
      }
    >
      {t(`withdraw.stateText.${data.state}`, { reason: reasonText(t, data.reason) })}
    </Outcome>
  );
};

const Facts = ({ order }: { order: WithdrawOrder }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const money = (value: string): ReactElement => <MoneyText value={value} asset={order.currency} />;
  const items: Description[] = [
    orderNumber(t, order.id),
    {
      term: t("withdraw.to"),
      detail: t("withdraw.masked", { name: order.account.label, masked: order.account.masked }),
    },
    { term: t("fee"), detail: money(order.fee) },
    { term: t("withdraw.arrives"), detail: money(order.receive), isStrong: true },
    ...(order.coin
      ? [
          {
            term: t("withdraw.coinExact", { coin: order.coin.payAsset }),
            detail: <MoneyText value={order.coin.payAmount} asset={order.coin.payAsset} />,
            isStrong: true,
          },
        ]
      : []),
    { term: t("withdraw.submitted"), detail: format.dateTime(order.createdAt, { seconds: true }) },
  ];
  return <DescriptionList items={items} />;
};
