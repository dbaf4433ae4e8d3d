import { inviteCodeFromQuery, isInviteCode, readInviteCode } from "@baize/domain";
import { type ClientStorage, type StorageKey, textKey } from "./storage.ts";

/** Days during which the first invitation code is not replaced by a later one. */
export const FIRST_TOUCH_DAYS = 30;

const DAY_MS = 86_400_000;
const stored = (area: "local" | "session", name: string): StorageKey<string> => ({
  area,
  name,
  read: (raw) => readInviteCode(raw) ?? undefined,
  write: (code) => code,
});
const localKey = stored("local", "i_code");
const sessionKey = stored("session", "i_code");
const aidKey = textKey("session", "aid", isInviteCode);
const sinceKey = textKey("local", "i_code_since", (text) => /^\d{1,15}$/.test(text));

/** The invitation code that the visitor came with (docs/specification.md §2.5 and §3.6). */
export interface InviteStore {
  readonly get: () => string | null;
  /** Keeps the `i_code` of a query string such as `location.search`; the first code wins for {@link FIRST_TOUCH_DAYS} days. */
  readonly remember: (search: string) => string | null;
  /** After registration. */
  readonly forget: () => void;
}

export function createInviteStore(storage: ClientStorage, now: () => number): InviteStore {
  const get = (): string | null => storage.get(localKey) ?? storage.get(sessionKey) ?? storage.get(aidKey) ?? null;
  const isFresh = (): boolean => {
    const age = now() - Number(storage.get(sinceKey) ?? Number.NaN);
    return age >= 0 && age < FIRST_TOUCH_DAYS * DAY_MS;
  };
  return {
    get,
    remember: (search) => {
      const present = get();
      const found = inviteCodeFromQuery(search);
      if (found === null || (present !== null && isFresh())) {
        if (present !== null) storage.set(aidKey, present);
        return present;
      }
      storage.set(localKey, found);
      storage.set(sinceKey, String(now()));
      storage.remove(sessionKey);
      storage.set(aidKey, found);
      return found;
    },
    forget: () => {
      for (const key of [localKey, sessionKey, aidKey, sinceKey]) storage.remove(key);
    },
  };
}
