export { audit } from "./audit.ts";
export { balanceSums, verifyOnOpen } from "./balances.ts";
export type { Query } from "./builder.ts";
export { all, builder, first, raw, run } from "./builder.ts";
export { openDatabase } from "./database.ts";
export { FolderLockFault, LedgerFault, MigrationFault, ReadOnlyFault, StorageFault } from "./faults.ts";
export { closeMoneyGate, openMoneyGate, readMoneyGate } from "./gate.ts";
export { forgetKeys, keyed, lookupKey } from "./keyed.ts";
export { ledger } from "./ledger.ts";
export { lockFolder } from "./lock-folder.ts";
export { CAP as AMOUNT_CAP, ledgerMigrations } from "./migrations.ts";
export type {
  AccountSpec,
  AccountState,
  AuditFinding,
  BalanceSum,
  Database,
  EngineName,
  HoldRequest,
  Keyed,
  KeyedRequest,
  Ledger,
  LedgerCode,
  LedgerResult,
  Leg,
  Migration,
  MoneyGate,
  OpenDatabase,
  Posted,
  PostRequest,
  QueryOutcome,
  Work,
} from "./types.ts";
