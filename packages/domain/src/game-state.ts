import { paths } from "./paths.ts";

/** Game-start state (docs/specification.md §3.7 and §4.5). Login status is -1 until known. */
export interface GameState {
  readonly isLogin: -1 | 0 | 1;
  readonly gameid: string;
  readonly platform: string;
  readonly startGame: boolean;
}

export const noGame: GameState = Object.freeze({
  isLogin: -1,
  gameid: "",
  platform: "",
  startGame: false,
});

/** Sets flag, game and platform together; without both ids there is no game and all three are cleared. */
export function startGame(state: GameState, gameid: string, platform: string): GameState {
  if (gameid === "" || platform === "") return clearGame(state);
  return { ...state, gameid, platform, startGame: true };
}

/** Clears flag, game and platform together; the login status stays. */
export function clearGame(state: GameState): GameState {
  return { ...state, gameid: "", platform: "", startGame: false };
}

/**
 * Whether current game information survives on a path. Only /sports and /venues keep it
 * (docs/specification.md §2.5). Takes the path below the surface's base, without query.
 */
export function keepsGame(path: string): boolean {
  const plain = path.replace(/\/+$/, "");
  return plain === paths.sports || plain === paths.venues;
}
