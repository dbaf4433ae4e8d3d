import { callQuery } from "@baize/api-client/react";
import {
  Alert,
  Card,
  ErrorState,
  ProgressBar,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  useFormat,
} from "@baize/ui-kit";
import { money as moneyOf } from "@baize/domain";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { useHubClient } from "./use-hub-client.ts";

/** What still has to be played before a withdrawal, before the member asks for one. */
export const TurnoverCard = (): ReactElement => {
  const t = useMemberWords();
  const { money } = useFormat();
  const { data, isError, refetch } = useQuery(callQuery(useHubClient().finance.turnover));
  const figures = data && {
    need: moneyOf(data.need, data.currency).minor,
    done: moneyOf(data.done, data.currency).minor,
    left: moneyOf(data.left, data.currency).minor,
  };
  return (
    <Card>
      <Section size="card" title={t("hub.turnover")}>
        {!data && !isError && (
          <SkeletonRegion>
            <Skeleton shape="row" />
          </SkeletonRegion>
        )}
        {isError && <ErrorState compact title={t("hub.failed")} onRetry={refetch} />}
        {data && figures && (
          <Stack gap={3}>
            {figures.need > 0n && (
              <ProgressBar
                label={`${money(data.done).text} / ${money(data.need).text}`}
                percent={figures.left <= 0n ? 100 : Number((figures.done * 100n) / figures.need)}
              />
            )}
            <Alert tone={figures.left > 0n ? "info" : "win"}>
              {figures.left > 0n
                ? t("hub.turnoverLeft", { amount: money(data.left).text })
                : t(figures.need > 0n ? "hub.turnoverMet" : "hub.turnoverNone")}
            </Alert>
          </Stack>
        )}
      </Section>
    </Card>
  );
};
