import { callQuery } from "@baize/api-client/react";
import { useNavigate, useRefusalWords, useSearchParams } from "@baize/feature-kit";
import {
  type DataColumn,
  DataList,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
  Section,
  StatusBadge,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { type Invitee, inviteesPath, partPath } from "./agent-types.ts";
import { useAgentClient } from "./use-agent-client.ts";

const PAGE_SIZE = 20;

/** Those whom the member has invited. */
export const InviteeList = (): ReactElement => {
  const t = useMemberWords();
  const words = useRefusalWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get("page") ?? "";
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { agent } = useAgentClient();
  const { data, error, refetch } = useQuery(callQuery(agent.invitees, { page, size: PAGE_SIZE }));
  return (
    <Section title={t("agent.part.invitees")} detail={t("agent.inviteesText")}>
      <DataList
        caption={t("agent.part.invitees")}
        columns={useColumns()}
        rows={data?.list}
        rowKey={(_, index) => String(index)}
        error={
          data === undefined &&
          error !== null && (
            <ErrorState title={t("agent.inviteesFailed")} onRetry={refetch}>
              {words.fault(error)}
            </ErrorState>
          )
        }
        empty={
          <EmptyState
            art="messages"
            title={t("agent.noInvitees")}
            action={<LinkButton to={partPath("overview")}>{t("agent.toLink")}</LinkButton>}
          >
            {t("agent.noInviteesText")}
          </EmptyState>
        }
      />
      {data !== undefined && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          onPageChange={(next) => void navigate(inviteesPath(next))}
        />
      )}
    </Section>
  );
};

const useColumns = (): readonly DataColumn<Invitee>[] => {
  const t = useMemberWords();
  return [
    {
      key: "name",
      header: t("agent.invitee"),
      isLead: true,
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    { key: "registered", header: t("agent.registered"), cell: (row) => <span translate="no">{row.registered}</span> },
    {
      key: "deposited",
      header: t("agent.state.column"),
      isCardEnd: true,
      cell: ({ deposited }) => (
        <StatusBadge tone={deposited ? "win" : "neutral"}>
          {t(deposited ? "agent.deposited" : "agent.notDeposited")}
        </StatusBadge>
      ),
    },
  ];
};
