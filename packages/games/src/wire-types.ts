import type { CallData, CallInput, Contract } from "@baize/api-client/contract";

type Games = Contract["games"];
export type GameCategory = CallData<Games["list"]>[number];
export type Provider = GameCategory["providers"][number];
export type Game = GameCategory["games"][number];
export type SavedGames = CallData<Games["savedGames"]>;
export type Wallet = CallData<Games["walletList"]>[number];
export type StartedGame = CallData<Games["start"]>;
/** What a play page shows of its game, whose id is in the address. */
export type OpenedGame = Pick<StartedGame, "gameName" | "platform" | "platformName" | "gameType">;
export type StartInput = Required<CallInput<Games["start"]>>;
export type PlayMode = StartInput["mode"];
export type Bets = CallData<Contract["member"]["recordGame"]>;
export type Bet = Bets["list"][number];
export type Promotion = CallData<Contract["promo"]["topCover"]>[number];
