import { useClient } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { liveGamesQuery } from "./queries.ts";
import type { Provider } from "./wire-types.ts";

type Standing = Pick<Provider, "state" | "maintenance">;

export interface Standings {
  /** By platform; undefined while unknown. */
  readonly standings: ReadonlyMap<string, Standing> | undefined;
  /** When they were last read, epoch milliseconds of the device. */
  readonly readAt: number;
}

/** How every provider stands now. Kept up to date while in view. */
export const useStandings = (): Standings => {
  const { data, dataUpdatedAt } = useQuery(liveGamesQuery(useClient()));
  const standings = useMemo(
    () =>
      data &&
      new Map(
        data.flatMap(({ providers }) =>
          providers.map(({ platform, state, maintenance }) => [platform, { state, maintenance }] as const),
        ),
      ),
    [data],
  );
  return { standings, readAt: dataUpdatedAt };
};

/** Providers of a catalogue that may be minutes old, with their states of now. */
export const useLiveProviders = (providers: readonly Provider[]): readonly Provider[] => {
  const { standings } = useStandings();
  return useMemo(() => {
    const isSame = providers.every(({ platform, state, maintenance }) => {
      const now = standings?.get(platform);
      return (
        now === undefined || (now.state === state && JSON.stringify(now.maintenance) === JSON.stringify(maintenance))
      );
    });
    return isSame ? providers : providers.map((provider) => ({ ...provider, ...standings?.get(provider.platform) }));
  }, [providers, standings]);
};
