import type { CallData, Contract } from "@baize/api-client/contract";
import { callQuery } from "@baize/api-client/react";
import { money as moneyOf } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { Alert, Card, ProgressBar, Section, Skeleton, SkeletonRegion, Stack, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { useHubClient } from "./use-hub-client.ts";

/** What still has to be played before a withdrawal, before the member asks for one. */
export const TurnoverCard = (): ReactElement => {
  const t = useMemberWords();
  const query = useQuery(callQuery(useHubClient().finance.turnover));
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" />
    </SkeletonRegion>
  );
  return (
    <Card>
      <Section size="card" title={t("hub.turnover")}>
        <QueryView compact query={query} failed={t("hub.failed")} skeleton={skeleton}>
          {(turnover) => <Requirement turnover={turnover} />}
        </QueryView>
      </Section>
    </Card>
  );
};

const Requirement = ({ turnover }: { turnover: CallData<Contract["finance"]["turnover"]> }): ReactElement => {
  const t = useMemberWords();
  const { money } = useFormat();
  const { currency } = turnover;
  const need = moneyOf(turnover.need, currency).minor;
  const done = moneyOf(turnover.done, currency).minor;
  const isMet = moneyOf(turnover.left, currency).minor <= 0n;
  return (
    <Stack gap={3}>
      {need > 0n && (
        <ProgressBar
          label={kept(`${money(turnover.done).text} / ${money(turnover.need).text}`)}
          percent={isMet ? 100 : Number((done * 100n) / need)}
        />
      )}
      <Alert tone={isMet ? "win" : "info"}>
        {isMet ? (
          <span>{t(need > 0n ? "hub.turnoverMet" : "hub.turnoverNone")}</span>
        ) : (
          <span>{t.rich("hub.turnoverLeft", { amount: money(turnover.left).text, kept })}</span>
        )}
      </Alert>
    </Stack>
  );
};
