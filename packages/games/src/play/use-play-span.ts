import { useClient } from "@baize/api-client/react";
import { useLocation, useNavigate } from "@baize/feature-kit";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlayState } from "../launch/use-launch-flow.ts";
import type { OpenedGame } from "../wire-types.ts";
import { readPlayState } from "./play-state.ts";

/**
 * When play began, epoch milliseconds of the device. A reload goes on with the same play: the current game is still
 * kept then, and the beginning stands in the history entry. Leaving ends it, for that clears the current game.
 */
export const usePlaySpan = (
  { gameId, platform }: Pick<OpenedGame, "gameId" | "platform">,
  startedAt: number,
): number => {
  const client = useClient();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [since] = useState(() => {
    const kept = client.game.get();
    return (kept.gameid === gameId && kept.platform === platform ? readPlayState(state)?.since : null) ?? startedAt;
  });
  const begin = useEffectEvent((): void => {
    client.game.start(gameId, platform);
    const passed = readPlayState(state);
    if (passed?.since === since) return;
    const kept: PlayState = { from: passed?.from ?? null, opened: passed?.opened ?? null, carried: null, since };
    void navigate(`${pathname}${search}`, { replace: true, state: kept });
  });
  useEffect(() => begin(), [gameId, platform]);
  return since;
};
