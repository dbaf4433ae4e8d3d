import type { CategoryId } from "@baize/domain";
import { Badge, type DataColumn, DataList, Section, Stack, useCategoryName, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import type { AgentTable, Tier } from "./agent-types.ts";
import * as css from "./agent.css.ts";

export interface CommissionTableProps {
  readonly table: AgentTable;
  /** The member's own: 1 the first, 0 none. */
  readonly own?: number;
}

/** What is paid at how many active invitees, and what the figures mean. */
export const CommissionTable = ({ table, own = 0 }: CommissionTableProps): ReactElement => {
  const t = useMemberWords();
  const { money } = useFormat();
  const { base, activeDays, activeTurnover, minimum, tiers } = table;
  return (
    <Section title={t("agent.table")} detail={t(`agent.base.${base}`)}>
      <Stack gap={3}>
        <DataList
          caption={t("agent.table")}
          columns={useTierColumns(table, own)}
          rows={tiers}
          rowKey={({ active }, index) => `${index} ${active}`}
        />
        <ul className={css.notes}>
          <li>{t.rich("agent.activeIs", { days: activeDays, turnover: money(activeTurnover).text, kept })}</li>
          <li>{t.rich("agent.paidFrom", { minimum: money(minimum).text, kept })}</li>
          <li>{t("agent.barred")}</li>
        </ul>
      </Stack>
    </Section>
  );
};

const UNKNOWN = "—";

const useTierColumns = ({ tiers }: AgentTable, own: number): readonly DataColumn<Tier>[] => {
  const t = useMemberWords();
  const { percent } = useFormat();
  const nameOf = useCategoryName();
  const parts = [...new Set(tiers.flatMap(({ percents }) => percents.map(({ category }) => category)))];
  const percentOf = (tier: Tier, part: CategoryId | null): string => {
    const found = tier.percents.find(({ category }) => category === part);
    return found === undefined ? UNKNOWN : percent(found.percent);
  };
  return [
    {
      key: "active",
      header: t("agent.active"),
      isLead: true,
      cell: (tier) => (
        <span className={css.tier}>
          <span>{t.rich("agent.from", { count: tier.active, kept })}</span>
          {tiers.indexOf(tier) === own - 1 && <Badge>{t("agent.own")}</Badge>}
        </span>
      ),
    },
    ...parts.map((part) => ({
      key: String(part),
      header: part === null ? t("agent.percent") : nameOf(part),
      isFigure: true,
      cell: (tier: Tier) => <span translate="no">{percentOf(tier, part)}</span>,
    })),
  ];
};
