import { useCurrentGame } from "@baize/api-client/react";
import { useLocation, useNavigate } from "@baize/feature-kit";
import { useClock } from "@baize/ui-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { type PlayState, readPlayState } from "./play-state.ts";

/**
 * Makes a game the current one and answers when play began, epoch milliseconds of the server. A reload continues the
 * same play: the game is still the current one, and the history entry contains its beginning. Leaving clears the
 * current game and thereby ends the play.
 */
export const usePlaySpan = (id: string, platform: string): number => {
  const { game: current, start } = useCurrentGame();
  const clock = useClock();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [since] = useState(() => {
    const isCurrent = current.gameid === id && current.platform === platform;
    return (isCurrent ? readPlayState(state)?.since : null) ?? clock();
  });
  const begin = useEffectEvent((): void => {
    start(id, platform);
    const passed = readPlayState(state);
    if (passed?.since === since) return;
    const next: PlayState = { from: passed?.from ?? null, opened: passed?.opened ?? null, transferredIn: null, since };
    void navigate(`${pathname}${search}`, { replace: true, state: next });
  });
  useEffect(() => begin(), [id, platform]);
  return since;
};
