import { useClient } from "@baize/api-client/react";
import { dayIn } from "@baize/domain";
import { useBrand, useClock } from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { betsSinceQuery } from "../queries.ts";
import { type NetPosition, netPosition } from "./net-position.ts";

export interface PlaySpan {
  readonly platform: string;
  /** When play began, epoch milliseconds of the server. */
  readonly since: number;
  /** False for demo play, which has no stake. */
  readonly isReal: boolean;
  /** Changes with each round that the game reports. */
  readonly round: string | null;
}

/** The record of a round is written together with it; quick rounds share one read after this delay. */
const GATHER_MS = 1_500;

/** Won less lost at a venue since play began, from the member's own records; null while unknown. */
export const useNetPosition = ({ platform, since, isReal, round }: PlaySpan): NetPosition | null => {
  const client = useClient();
  const queryClient = useQueryClient();
  const { zone, currency } = useBrand();
  const clock = useClock();
  const days = (): { start: string; end: string } => ({
    start: dayIn(zone, since),
    end: dayIn(zone, Math.max(since, clock())),
  });
  const { data, error, refetch } = useQuery({
    ...betsSinceQuery({ client, queryClient, platform, since, days }),
    enabled: isReal,
  });
  useEffect(() => {
    if (round === null || !isReal) return undefined;
    const timer = setTimeout(() => void refetch(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [round, isReal, refetch]);
  return data === undefined || data === null || error !== null ? null : netPosition(data, currency.code);
};
