import { callQuery } from "@baize/api-client/react";
import { QueryView, useSearchParams } from "@baize/feature-kit";
import { Grid, LinkTabs, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { type AgentInfo, type AgentTable, PARTS, partPath } from "./agent-types.ts";
import { Application } from "./application.tsx";
import { CommissionTable } from "./commission-table.tsx";
import { EarningList } from "./earning-list.tsx";
import { InviteCard } from "./invite-card.tsx";
import { InviteeList } from "./invitee-list.tsx";
import { NoProgramme } from "./no-programme.tsx";
import { Pitch } from "./pitch.tsx";
import { SumsCard } from "./sums-card.tsx";
import { useAgentClient } from "./use-agent-client.ts";
import { useTable } from "./use-table.ts";

/** A member's own part in the programme, divided by the address. */
export const MemberAgent = (): ReactElement => {
  const t = useMemberWords();
  const [search] = useSearchParams();
  const { agent } = useAgentClient();
  const table = useTable();
  const info = useQuery(callQuery(agent.info));
  const asked = search.get("part");
  const part = PARTS.find((each) => each === asked) ?? "overview";
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="card" count={2} />
      <Skeleton shape="row" count={4} />
    </SkeletonRegion>
  );
  return (
    <QueryView query={table} failed={t("agent.failed")} skeleton={skeleton}>
      {(rules) => (
        <QueryView query={info} failed={t("agent.infoFailed")} skeleton={skeleton}>
          {(own) =>
            rules === null && own.state !== "approved" ? (
              <NoProgramme />
            ) : (
              <Stack gap={6}>
                <LinkTabs
                  label={t("agent.parts")}
                  current={part}
                  tabs={PARTS.map((id) => ({ id, label: t(`agent.part.${id}`), to: partPath(id) }))}
                />
                {part === "overview" && <Overview table={rules} info={own} />}
                {part === "invitees" && <InviteeList />}
                {part === "earnings" && <EarningList />}
              </Stack>
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
};

interface OverviewProps {
  readonly table: AgentTable | null;
  readonly info: AgentInfo;
}

const Overview = ({ table, info }: OverviewProps): ReactElement => (
  <Stack gap={6}>
    <Grid columns={2}>
      <InviteCard code={info.code} />
      <SumsCard info={info} />
    </Grid>
    <Application info={info} isOpen={table !== null} />
    {table !== null && info.state !== "approved" && <Pitch table={table} />}
    {table !== null && <CommissionTable table={table} own={info.tier} />}
  </Stack>
);
