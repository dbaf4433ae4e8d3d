export type {
  BetRecords,
  BetFilter,
  BetPage,
  BetPlan,
  BetRow,
  BetSum,
  BetNames,
  SettledBet,
  PlayedBet,
} from "./bets/types.ts";
export type { FreeBetOffer, FreeBets } from "./bets/free-bets.ts";
export { isStake } from "./bets/stake-limits.ts";
export { createCatalogue } from "./catalogue/catalogue.ts";
export type { Catalogue, CatalogueGame, CatalogueProvider, EngineId, GameCategory } from "./catalogue/types.ts";
export { createProvider } from "./create-provider.ts";
export { PlatformSilence } from "./faults/platform-silence.ts";
export type { FaultBoard, PlatformFault, PlatformFaultInput } from "./faults/types.ts";
export type { JsonFault, JsonReading } from "./http/strict-json.ts";
export { readStrictJson } from "./http/strict-json.ts";
export type {
  Closing,
  CreateProvider,
  LaunchAnswer,
  LaunchCode,
  LaunchRequest,
  GatedMember,
  MaintenanceSchedule,
  PlayGate,
  SavedGames,
  Provider,
  ProviderDeps,
  SetFavouriteAnswer,
  SavedGamesOwner,
} from "./types.ts";
export type { GameWallet, TransferWallet, OrderResult } from "./wallet/types.ts";
