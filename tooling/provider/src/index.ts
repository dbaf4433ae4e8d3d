export type { BetBook, BetFilter, BetPage, BetPlan, BetRow, BetState, BetSum, SettledBet } from "./bets/types.ts";
export type { Catalogue, CatalogueGame, CatalogueProvider, EngineId, GameCategory } from "./catalogue/types.ts";
export { createProvider } from "./create-provider.ts";
export type { Closing, CreateProvider, LaunchAnswer, LaunchCode, LaunchRequest, MaintenanceBoard, Provider, ProviderDeps } from "./types.ts";
export type { FaultBoard, GameWallet, TransferWallet, WalletFault, WalletWord } from "./wallet/types.ts";
