export { audit } from "./audit/audit.ts";
export { balanceSums, verifyOnOpen } from "./audit/balances.ts";
export { brandSubject, type Change, memberSubject, noteChange, readChanges } from "./changes/changes.ts";
export type { Query } from "./engine/builder.ts";
export { all, builder, first, prepared, raw, run } from "./engine/builder.ts";
export { atOneInstant } from "./engine/at-one-instant.ts";
export { openDatabase } from "./engine/open-database.ts";
export { FolderLockFault, LedgerFault, MigrationFault, ReadOnlyFault, StorageFault } from "./faults.ts";
export { closeMoneyGate, openMoneyGate, readMoneyGate } from "./operations/money-gate.ts";
export { forgetKeys, keyed, lookupKey } from "./operations/keyed.ts";
export { kindSums } from "./postings/kind-sums.ts";
export { ledger } from "./postings/ledger.ts";
export { lockFolder } from "./engine/lock-folder.ts";
export { CAP as AMOUNT_CAP, ledgerMigrations } from "./migrations.ts";
export type {
  AccountSpec,
  AccountState,
  HoldRequest,
  Ledger,
  LedgerCode,
  LedgerResult,
  Leg,
  Posted,
  PostRequest,
} from "./postings/types.ts";
export type { AuditFinding } from "./audit/audit.ts";
export type { BalanceSum } from "./audit/balances.ts";
export type { KindSum } from "./postings/kind-sums.ts";
export { ENGINE_NAMES } from "./engine/database.ts";
export type {
  ChangeWatcher,
  Database,
  EngineName,
  Migration,
  OpenDatabase,
  QueryOutcome,
  Work,
} from "./engine/database.ts";
export type { Keyed, KeyedRequest } from "./operations/keyed.ts";
export type { MoneyGate } from "./operations/money-gate.ts";
