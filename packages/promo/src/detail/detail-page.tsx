import { callQuery, useIsMember } from "@baize/api-client/react";
import { paths, routePatterns } from "@baize/domain";
import { matchPath, QueryView, refusalOf, useLocation } from "@baize/feature-kit";
import {
  Alert,
  Badge,
  EmptyState,
  Inline,
  LinkButton,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRegion,
  Split,
  Stack,
  TrustedHtml,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { Cover } from "../cover/cover.tsx";
import { LoginCard } from "../login/login-card.tsx";
import { PromotionCountdown, PromotionState, usePeriodText } from "../period/period.tsx";
import { PromoRecords } from "../record/promo-records.tsx";
import * as text from "../text.css.ts";
import type { Detail } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { Action } from "./action.tsx";
import { Conditions } from "./conditions.tsx";
import * as css from "./detail.css.ts";
import { Rewards } from "./rewards.tsx";
import { Terms } from "./terms.tsx";

// Beside the text, which is asked for when the page is drawn.
TrustedHtml.preload();

/** /activity/list/:id: what a promotion gives, what it asks for, and the way to take part. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const { pathname } = useLocation();
  const id = matchPath(routePatterns.activityDetail, pathname)?.params["id"] ?? "";
  const query = useQuery(callQuery(useClient().promo.detail, { id }));
  const refused = refusalOf(query.error)?.code;
  if (query.data === undefined && (refused === "activity_unknown" || refused === "bad_request")) return <Unknown />;
  return (
    <QueryView query={query} failed={t("detail.failed")} skeleton={<DetailSkeleton />}>
      {(detail) => <Activity key={detail.id} detail={detail} onTurn={query.refetch} />}
    </QueryView>
  );
};

interface ActivityProps {
  readonly detail: Detail;
  /** It has begun or ended, or what the member has of it has changed. */
  readonly onTurn: () => unknown;
}

const Activity = ({ detail, onTurn }: ActivityProps): ReactElement => {
  const t = usePromoWords();
  const isMember = useIsMember();
  const periodText = usePeriodText();
  const { needLogin } = detail;
  const aside = (
    <Stack gap={4}>
      {detail.state === "ended" && <Ended />}
      {detail.state === "upcoming" && (
        <Alert tone="info" title={t("detail.upcomingTitle")}>
          {t("detail.upcomingText")}
        </Alert>
      )}
      {needLogin && !isMember && <LoginCard />}
      {detail.state === "open" && (isMember || !needLogin) && <Action detail={detail} onChanged={onTurn} />}
    </Stack>
  );
  return (
    <Stack gap={5}>
      <div className={css.head}>
        <Cover src={detail.cover} isPriority className={css.cover} />
        <Stack gap={4}>
          <PageHeader title={detail.title} backTo={paths.activityDiscount} />
          <Inline gap={3}>
            <PromotionState state={detail.state} />
            {detail.tag !== "" && <Badge>{detail.tag}</Badge>}
          </Inline>
          <p className={text.label}>{periodText(detail)}</p>
          <PromotionCountdown promotion={detail} onEnd={onTurn} />
        </Stack>
      </div>
      <Split aside={aside} className={css.body}>
        <Stack gap={6}>
          {detail.html !== "" && (
            <Section title={t("detail.body")}>
              <TrustedHtml html={detail.html} />
            </Section>
          )}
          {detail.type !== "rule" && <Terms detail={detail} />}
          {detail.conditions.length > 0 && <Conditions conditions={detail.conditions} isMember={isMember} />}
          {detail.rewards.length > 0 && <Rewards detail={detail} isMember={isMember} />}
          {detail.rules !== "" && (
            <Section title={t("detail.rules")}>
              <TrustedHtml html={detail.rules} />
            </Section>
          )}
          {isMember && detail.type !== "rule" && (
            <Section title={t("record.mine")}>
              <PromoRecords activity={detail.id} />
            </Section>
          )}
        </Stack>
      </Split>
    </Stack>
  );
};

const Ended = (): ReactElement => {
  const t = usePromoWords();
  return (
    <Alert
      tone="info"
      title={t("detail.endedTitle")}
      action={
        <LinkButton size="small" to={paths.activityDiscount}>
          {t("toDiscount")}
        </LinkButton>
      }
    >
      {t("detail.endedText")}
    </Alert>
  );
};

const Unknown = (): ReactElement => {
  const t = usePromoWords();
  return (
    <Stack gap={4}>
      <PageHeader title={t("title.detail")} backTo={paths.activityDiscount} />
      <EmptyState
        art="search"
        title={t("detail.unknown")}
        action={
          <Inline gap={3} justify="center">
            <LinkButton variant="primary" to={paths.activityDiscount}>
              {t("toDiscount")}
            </LinkButton>
            <LinkButton to={paths.iframeCustomerService}>{t("toService")}</LinkButton>
          </Inline>
        }
      >
        {t("detail.unknownText")}
      </EmptyState>
    </Stack>
  );
};

const DetailSkeleton = (): ReactElement => (
  <SkeletonRegion className={css.skeleton}>
    <Skeleton className={css.coverSkeleton} />
    <Skeleton shape="title" />
    <Skeleton count={3} />
    <Skeleton shape="row" count={3} />
  </SkeletonRegion>
);
