import type { ClientStorage } from "./storage.ts";

/** One intention of a member to move money, with the key that makes it happen at most once. */
export interface Intent {
  /** 128 random bits; travels as `reqId`. */
  readonly key: string;
  /** Path of the call. */
  readonly path: string;
  readonly member: string;
  /** The input without key and secrets: equal fingerprints are the same intention. */
  readonly fingerprint: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** How often it was sent. */
  readonly sent: number;
}

export declare function createIntent(storage: ClientStorage, of: { readonly path: string; readonly member: string; readonly fingerprint: string; readonly now: number }): Intent | null;
export declare function pendingIntents(storage: ClientStorage, member: string, now?: number): readonly Intent[];
