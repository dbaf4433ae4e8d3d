import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import {
  EmptyState,
  LinkButton,
  MoneyText,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tabs,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { PromoRecords } from "../record/promo-records.tsx";
import * as text from "../text.css.ts";
import type { Gift, Gifts } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { CodeForm } from "./code-form.tsx";
import { ExchangeSheet } from "./exchange-sheet.tsx";
import { GiftCard } from "./gift-card.tsx";
import * as css from "./gifts.css.ts";

/** /activity/enjoyLuxuryGifts: gifts for what was deposited or bet, gift codes, and what became of both. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const query = useQuery(callQuery(useClient().promo.giftExchangeBet, {}));
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.gifts")} detail={t("gifts.detail")} backTo={paths.activityDiscount} />
      <QueryView query={query} failed={t("gifts.failed")} skeleton={<GiftsSkeleton />}>
        {(gifts) => <Ladder gifts={gifts} />}
      </QueryView>
      <div className={css.rest}>
        <CodeForm />
        <History />
      </div>
    </Stack>
  );
};

const Ladder = ({ gifts }: { gifts: Gifts }): ReactElement => {
  const t = usePromoWords();
  const [chosen, setChosen] = useState<Gift | null>(null);
  const has = (by: Gift["by"]): boolean => gifts.gifts.some((gift) => gift.by === by);
  if (gifts.gifts.length === 0)
    return (
      <EmptyState
        title={t("gifts.empty")}
        action={<LinkButton to={paths.activityDiscount}>{t("toDiscount")}</LinkButton>}
      >
        {t("gifts.emptyText")}
      </EmptyState>
    );
  return (
    <Section title={t("gifts.list")}>
      <Stack gap={4}>
        <dl className={css.sums}>
          {has("deposits") && (
            <div>
              <dt className={text.label}>{t("gifts.deposits")}</dt>
              <dd className={css.sum}>
                <MoneyText value={gifts.deposits} size="large" />
              </dd>
            </div>
          )}
          {has("bet") && (
            <div>
              <dt className={text.label}>{t("gifts.validBet")}</dt>
              <dd className={css.sum}>
                <MoneyText value={gifts.validBet} size="large" />
              </dd>
            </div>
          )}
        </dl>
        <ul className={css.cards}>
          {gifts.gifts.map((gift) => (
            <li key={gift.id}>
              <GiftCard gift={gift} onExchange={() => setChosen(gift)} />
            </li>
          ))}
        </ul>
        {chosen !== null && <ExchangeSheet gift={chosen} lastAddress={gifts.address} onClose={() => setChosen(null)} />}
      </Stack>
    </Section>
  );
};

/** Records of the promotions that gifts and codes belong to. */
const History = (): ReactElement | null => {
  const t = usePromoWords();
  const { data } = useQuery(callQuery(useClient().promo.list, { page: 1, size: 100 }));
  const [chosen, setChosen] = useState<string | null>(null);
  const activities = (data?.list ?? []).filter(({ type }) => type === "gift");
  const [first] = activities;
  if (first === undefined) return null;
  const current = activities.find(({ id }) => id === chosen)?.id ?? first.id;
  return (
    <Section title={t("gifts.history")}>
      {activities.length === 1 ? (
        <PromoRecords activity={current} />
      ) : (
        <Tabs
          label={t("gifts.historyTabs")}
          value={current}
          onValueChange={setChosen}
          tabs={activities.map(({ id, title }) => ({
            value: id,
            label: title,
            content: <PromoRecords activity={id} />,
          }))}
        />
      )}
    </Section>
  );
};

const GiftsSkeleton = (): ReactElement => (
  <SkeletonRegion className={css.waiting}>
    <div className={css.cards}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={css.card}>
          <Skeleton className={css.pictureSkeleton} />
          <div className={css.words}>
            <Skeleton shape="title" />
            <Skeleton count={2} />
          </div>
        </div>
      ))}
    </div>
  </SkeletonRegion>
);
