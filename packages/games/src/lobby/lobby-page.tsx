import { useClient } from "@baize/api-client/react";
import { CATEGORY_IDS } from "@baize/domain";
import { Button, EmptyState, ErrorState, PageHeader, SearchField, Segmented, Skeleton, SkeletonRegion, Stack, useSearchParams } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useDeferredValue, useMemo } from "react";
import { useFaultWords } from "../errors.ts";
import { Launcher } from "../launch/launcher.tsx";
import { categoryQuery, type GameCategory } from "../queries.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { filterGames, type LobbyFilter, readFilter, SHOWN, writeFilter } from "./lobby-filter.ts";
import { LobbyGrid } from "./lobby-grid.tsx";
import * as css from "./lobby.css.ts";
import { ProviderTabs } from "./provider-tabs.tsx";

/** /game/egame: the slot lobby. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const words = useFaultWords();
  const { data, error, refetch } = useQuery(categoryQuery(useClient(), CATEGORY_IDS.slot));
  return (
    <Launcher>
      <Stack gap={5}>
        <PageHeader title={t("title.egame")} detail={data && t("lobby.detail", { count: data.games.length })} />
        {data === undefined && error === null && (
          <SkeletonRegion className={css.bones}>
            <Skeleton shape="tile" count={12} />
          </SkeletonRegion>
        )}
        {data === undefined && error !== null && (
          <ErrorState title={t("lobby.failed")} onRetry={refetch}>
            {words.fault(error)}
          </ErrorState>
        )}
        {data === null && (
          <EmptyState art="games" title={t("venue.empty")}>
            {t("venue.emptyText")}
          </EmptyState>
        )}
        {data && <Lobby category={data} />}
      </Stack>
    </Launcher>
  );
};

const Lobby = ({ category }: { category: GameCategory }): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const asked = useDeferredValue(filter);
  const sorted = useMemo(() => category.games.toSorted((one, other) => one.seq - other.seq), [category.games]);
  const games = useMemo(() => filterGames(sorted, asked, names.game), [sorted, asked, names]);
  const change = (part: Partial<LobbyFilter>): void => setSearch(writeFilter({ ...filter, ...part }), { replace: true, preventScrollReset: true });
  return (
    <>
      <ProviderTabs category={category} filter={filter} />
      <div className={css.tools}>
        <SearchField className={css.search} label={t("lobby.search")} value={filter.text} onSearch={(text) => change({ text })} />
        <Segmented
          label={t("lobby.show")}
          value={filter.show}
          options={SHOWN.map((value) => ({ value, label: t(({ all: "lobby.showAll", hot: "lobby.showHot", new: "lobby.showNew" } as const)[value]) }))}
          onValueChange={(show) => change({ show })}
        />
        <output className={css.found}>{t("lobby.found", { count: games.length })}</output>
      </div>
      {games.length === 0 ? (
        <EmptyState
          art="search"
          title={t("lobby.empty")}
          action={
            <Button variant="primary" onPress={() => change({ text: "", platform: "", show: "all" })}>
              {t("lobby.reset")}
            </Button>
          }
        >
          {t("lobby.emptyText")}
        </EmptyState>
      ) : (
        <LobbyGrid games={games} providers={category.providers} isStale={asked !== filter} />
      )}
    </>
  );
};
