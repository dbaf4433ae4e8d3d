export { createCashier } from "./create-cashier.ts";
export { defaultRules } from "./default-rules.ts";
export { cashierMigrations } from "./migrations.ts";
export type { ChannelRules, Closing, CoinRules, MethodRules, Payee, TenantRules, VipWithdrawRules } from "./rules.ts";
export type {
  Answer,
  Cashier,
  CashierContext,
  CashierDeps,
  CashierHooks,
  CashierMember,
  CreateCashier,
  GameWallet,
  MemberCashier,
  OperatorAnswer,
  OperatorCashier,
  OperatorFilter,
  OperatorOrder,
  SeedEntry,
  WalletPort,
  WalletWord,
} from "./types.ts";
