import { inviteCodeFromQuery, isInviteCode, readInviteCode } from "@baize/domain";
import { type ClientStorage, type StorageKey, textKey } from "./storage.ts";

const stored = (area: "local" | "session", name: string): StorageKey<string> => ({
  area,
  name,
  read: (raw) => readInviteCode(raw) ?? undefined,
  write: (code) => code,
});
const localKey = stored("local", "i_code");
const sessionKey = stored("session", "i_code");
const aidKey = textKey("session", "aid", isInviteCode);

/** The invitation code that the visitor came with (docs/specification.md §2.5 and §3.6). */
export interface InviteStore {
  readonly get: () => string | null;
  /**
   * Keeps the `i_code` of a query string such as `location.search`, in place of any earlier one; gives the code that is
   * kept now. Whom a registration counts for is the server's to decide.
   */
  readonly remember: (search: string) => string | null;
  /** After registration. */
  readonly forget: () => void;
}

export function createInviteStore(storage: ClientStorage): InviteStore {
  const get = (): string | null => storage.get(localKey) ?? storage.get(sessionKey) ?? storage.get(aidKey) ?? null;
  return {
    get,
    remember: (search) => {
      const found = inviteCodeFromQuery(search);
      if (found !== null) {
        storage.set(localKey, found);
        storage.remove(sessionKey);
      }
      const present = found ?? get();
      if (present !== null) storage.set(aidKey, present);
      return present;
    },
    forget: () => {
      for (const key of [localKey, sessionKey, aidKey]) storage.remove(key);
    },
  };
}
