import { createFairQueue, type FairQueueOptions, type Requester } from "@baize/safeguards";
import { hash, verify } from "@node-rs/argon2";

/** Cost of argon2id; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}
export const PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 3 };

/** For whom a password is hashed, and until when it matters. */
export interface WorkRequest {
  readonly requester: Requester;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}
export interface Passwords {
  /** Whether unknown devices would be refused now, before anything is written for them. */
  isCrowded(): boolean;
  /** As `verify`; without a request it does not wait. */
  hash(password: string, request?: WorkRequest): Promise<string>;
  /**
   * Takes the same time for a wrong password, for none and for an account that does not exist. Rejects with Overload
   * when too many wait, and with the signal's reason when the client disconnects before its turn. `open` reads what was
   * sent, once its turn has come; null when that cannot be read.
   */
  verify(stored: string | null, open: () => Promise<string | null>, request: WorkRequest): Promise<boolean>;
}

/** Each hash holds 64 MiB, so few run at once; known devices come first, and nobody has more than a share. */
const QUEUE: FairQueueOptions = { workers: 2, capacity: 64, share: 6, patienceMs: 10_000 };

/** Passwords are normalised to NFC when set and when verified, so that one typed on another keyboard still fits. */
export const createPasswords = async (
  cost: PasswordCost = PASSWORD_COST,
  options: FairQueueOptions = QUEUE,
): Promise<Passwords> => {
  const queue = createFairQueue(options);
  const dummy = await hash("no account has this password", cost);
  const inTurn = <T>(work: () => Promise<T>, { requester, signal }: WorkRequest): Promise<T> =>
    queue.run(requester, work, signal);
  return {
    isCrowded: () => queue.waiting >= options.capacity / 2,
    hash: (password, request) => {
      const work = (): Promise<string> => hash(password.normalize("NFC"), cost);
      return request ? inTurn(work, request) : work();
    },
    verify: (stored, open, request) =>
      inTurn(async () => {
        const password = await open();
        const isEqual = await verify(stored ?? dummy, (password ?? "").normalize("NFC"));
        return isEqual && stored !== null && password !== null;
      }, request),
  };
};
