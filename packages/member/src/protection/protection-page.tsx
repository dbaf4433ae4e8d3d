import { paths } from "@baize/domain";
import { PauseAlert, QueryView, useProtection } from "@baize/feature-kit";
import { Inline, LinkButton, PageHeader, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { LimitsCard } from "./limits-card.tsx";
import { NetDepositsCard } from "./net-deposits-card.tsx";
import { PauseCard } from "./pause-card.tsx";
import { PlayLimitsCard } from "./play-limits-card.tsx";
import * as css from "./protection.css.ts";
import { RealityCheckCard } from "./reality-check-card.tsx";

/** /user/protection: limits, reality checks, a break, self-exclusion, and what was paid in since the registration. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const skeleton = (
    <SkeletonRegion className={css.waiting}>
      <Skeleton shape="card" count={4} />
    </SkeletonRegion>
  );
  return (
    <Stack gap={5}>
      <PageHeader title={t("protection.title")} detail={t("protection.detail")} />
      <PauseAlert isLinked={false} />
      <QueryView query={useProtection()} failed={t("protection.failed")} skeleton={skeleton}>
        {(state) => (
          <div className={css.columns}>
            <Stack gap={4}>
              <LimitsCard state={state} />
              <PlayLimitsCard delayHours={state.increaseDelayHours} />
              <RealityCheckCard />
            </Stack>
            <Stack gap={4} className={css.pauses}>
              <PauseCard kind="break" state={state} />
              <PauseCard kind="exclusion" state={state} />
            </Stack>
            <NetDepositsCard {...state.netDeposits} />
          </div>
        )}
      </QueryView>
      <Inline gap={2}>
        <LinkButton variant="quiet" to={paths.help("responsible-play")}>
          {t("protection.help")}
        </LinkButton>
        <LinkButton variant="quiet" to={paths.iframeCustomerService}>
          {t("protection.service")}
        </LinkButton>
      </Inline>
    </Stack>
  );
};
