import { callQuery } from "@baize/api-client/react";
import { paths, vipIcon, vipProgress, type VipProgressPart } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import {
  Card,
  LinkButton,
  PageHeader,
  ProgressBar,
  Skeleton,
  SkeletonRegion,
  Stack,
  useBrand,
  useFormat,
  VipBadge,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import type { VipStanding } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { RebateCard } from "./rebate-card.tsx";
import { VipGifts } from "./vip-gifts.tsx";
import * as css from "./vip.css.ts";

/** /user/vip: the level, the way to the next, gifts and rebates. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const query = useQuery(callQuery(useClient().member.vips));
  const skeleton = (
    <SkeletonRegion className={css.standing}>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={2} />
    </SkeletonRegion>
  );
  return (
    <Stack gap={6}>
      <PageHeader
        title={t("title.vip")}
        backTo={paths.user}
        action={<LinkButton to={paths.vipDetail}>{t("vip.toDetail")}</LinkButton>}
      />
      <QueryView query={query} failed={t("failed.title")} skeleton={skeleton}>
        {(standing) => <Standing standing={standing} />}
      </QueryView>
      <VipGifts />
      <RebateCard />
    </Stack>
  );
};

const Standing = ({ standing }: { standing: VipStanding }): ReactElement => {
  const t = usePromoWords();
  const { vipIcons, currency } = useBrand();
  const { dateTime } = useFormat();
  const { level, deposit, turnover, nextDeposit, nextTurnover, updatedAt } = standing;
  const progress =
    nextDeposit === null || nextTurnover === null
      ? null
      : vipProgress({
          asset: currency.code,
          deposit,
          turnover,
          needDeposit: nextDeposit,
          needTurnover: nextTurnover,
        });
  return (
    <Card as="section" className={css.standing}>
      <div className={css.badge}>
        <span className={text.label}>{t("vip.level")}</span>
        <VipBadge level={level} src={vipIcon(vipIcons, level)} size="large" />
      </div>
      <Stack gap={4}>
        {progress === null && <p className={text.note}>{t("vip.top")}</p>}
        {progress !== null && (
          <>
            <p className={text.strong}>{t("vip.next", { level: level + 1 })}</p>
            <Part label={t("vip.deposit")} have={deposit} part={progress.deposit} />
            <Part label={t("vip.turnover")} have={turnover} part={progress.turnover} />
          </>
        )}
        <p className={text.label}>{t("vip.updated", { time: dateTime(updatedAt) })}</p>
      </Stack>
    </Card>
  );
};

const Part = ({ label, have, part }: { label: string; have: string; part: VipProgressPart }): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  return (
    <ProgressBar
      label={`${label} ${money(have).text}`}
      percent={part.percent}
      figures={part.percent === 100 ? t("vip.reached") : t("vip.left", { amount: money(part.remaining).text })}
    />
  );
};
