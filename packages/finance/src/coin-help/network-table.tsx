import { type DataColumn, DataList, MoneyText, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositChannel } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./coin-help.css.ts";

const KNOWN = ["TRC20", "ERC20", "OMNI"] as const;

/** Each network of each coin: what it is like, minimum, confirmations, time, rate. */
export const NetworkTable = ({ channels }: { channels: readonly DepositChannel[] }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { currency } = useBrand();
  const columns: DataColumn<DepositChannel>[] = [
    {
      key: "network",
      header: t("coinHelp.network"),
      isLead: true,
      cell: ({ payAsset, protocol }) => (
        <span className={css.network}>
          <span className={css.strong}>
            {protocol === null || protocol === payAsset ? payAsset : `${payAsset} · ${protocol}`}
          </span>
          <span className={css.text}>
            {t(`coinHelp.protocol.${KNOWN.find((known) => known === protocol) ?? "other"}`)}
          </span>
        </span>
      ),
    },
    {
      key: "min",
      header: t("coinHelp.min"),
      isFigure: true,
      cell: ({ min, currency: asset }) => <MoneyText value={min} asset={asset} />,
    },
    {
      key: "confirmations",
      header: t("coinHelp.confirmations"),
      isFigure: true,
      cell: ({ confirmations }) =>
        confirmations === null ? "—" : t("coinHelp.confirmationsValue", { count: confirmations }),
    },
    {
      key: "eta",
      header: t("coinHelp.eta"),
      isFigure: true,
      cell: ({ etaMinutes }) => t("minutes", { minutes: etaMinutes }),
    },
    {
      key: "rate",
      header: t("coinHelp.rate"),
      isFigure: true,
      cell: ({ rate }) => format.money(rate, currency.code, { decimals: 6 }).text,
    },
  ];
  return <DataList caption={t("coinHelp.networks")} columns={columns} rows={channels} rowKey={({ id }) => id} />;
};
