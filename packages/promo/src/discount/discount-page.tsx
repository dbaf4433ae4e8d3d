import { callQuery, useIsMember } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { useSearchParams } from "@baize/feature-kit";
import { LinkButton, PageHeader, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { RECORDS } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import { LoginCard } from "../login/login-card.tsx";
import { PromoRecords } from "../record/promo-records.tsx";
import { usePromoWords } from "../words.ts";
import { OpenStrip, StripSkeleton } from "./open-strip.tsx";
import { readFilter } from "./promotion-filter.ts";
import { PromotionList } from "./promotion-list.tsx";

/** /activity/discount: all promotions, and what the member applied for and got. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const isMember = useIsMember();
  const { promo } = useClient();
  const flags = useQuery(callQuery(promo.flags));
  const [query] = useSearchParams();
  const filter = readFilter(query);
  if (filter.view === "record")
    return (
      <Stack gap={5}>
        <PageHeader title={t("record.title")} backTo={paths.activityDiscount} />
        {isMember ? <PromoRecords /> : <LoginCard />}
      </Stack>
    );
  return (
    <Stack gap={5}>
      <PageHeader
        title={t("title.discount")}
        detail={t("discount.detail")}
        action={<LinkButton to={RECORDS}>{t("discount.viewRecord")}</LinkButton>}
      />
      {flags.isPending ? <StripSkeleton /> : flags.data !== undefined && <OpenStrip flags={flags.data} />}
      <PromotionList filter={filter} newCount={flags.data?.newCount ?? 0} />
    </Stack>
  );
};
