import { isTerminalDeposit } from "@baize/domain";
import { type Description, DescriptionList, MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositOrder } from "../wire-types.ts";
import { orderNumber } from "./order-number.tsx";
import { useFinanceWords } from "../words.ts";

/** Number, times and figures of an order; of one that came to nothing, no figures of what it would have brought. */
export const OrderFacts = ({ order }: { order: DepositOrder }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const isLost = isTerminalDeposit(order.state) && order.state !== "succeeded";
  const brought: Description[] = [
    { term: t("fee"), detail: <MoneyText value={order.fee} asset={order.currency} /> },
    ...(/^0(\.0+)?$/.test(order.bonus)
      ? []
      : [
          {
            term: t("order.bonus"),
            detail: <MoneyText value={order.bonus} asset={order.currency} tone="win" sign="always" />,
          },
        ]),
    { term: t("order.receive"), detail: <MoneyText value={order.receive} asset={order.currency} />, isStrong: true },
    { term: t("order.turnover"), detail: <MoneyText value={order.turnover} /> },
  ];
  const items: Description[] = [
    orderNumber(t, order.id),
    { term: t("order.channel"), detail: <span translate="no">{order.channelName}</span> },
    { term: t("order.amount"), detail: <MoneyText value={order.amount} asset={order.currency} /> },
    ...(isLost ? [] : brought),
    { term: t("order.created"), detail: format.dateTime(order.createdAt, { seconds: true }) },
  ];
  if (order.settledAt !== null)
    items.push({ term: t("order.settled"), detail: format.dateTime(order.settledAt, { seconds: true }) });
  return <DescriptionList items={items} />;
};
