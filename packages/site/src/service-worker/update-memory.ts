import { type ClientStorage, jsonKey } from "@baize/api-client";
import * as v from "valibot";

const mark = v.object({ version: v.string(), at: v.number() });
/** The version that a tab was last loaded again for, and when (epoch milliseconds). */
const reloadKey = jsonKey("session", "updateReload", mark);
/** The version that waits, and since when (epoch milliseconds); shared by the tabs. */
const waitingKey = jsonKey("local", "updateWaiting", mark);

/** What must outlive a reload, so that it happens once. */
export interface UpdateMemory {
  readonly lastReload: () => { readonly version: string; readonly at: number } | undefined;
  /** False when the browser does not keep it: then nothing may be loaded again by itself. */
  readonly keepReload: (version: string, at: number) => boolean;
  /** Since when this version has waited; now, when it was not known before. */
  readonly waitingSince: (version: string, now: number) => number;
}

export const createUpdateMemory = (storage: ClientStorage): UpdateMemory => ({
  lastReload: () => storage.get(reloadKey),
  keepReload: (version, at) => storage.keep(reloadKey, { version, at }),
  waitingSince: (version, now) => {
    const known = storage.get(waitingKey);
    if (known?.version === version) return Math.min(known.at, now);
    storage.set(waitingKey, { version, at: now });
    return now;
  },
});
