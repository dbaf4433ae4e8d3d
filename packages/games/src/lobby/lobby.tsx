import { useFilterChange, useSearchParams } from "@baize/feature-kit";
import { SearchField, Segmented } from "@baize/ui-kit";
import { type ReactElement, useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { GameCategory } from "../wire-types.ts";
import { useLiveProviders } from "../use-provider-status.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { readFilter, SHOWN, writeFilter } from "./lobby-filter.ts";
import { LobbyGrid } from "./lobby-grid.tsx";
import { findGames, indexGames } from "./lobby-index.ts";
import { LobbyEmptyState } from "./lobby-empty-state.tsx";
import * as css from "./lobby.css.ts";
import { ProviderTabs } from "./provider-tabs.tsx";
import { useSavedGames } from "./use-saved-games.ts";

const SHOWN_WORDS = {
  all: "lobby.showAll",
  hot: "lobby.showHot",
  new: "lobby.showNew",
  favourite: "lobby.showFavourite",
  recent: "lobby.showRecent",
} as const;

/** Records its duration on the performance timeline as `lobby:find`, which the benchmark reads. */
const measured = <T,>(work: () => T): T => {
  const start = performance.now();
  const result = work();
  performance.measure("lobby:find", { start });
  performance.clearMeasures("lobby:find");
  return result;
};

/** Providers, search, filters and the games that fit; the filter is in the address. */
export const Lobby = ({ category }: { category: GameCategory }): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const [search, setSearch] = useSearchParams();
  const savedGames = useSavedGames();
  const providers = useLiveProviders(category.providers);
  const filter = useMemo(() => readFilter(search), [search]);
  const applied = useDeferredValue(filter);
  const index = useMemo(() => {
    const ofProvider = new Map(category.providers.map((each) => [each.platform, names.provider(each)]));
    return indexGames(category.games, (game) => `${names.game(game)} ${ofProvider.get(game.platform) ?? ""}`);
  }, [category, names]);
  const games = useMemo(
    () => measured(() => findGames(index, applied, savedGames.savedGames)),
    [index, applied, savedGames.savedGames],
  );
  const change = useFilterChange(filter, (next) =>
    setSearch(writeFilter(next), { replace: true, preventScrollReset: true }),
  );
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const choose = useCallback((platform: string) => latest.current({ platform }), []);
  return (
    <>
      <ProviderTabs tabs={category.tabs} providers={providers} platform={filter.platform} onChoose={choose} />
      <div className={css.tools}>
        <SearchField
          className={css.search}
          label={t("lobby.search")}
          value={filter.text}
          onSearch={(text) => change({ text })}
        />
        <Segmented
          label={t("lobby.show")}
          value={filter.show}
          options={SHOWN.map((value) => ({ value, label: t(SHOWN_WORDS[value]) }))}
          onValueChange={(show) => change({ show })}
        />
        <output className={css.found}>{t("lobby.found", { count: games.length })}</output>
      </div>
      {games.length === 0 ? (
        <LobbyEmptyState
          filter={applied}
          savedGames={savedGames}
          onReset={() => change({ text: "", platform: "", show: "all" })}
        />
      ) : (
        <LobbyGrid games={games} providers={providers} savedGames={savedGames} isStale={applied !== filter} />
      )}
    </>
  );
};
