import { useIsMember } from "@baize/api-client/react";
import { useSearchParams } from "@baize/feature-kit";
import { Badge, LinkTabs, PageHeader, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { LoginCard } from "../login/login-card.tsx";
import { useView } from "../queries.ts";
import { PromoRecords } from "../record/promo-records.tsx";
import { usePromoWords } from "../words.ts";
import { OpenStrip } from "./open-strip.tsx";
import { filterPath, type PromotionFilter, readFilter } from "./promotion-filter.ts";
import { PromotionList } from "./promotion-list.tsx";

const FIRST: PromotionFilter = { view: "list", nav: null, state: "all", page: 1 };

/** /activity/discount: all promotions, and what the member applied for and got. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const isMember = useIsMember();
  const { promo } = useClient();
  const flags = useView(promo.flags, {});
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const newCount = flags.data?.newCount ?? 0;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t("title.discount")}
        detail={t("discount.detail")}
        action={newCount > 0 && <Badge>{t("discount.newCount", { count: newCount })}</Badge>}
      />
      {flags.data !== undefined && <OpenStrip flags={flags.data} />}
      <LinkTabs
        label={t("discount.views")}
        current={filter.view}
        tabs={[
          { id: "list", label: t("discount.viewAll"), to: filterPath(FIRST) },
          { id: "record", label: t("discount.viewRecord"), to: filterPath({ ...FIRST, view: "record" }) },
        ]}
      />
      {filter.view === "list" && <PromotionList filter={filter} />}
      {filter.view === "record" && (isMember ? <PromoRecords /> : <LoginCard />)}
    </Stack>
  );
};
