import { callQuery } from "@baize/api-client/react";
import { QueryView, useNavigate } from "@baize/feature-kit";
import {
  Badge,
  EmptyState,
  LinkButton,
  LinkTabs,
  Pagination,
  Skeleton,
  SkeletonRegion,
  Stack,
  VisuallyHidden,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./discount.css.ts";
import { PromotionCard } from "./promotion-card.tsx";
import { filterPath, matchesState, type PromotionFilter, STATES } from "./promotion-filter.ts";

const PAGE_SIZE = 100;

export interface PromotionListProps {
  readonly filter: PromotionFilter;
  /** How many have begun lately, of all. */
  readonly newCount: number;
}

/** The promotions of one entry of the navigation, narrowed to a state. */
export const PromotionList = ({ filter, newCount }: PromotionListProps): ReactElement => {
  const t = usePromoWords();
  const navigate = useNavigate();
  const { promo } = useClient();
  const query = useQuery(
    callQuery(promo.list, { ...(filter.nav !== null && { nav: filter.nav }), page: filter.page, size: PAGE_SIZE }),
  );
  return (
    <Stack gap={4}>
      <Navigation filter={filter} />
      <LinkTabs
        label={t("discount.filter")}
        current={filter.state}
        tabs={STATES.map((state) => ({
          id: state,
          label: t(`discount.filters.${state}`),
          to: filterPath({ ...filter, state, page: 1 }),
        }))}
      />
      <QueryView query={query} failed={t("discount.failed")} skeleton={<CardsSkeleton />}>
        {({ total, list }) => {
          const shown = list.filter((promotion) => matchesState(promotion, filter.state));
          if (shown.length === 0) return <Nothing filter={filter} />;
          return (
            <Stack gap={4}>
              <p className={css.count} aria-live="polite">
                <span>{t("discount.count", { count: filter.state === "all" ? total : shown.length })}</span>
                {newCount > 0 && <Badge>{t("discount.newCount", { count: newCount })}</Badge>}
              </p>
              <ul className={css.cards}>
                {shown.map((promotion, index) => (
                  <li key={promotion.id}>
                    <PromotionCard promotion={promotion} isPriority={index < 2} onTurn={query.refetch} />
                  </li>
                ))}
              </ul>
              {total > PAGE_SIZE && (
                <Pagination
                  page={filter.page}
                  pageSize={PAGE_SIZE}
                  total={total}
                  onPageChange={(page) => void navigate(filterPath({ ...filter, page }))}
                />
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Stack>
  );
};

/** The second navigation with its counts; without it, all promotions are still there. */
const Navigation = ({ filter }: { filter: PromotionFilter }): ReactElement | null => {
  const t = usePromoWords();
  const { data, isPending } = useQuery(callQuery(useClient().promo.secondNav));
  if (isPending)
    return (
      <SkeletonRegion>
        <Skeleton className={css.navigationSkeleton} />
      </SkeletonRegion>
    );
  if (data === undefined || data.length === 0) return null;
  const all = data.reduce((sum, { count }) => sum + count, 0);
  const entries = [
    { id: null, name: t("discount.navAll"), count: all },
    ...data.toSorted((one, other) => one.sort - other.sort),
  ];
  return (
    <LinkTabs
      label={t("discount.nav")}
      current={filter.nav ?? ""}
      tabs={entries.map(({ id, name, count }) => ({
        id: id ?? "",
        label: <span>{name}</span>,
        badge: (
          <Badge tone="neutral">
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t("discount.navCount", { count })}</VisuallyHidden>
          </Badge>
        ),
        to: filterPath({ ...filter, nav: id, page: 1 }),
      }))}
    />
  );
};

const Nothing = ({ filter }: { filter: PromotionFilter }): ReactElement => {
  const t = usePromoWords();
  const isNarrowed = filter.nav !== null || filter.state !== "all" || filter.page > 1;
  if (!isNarrowed) return <EmptyState title={t("discount.empty")}>{t("discount.emptyText")}</EmptyState>;
  return (
    <EmptyState
      art="search"
      title={t("discount.emptyFilter")}
      action={
        <LinkButton replace to={filterPath({ view: "list", nav: null, state: "all", page: 1 })}>
          {t("discount.reset")}
        </LinkButton>
      }
    >
      {t("discount.emptyFilterText")}
    </EmptyState>
  );
};

const CardsSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <div className={css.cards}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={css.card}>
          <Skeleton className={css.coverSkeleton} />
          <div className={css.words}>
            <Skeleton shape="title" />
            <Skeleton count={2} />
          </div>
        </div>
      ))}
    </div>
  </SkeletonRegion>
);
