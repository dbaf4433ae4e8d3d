import { useBoot, useClient } from "@baize/api-client/react";
import { dayIn } from "@baize/domain";
import { useBrand } from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { betsSinceQuery } from "../queries.ts";
import { type NetPosition, netPosition } from "./net-position.ts";

export interface PlaySpan {
  readonly platform: string;
  /** When play began, epoch milliseconds of the device. */
  readonly since: number;
  /** Off for demo play, which costs nothing. */
  readonly isReal: boolean;
  /** Changes with each round that the game tells of. */
  readonly round: string | null;
}

/** The record of a round is written with it; a moment lets quick rounds share one reading. */
const GATHER_MS = 1_500;

/** What play at a venue has brought or cost since it began, from the member's own records; null while unknown. */
export const useNetPosition = ({ platform, since, isReal, round }: PlaySpan): NetPosition | null => {
  const client = useClient();
  const queryClient = useQueryClient();
  const { zone, currency } = useBrand();
  const boot = useBoot();
  // Records are dated by the server, play by the device.
  const offset = boot.value === undefined || boot.at === undefined ? null : Date.parse(boot.value.serverTime) - boot.at;
  const started = since + (offset ?? 0);
  const days = (): { start: string; end: string } => ({
    start: dayIn(zone, started),
    end: dayIn(zone, Math.max(started, Date.now() + (offset ?? 0))),
  });
  const { data, error, refetch } = useQuery({
    ...betsSinceQuery({ client, queryClient, platform, since, started, days }),
    enabled: isReal && offset !== null,
  });
  useEffect(() => {
    if (round === null || !isReal || offset === null) return undefined;
    const timer = setTimeout(() => void refetch(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [round, isReal, offset, refetch]);
  return data === undefined || data === null || error !== null ? null : netPosition(data, currency.code);
};
