import { useClient } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { liveGamesQuery } from "./queries.ts";
import type { Provider } from "./wire-types.ts";

export type ProviderStatus = Pick<Provider, "state" | "maintenance">;

export interface ProviderStatusReading {
  /** By platform; undefined while unknown. */
  readonly statuses: ReadonlyMap<string, ProviderStatus> | undefined;
  /** Another number after each read. */
  readonly reading: number;
}

/** The status of every provider, kept up to date while in view. */
export const useProviderStatus = (): ProviderStatusReading => {
  const { data, dataUpdatedAt } = useQuery(liveGamesQuery(useClient()));
  const statuses = useMemo(
    () =>
      data &&
      new Map(
        data.flatMap(({ providers }) =>
          providers.map(({ platform, state, maintenance }) => [platform, { state, maintenance }] as const),
        ),
      ),
    [data],
  );
  return { statuses, reading: dataUpdatedAt };
};

/** Providers of a catalogue that may be minutes old, with their current status. */
export const useLiveProviders = (providers: readonly Provider[]): readonly Provider[] => {
  const { statuses } = useProviderStatus();
  return useMemo(() => {
    const isSame = providers.every(({ platform, state, maintenance }) => {
      const now = statuses?.get(platform);
      return (
        now === undefined || (now.state === state && JSON.stringify(now.maintenance) === JSON.stringify(maintenance))
      );
    });
    return isSame ? providers : providers.map((provider) => ({ ...provider, ...statuses?.get(provider.platform) }));
  }, [providers, statuses]);
};
