import { type GameState, noGame } from "@baize/domain";
import { atom, useAtomValue } from "jotai";
import { useClient } from "./client-context.ts";

/** Written by the provider alone; mirrors `client.game`, which survives a reload. */
export const currentGameAtom = atom<GameState>(noGame);

export interface CurrentGame {
  readonly game: GameState;
  readonly start: (gameid: string, platform: string) => void;
  readonly clear: () => void;
}

/** The current game (docs/specification.md §3.7 and §4.5). */
export function useCurrentGame(): CurrentGame {
  const { game } = useClient();
  return { game: useAtomValue(currentGameAtom), start: game.start, clear: game.clear };
}
