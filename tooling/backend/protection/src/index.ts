export { createProtection } from "./create-protection.ts";
export { protectionMigrations } from "./store/migrations.ts";
export { CARE_ACTS, type CareAct } from "./harm/acts.ts";
export { harmMarkers, type HarmMarker } from "./harm/markers.ts";
export { auditProtection } from "./audit/audit-protection.ts";
export { isExcludedPerson, pauseOf, wasPaused } from "./pauses/pauses.ts";
export { DEFAULT_INCREASE_DELAY_HOURS, DEFAULT_REALITY_CHECK_MINUTES } from "./interface/ports.ts";
export type { BetHistory } from "./audit/audit-bets.ts";
export type { DepositHistory } from "./audit/audit-deposits.ts";
export type { ProtectionFinding } from "./audit/findings.ts";
export type { OperatorProtection, Protection, ProtectionHooks } from "./interface/protection.ts";
export type {
  Account,
  PlayedSums,
  ProtectionBrand,
  ProtectionContext,
  ProtectionDeps,
  ProtectionNews,
} from "./interface/ports.ts";
export type { Identity, IdentityEntry } from "./identity/identity.ts";
export type { LimitState } from "./limits/limits.ts";
export type { Pause } from "./pauses/pauses.ts";
export type { MemberDeposits } from "./rules/usage.ts";
