export { createProtection } from "./create-protection.ts";
export { protectionMigrations } from "./store/migrations.ts";
export { auditProtection } from "./audit/audit-protection.ts";
export { isExcludedPerson, pauseOf, wasPaused } from "./pauses/pauses.ts";
export { DEFAULT_INCREASE_DELAY_HOURS } from "./interface/ports.ts";
export type { DepositHistory, ProtectionFinding } from "./audit/audit-protection.ts";
export type { OperatorProtection, Protection, ProtectionHooks } from "./interface/protection.ts";
export type {
  Account,
  ProtectionBrand,
  ProtectionContext,
  ProtectionDeps,
  ProtectionNews,
} from "./interface/ports.ts";
export type { Pause } from "./pauses/pauses.ts";
export type { MemberDeposits } from "./rules/usage.ts";
