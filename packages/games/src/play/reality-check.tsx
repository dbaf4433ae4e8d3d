import { callQuery, useIsMember } from "@baize/api-client/react";
import { useProtectionClient } from "@baize/feature-kit";
import { lazyPart, useSecondsLeft } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";

const RealityCheckSheet = lazyPart(async () => (await import("./reality-check-sheet.tsx")).RealityCheckSheet);

/** Play in other windows and on other devices counts as well. */
const READ_MS = 60_000;

export interface RealityCheckProps {
  /** Changes with each round that the game reports. */
  readonly round: string | null;
  readonly onLeave: () => unknown;
}

/** Over a running game, once the member has played for so long: what it came to, to be acknowledged (PP13, PP14). */
export const RealityCheck = ({ round, onLeave }: RealityCheckProps): ReactElement | null => {
  const { play } = useProtectionClient().protection;
  const { data, refetch } = useQuery(
    callQuery(play, {}, { enabled: useIsMember(), refetchInterval: READ_MS, background: true }),
  );
  useSecondsLeft(data?.dueAt == null ? null : Date.parse(data.dueAt), () => void refetch());
  const isFirstRound = round !== null && data?.session === null;
  useEffect(() => {
    if (isFirstRound) void refetch();
  }, [isFirstRound, refetch]);
  return data?.isDue === true ? <RealityCheckSheet onLeave={onLeave} /> : null;
};
