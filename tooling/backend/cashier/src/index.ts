export { createCashier } from "./create-cashier.ts";
export { defaultRules } from "./rules/default-rules.ts";
export { addHouseCoins } from "./rules/add-house-coins.ts";
export { ENGLISH_NAMES } from "./rules/english-names.ts";
export { cashierMigrations } from "./store/migrations.ts";
export { sealExisting } from "./store/seal-existing.ts";
export type { SeedEntry } from "./seed/seed-entry.ts";
export type {
  ChannelRules,
  CoinRules,
  ExchangeCoinRules,
  MethodRules,
  Payee,
  Rate,
  TenantRules,
  VipWithdrawRules,
} from "./rules/tenant-rules.ts";
export type { Closing } from "./rules/closing.ts";
export type {
  BetWords,
  CashierContext,
  CashierDeps,
  CashierMember,
  DepositOffer,
  GameWallet,
  OfferPort,
  ProtectionPort,
  PasswordVerdict,
  PicturePort,
  SettledOrder,
  WalletPort,
  WalletWord,
} from "./interface/ports.ts";
export { passwordRefusal } from "./interface/password-refusal.ts";
export type { CreditedDeposit, MemberSums } from "./rewards/member-sums.ts";
export type { BudgetAccount, Reward, RewardEnd } from "./rewards/rewards.ts";
export type { CategoryWeights } from "./turnover/rollover.ts";
export type { Cashier, CashierHooks, CreateCashier, RewardHooks } from "./interface/cashier.ts";
export type {
  Grant,
  OperatorAnswer,
  OperatorCashier,
  OperatorFilter,
  OperatorOrder,
} from "./interface/operator-cashier.ts";
export type { MemberCashier } from "./interface/member-cashier.ts";
