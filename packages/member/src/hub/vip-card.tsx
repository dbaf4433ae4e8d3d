import { callQuery, useClient } from "@baize/api-client/react";
import { type AssetCode, vipProgress } from "@baize/domain";
import {
  Alert,
  Card,
  ErrorState,
  ProgressBar,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  useBrand,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";

interface PartProps {
  readonly label: string;
  readonly have: string;
  readonly part: { readonly percent: number; readonly remaining: string };
}

/** Deposits and turnover on the way to the next level. */
export const VipCard = (): ReactElement => {
  const t = useMemberWords();
  const { currency } = useBrand();
  const { data, isError, refetch } = useQuery(callQuery(useClient().member.vips));
  return (
    <Card>
      <Section size="card" title={t("hub.vip")}>
        {!data && !isError && (
          <SkeletonRegion>
            <Skeleton shape="row" count={2} />
          </SkeletonRegion>
        )}
        {isError && <ErrorState compact title={t("hub.failed")} onRetry={refetch} />}
        {data &&
          (data.nextDeposit === null || data.nextTurnover === null ? (
            <Alert tone="win">{t("hub.vipTop")}</Alert>
          ) : (
            <Progress
              asset={currency.code}
              deposit={data.deposit}
              turnover={data.turnover}
              needDeposit={data.nextDeposit}
              needTurnover={data.nextTurnover}
            />
          ))}
      </Section>
    </Card>
  );
};

const Progress = (need: {
  asset: AssetCode;
  deposit: string;
  turnover: string;
  needDeposit: string;
  needTurnover: string;
}): ReactElement => {
  const t = useMemberWords();
  const progress = vipProgress(need);
  return (
    <Stack gap={4}>
      <Part label={t("hub.vipDeposit")} have={need.deposit} part={progress.deposit} />
      <Part label={t("hub.vipTurnover")} have={need.turnover} part={progress.turnover} />
    </Stack>
  );
};

const Part = ({ label, have, part }: PartProps): ReactElement => {
  const t = useMemberWords();
  const { money } = useFormat();
  const left = part.percent === 100 ? t("hub.vipReached") : t("hub.vipLeft", { amount: money(part.remaining).text });
  return <ProgressBar label={`${label} ${money(have).text}`} percent={part.percent} figures={left} />;
};
