import { useClient } from "@baize/api-client/react";
import { CATEGORY_IDS, categoryPath, type CategoryId, isCategoryId, paths } from "@baize/domain";
import { QueryView, useLocation, useSearchParams } from "@baize/feature-kit";
import { EmptyState, LinkButton, PageHeader, Skeleton, SkeletonRegion, Stack, VisuallyHidden } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef } from "react";
import { HallTabs } from "../hall-tabs.tsx";
import { Launcher } from "../launch/launcher.tsx";
import { categoryQuery } from "../queries.ts";
import type { Game, Provider } from "../wire-types.ts";
import { useLiveProviders } from "../use-provider-status.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { VenueCard } from "./venue-card.tsx";
import { VenueGames } from "./venue-games.tsx";
import * as css from "./venue.css.ts";

const NONE: readonly Provider[] = [];

/** The category of a venue page; sports for an unknown path. */
const categoryAt = (path: string): CategoryId => {
  const plain = path.replace(/\/+$/, "");
  return (
    Object.values(CATEGORY_IDS).find((id) => isCategoryId(id) && categoryPath(id) === plain) ?? CATEGORY_IDS.sports
  );
};

/** The provider halls of one category. */
export const Page = (): ReactElement => {
  const { pathname } = useLocation();
  const id = categoryAt(pathname);
  return (
    <Launcher key={id}>
      <Stack gap={5}>
        <HallTabs current={id} />
        <Venues id={id} />
      </Stack>
    </Launcher>
  );
};

const Venues = ({ id }: { id: CategoryId }): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const query = useQuery(categoryQuery(useClient(), id));
  return (
    <Stack gap={8}>
      <PageHeader title={names.category(id, query.data ?? undefined)} detail={t("venue.detail")} />
      <QueryView
        query={query}
        failed={t("venue.failed")}
        skeleton={
          <SkeletonRegion className={css.grid}>
            <Skeleton shape="card" count={4} className={css.skeleton} />
          </SkeletonRegion>
        }
      >
        {(category) => <Category providers={category?.providers ?? NONE} games={category?.games ?? []} />}
      </QueryView>
    </Stack>
  );
};

/** The venues, then the single games of those that have any. */
const Category = ({ providers: served, games }: VenueListProps): ReactElement => {
  const t = useGamesWords();
  const providers = useLiveProviders(served);
  if (providers.length === 0)
    return (
      <EmptyState
        art="games"
        title={t("venue.empty")}
        action={
          <LinkButton variant="primary" to={paths.home}>
            {t("venue.home")}
          </LinkButton>
        }
      >
        {t("venue.emptyText")}
      </EmptyState>
    );
  return (
    <Stack gap={8}>
      <VenueList providers={providers} games={games} />
      {providers.map((provider) => (
        <VenueGames key={provider.platform} provider={provider} games={games} />
      ))}
    </Stack>
  );
};

interface VenueListProps {
  readonly providers: readonly Provider[];
  readonly games: readonly Game[];
}

/** The provider that the address names is scrolled into view and focused. */
const VenueList = ({ providers, games }: VenueListProps): ReactElement => {
  const t = useGamesWords();
  const [search] = useSearchParams();
  const wanted = search.get("platform");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>("[data-platform]") ?? [])];
    const item = wanted === null ? undefined : items.find(({ dataset }) => dataset["platform"] === wanted);
    item?.scrollIntoView({ block: "center" });
    item?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <section aria-labelledby="venue-list">
      <VisuallyHidden as="div">
        <h2 id="venue-list">{t("venue.list")}</h2>
      </VisuallyHidden>
      <ul ref={list} className={css.grid}>
        {providers.map((provider, index) => (
          <li
            key={provider.platform}
            data-platform={provider.platform}
            tabIndex={-1}
            className={css.item}
            data-wanted={provider.platform === wanted || undefined}
          >
            <VenueCard
              provider={provider}
              hasGames={games.some(({ platform }) => platform === provider.platform)}
              isPriority={index < 4}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
