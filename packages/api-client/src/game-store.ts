import { clearGame, type GameState, noGame, startGame } from "@baize/domain";
import * as v from "valibot";
import { type ClientStorage, jsonKey } from "./storage.ts";

const gameKey = jsonKey(
  "session",
  "game",
  v.object({ gameid: v.pipe(v.string(), v.maxLength(64)), platform: v.pipe(v.string(), v.maxLength(64)) }),
);

/** The current game, kept in session storage so that /sports and /venues survive a reload. */
export interface GameStore {
  readonly get: () => GameState;
  readonly start: (gameid: string, platform: string) => void;
  readonly clear: () => void;
  /** Mirrors the log-in status of the session (docs/specification.md §3.7, `isLogin`). */
  readonly setLogin: (status: GameState["isLogin"]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createGameStore(storage: ClientStorage): GameStore {
  const kept = storage.get(gameKey);
  let state = kept === undefined ? noGame : startGame(noGame, kept.gameid, kept.platform);
  const listeners = new Set<() => void>();
  const move = (next: GameState): void => {
    if (next.isLogin === state.isLogin && next.gameid === state.gameid && next.platform === state.platform) return;
    state = next;
    if (next.startGame) storage.set(gameKey, { gameid: next.gameid, platform: next.platform });
    else storage.remove(gameKey);
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    start: (gameid, platform) => move(startGame(state, gameid, platform)),
    clear: () => move(clearGame(state)),
    setLogin: (status) => move({ ...state, isLogin: status }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
