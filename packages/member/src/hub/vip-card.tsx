import type { CallData, Contract } from "@baize/api-client/contract";
import { callQuery, useClient } from "@baize/api-client/react";
import { vipProgress, type VipProgressPart } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { Alert, Card, ProgressBar, Section, Skeleton, SkeletonRegion, Stack, useBrand, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";

/** Deposits and turnover on the way to the next level. */
export const VipCard = (): ReactElement => {
  const t = useMemberWords();
  const query = useQuery(callQuery(useClient().member.vips));
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={2} />
    </SkeletonRegion>
  );
  return (
    <Card>
      <Section size="card" title={t("hub.vip")}>
        <QueryView compact query={query} failed={t("hub.failed")} skeleton={skeleton}>
          {(vip) => <Progress vip={vip} />}
        </QueryView>
      </Section>
    </Card>
  );
};

const Progress = ({ vip }: { vip: CallData<Contract["member"]["vips"]> }): ReactElement => {
  const t = useMemberWords();
  const { currency } = useBrand();
  const { deposit, turnover, nextDeposit, nextTurnover } = vip;
  if (nextDeposit === null || nextTurnover === null)
    return (
      <Alert tone="win">
        <span>{t("hub.vipTop")}</span>
      </Alert>
    );
  const asset = currency.code;
  const progress = vipProgress({ asset, deposit, turnover, needDeposit: nextDeposit, needTurnover: nextTurnover });
  return (
    <Stack gap={4}>
      <Part label="hub.vipDeposit" have={deposit} part={progress.deposit} />
      <Part label="hub.vipTurnover" have={turnover} part={progress.turnover} />
    </Stack>
  );
};

interface PartProps {
  readonly label: "hub.vipDeposit" | "hub.vipTurnover";
  readonly have: string;
  readonly part: VipProgressPart;
}

const Part = ({ label, have, part }: PartProps): ReactElement => {
  const t = useMemberWords();
  const { money } = useFormat();
  return (
    <div>
      <ProgressBar label={t(label)} percent={part.percent} figures={kept(money(have).text)} />
      <p className={css.quiet}>
        {part.percent === 100 ? (
          <span>{t("hub.vipReached")}</span>
        ) : (
          <span>{t.rich("hub.vipLeft", { amount: money(part.remaining).text, kept })}</span>
        )}
      </p>
    </div>
  );
};
