import type { Contract } from "@baize/api-client/contract";
import { callQuery } from "@baize/api-client/react";
import { money, subtractMoney, toDecimal } from "@baize/domain";
import {
  ExportButton,
  type ExportColumn,
  RecordLead,
  recordFilter,
  RecordsBody,
  RecordSums,
  useRecords,
} from "@baize/feature-kit";
import {
  type DataColumn,
  LinkButton,
  MoneyText,
  Section,
  StatusBadge,
  useBrand,
  useCategoryName,
  useFormat,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { type Earning, type Earnings, partPath } from "./agent-types.ts";
import { useAgentClient } from "./use-agent-client.ts";

const PAGE_SIZE = 20;
const rules = recordFilter(partPath("earnings"), {});

/** Commission by period: rows, and sums that equal them. */
export const EarningList = (): ReactElement => {
  const t = useMemberWords();
  const { agent } = useAgentClient();
  const records = useRecords(
    rules,
    (input) => callQuery<Contract["agent"]["earnings"]>(agent.earnings, input),
    PAGE_SIZE,
  );
  const { data, readPage } = records;
  return (
    <Section
      title={t("agent.part.earnings")}
      detail={t("agent.earningsText")}
      action={
        <ExportButton
          fileName={t("agent.file")}
          columns={useExportColumns()}
          readPage={readPage}
          disabled={data === undefined || data.total === 0}
        />
      }
    >
      <RecordsBody
        records={records}
        caption={t("agent.part.earnings")}
        columns={useColumns()}
        sums={<Sums data={data} />}
        emptyText={t("agent.noEarnings")}
        next={<LinkButton to={partPath("overview")}>{t("agent.toLink")}</LinkButton>}
      />
    </Section>
  );
};

const Sums = ({ data }: { readonly data: Earnings | undefined }): ReactElement => {
  const t = useMemberWords();
  const { code } = useBrand().currency;
  const owed = data && toDecimal(subtractMoney(money(data.sum, code), money(data.paid, code)));
  return (
    <RecordSums
      sums={[
        { term: t("agent.sum"), value: <MoneyText value={data?.sum} /> },
        { term: t("agent.paid"), value: <MoneyText value={data?.paid} /> },
        { term: t("agent.waiting"), value: <MoneyText value={owed} /> },
      ]}
      note={t("agent.sumNote")}
    />
  );
};

const usePartName = (): ((row: Earning) => string) => {
  const t = useMemberWords();
  const nameOf = useCategoryName();
  return ({ category }) => (category === null ? t("agent.net") : nameOf(category));
};

const useColumns = (): readonly DataColumn<Earning>[] => {
  const t = useMemberWords();
  const { percent } = useFormat();
  const partOf = usePartName();
  return [
    {
      key: "day",
      header: t("agent.day"),
      isLead: true,
      cell: ({ day, invitee }) => <RecordLead name={<span translate="no">{day}</span>} note={invitee} />,
    },
    { key: "part", header: t("agent.of"), cell: (row) => <span>{partOf(row)}</span> },
    { key: "base", header: t("agent.amountOf"), isFigure: true, cell: ({ base }) => <MoneyText value={base} /> },
    {
      key: "percent",
      header: t("agent.percent"),
      isFigure: true,
      cell: (row) => <span translate="no">{percent(row.percent)}</span>,
    },
    {
      key: "paid",
      header: t("agent.state.column"),
      cell: ({ paid }) => (
        <StatusBadge tone={paid ? "win" : "neutral"}>{t(paid ? "agent.isPaid" : "agent.isWaiting")}</StatusBadge>
      ),
    },
    {
      key: "amount",
      header: t("agent.commission"),
      isFigure: true,
      cell: ({ amount }) => <MoneyText value={amount} tone="auto" />,
    },
  ];
};

const useExportColumns = (): readonly ExportColumn<Earning>[] => {
  const t = useMemberWords();
  const partOf = usePartName();
  return [
    { header: t("agent.day"), text: ({ day }) => day },
    { header: t("agent.invitee"), text: ({ invitee }) => invitee },
    { header: t("agent.of"), text: partOf },
    { header: t("agent.amountOf"), text: ({ base }) => base },
    { header: t("agent.percent"), text: ({ percent }) => percent },
    { header: t("agent.commission"), text: ({ amount }) => amount },
    { header: t("agent.state.column"), text: ({ paid }) => t(paid ? "agent.isPaid" : "agent.isWaiting") },
  ];
};
