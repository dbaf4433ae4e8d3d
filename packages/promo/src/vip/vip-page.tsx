import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { LinkButton, PageHeader, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { usePromoWords } from "../words.ts";
import { RebateCard } from "./rebate-card.tsx";
import { Standing } from "./standing.tsx";
import { VipGifts } from "./vip-gifts.tsx";
import * as css from "./vip.css.ts";

/** /user/vip: the level, the way to the next and what keeps it, gifts and rebates. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const query = useQuery(callQuery(useClient().member.vips));
  const skeleton = (
    <SkeletonRegion className={css.waiting}>
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
