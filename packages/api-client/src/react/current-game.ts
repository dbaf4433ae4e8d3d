import type { GameState } from "@baize/domain";
import type { Atom } from "jotai";

export declare const currentGameAtom: Atom<GameState>;
export interface CurrentGame {
  readonly game: GameState;
  readonly start: (gameid: string, platform: string) => void;
  readonly clear: () => void;
}
export declare function useCurrentGame(): CurrentGame;
