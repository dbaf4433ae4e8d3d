import { isTerminalDeposit } from "@baize/domain";
import { type Description, DescriptionList, LinkButton, MoneyText, StatusBadge, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { orderPath } from "../order/order-path.ts";
import type { DepositOrder, Transaction } from "../wire-types.ts";
import { reasonText } from "../reason-text.ts";
import { hasMoved, stateTone } from "../tones.ts";
import { orderNumber } from "../order/order-number.tsx";
import { useFinanceWords } from "../words.ts";
import * as css from "./records.css.ts";
import { useRecordLabel } from "./use-record-label.ts";

/** Link to the order of a deposit. */
export const RecordFooter = ({ row }: { row: Transaction }): ReactElement => {
  const t = useFinanceWords();
  const isOver = isTerminalDeposit(row.state as DepositOrder["state"]);
  return (
    <LinkButton variant={isOver ? "secondary" : "primary"} fullWidth to={orderPath(row.id)}>
      {t("record.toOrder")}
    </LinkButton>
  );
};

/** One entry with everything that is known of it. */
export const RecordFacts = ({ row }: { row: Transaction }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const labelOf = useRecordLabel();
  const items: Description[] = [
    { term: t("record.type"), detail: t(`record.kind.${row.kind}`) },
    { term: t("record.label"), detail: <span translate="no">{labelOf(row)}</span> },
    orderNumber(t, row.id),
    { term: t("fee"), detail: <MoneyText value={row.fee} asset={row.currency} /> },
    ...(row.coin
      ? [
          {
            term: t("record.coinSide"),
            detail: (
              <MoneyText
                value={row.coin.amount}
                asset={row.coin.asset}
                sign={hasMoved(row.state) ? "always" : "never"}
              />
            ),
          },
          {
            term: t("record.rate"),
            detail: t("quote.rateValue", {
              coin: row.coin.asset,
              rate: format.money(row.coin.rate, row.currency, { decimals: 6 }).text,
            }),
          },
        ]
      : []),
    { term: t("time"), detail: format.dateTime(row.time, { seconds: true }) },
  ];
  if (row.settledAt !== null)
    items.push({ term: t("record.settled"), detail: format.dateTime(row.settledAt, { seconds: true }) });
  if (row.reason !== null) items.push({ term: t("record.reason"), detail: reasonText(t, row.reason) });
  return (
    <>
      <div className={css.sheetTop}>
        <MoneyText
          value={row.amount}
          asset={row.currency}
          size="large"
          sign={hasMoved(row.state) ? "always" : "never"}
          tone={hasMoved(row.state) ? "plain" : "muted"}
        />
        <StatusBadge tone={stateTone(row.state)}>{t(`record.state.${row.state}`)}</StatusBadge>
      </div>
      <DescriptionList items={items} />
    </>
  );
};
