/**
 * What a fault of the store leaves. "rolled_back": nothing was written. "unknown": the connection broke during the
 * commit; only the operation's key says whether it took effect.
 */
export type StorageOutcome = "rolled_back" | "unknown";

/**
 * The store could not do its work: disk full, I/O error, lock or connection lost, too much contention.
 * Nothing of the caller's data is at fault; the same work may be tried again, money work under the same key.
 */
export class StorageFault extends Error {
  override readonly name: string = "StorageFault";
  readonly outcome: StorageOutcome;

  constructor(message: string, options: { readonly cause?: unknown; readonly outcome?: StorageOutcome } = {}) {
    super(message, { cause: options.cause });
    this.outcome = options.outcome ?? "rolled_back";
  }
}

/** Money is closed (`closeMoneyGate`). Nothing was written, and the same work fails until the gate is opened again. */
export class ReadOnlyFault extends StorageFault {
  override readonly name = "ReadOnlyFault";
  /** Why it was closed, as given to `closeMoneyGate`. */
  readonly reason: string;

  constructor(reason: string) {
    super(`Money is read-only (${reason}). Nothing was written; open the gate once this is explained.`);
    this.reason = reason;
  }
}

/** The recorded migrations and the given ones do not fit together. Thrown before anything is changed. */
export class MigrationFault extends Error {
  override readonly name = "MigrationFault";
}

/** The calling code, or rows changed from outside, broke a rule of the ledger. The transaction is rolled back. */
export class LedgerFault extends Error {
  override readonly name = "LedgerFault";
}

/** Another process has the folder for itself (`lockFolder`). */
export class FolderLockFault extends Error {
  override readonly name = "FolderLockFault";

  constructor(folder: string, options: { readonly cause?: unknown } = {}) {
    super(`${folder} is in use by another process. Stop that process, or give this one a folder of its own.`, options);
  }
}

/** What an error says, for a message that names its cause. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
