export { createCashier } from "./create-cashier.ts";
export { defaultRules } from "./default-rules.ts";
export { addHouseCoins } from "./house-coins.ts";
export { cashierMigrations } from "./migrations.ts";
export { sealExisting } from "./seal-existing.ts";
export type { SeedEntry } from "./seed-entry.ts";
export type {
  ChannelRules,
  Closing,
  CoinRules,
  ExchangeCoinRules,
  MethodRules,
  OfferRules,
  Payee,
  Rate,
  TenantRules,
  VipWithdrawRules,
} from "./rules.ts";
export type {
  Answer,
  BetWords,
  Cashier,
  CashierContext,
  CashierDeps,
  CashierHooks,
  CashierMember,
  CreateCashier,
  GameWallet,
  Grant,
  MemberCashier,
  OperatorAnswer,
  OperatorCashier,
  OperatorFilter,
  OperatorOrder,
  PasswordVerdict,
  PicturePort,
  WalletPort,
  WalletWord,
} from "./types.ts";
