export { createCashier } from "./create-cashier.ts";
export { defaultRules } from "./rules/default-rules.ts";
export { addHouseCoins } from "./rules/house-coins.ts";
export { cashierMigrations } from "./store/migrations.ts";
export { sealExisting } from "./store/seal-existing.ts";
export type { SeedEntry } from "./seed/seed-entry.ts";
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
} from "./rules/tenant-rules.ts";
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
} from "./interface/types.ts";
