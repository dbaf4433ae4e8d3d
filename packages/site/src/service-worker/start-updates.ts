import type { Client } from "@baize/api-client";
import { createPageState } from "./page-state.ts";
import { createUpdateMemory } from "./update-memory.ts";
import { createUpdateRules } from "./update-rules.ts";
import { createUpdateVote, openVoteChannel } from "./update-vote.ts";
import { openWorkerHost } from "./worker-host.ts";

const STEP_MS = 5_000;
const LOOK_MS = 600_000;

export interface UpdateOptions {
  readonly client: Client;
  readonly offer: (accept: () => void) => void;
  /** Loads the page again. */
  readonly reload: () => void;
}

/** Registers the service worker and keeps this tab at the newest version, for as long as the page lives. */
export const startUpdates = async ({ client, offer, reload }: UpdateOptions): Promise<void> => {
  const host = await openWorkerHost();
  const page = createPageState(client);
  const vote = createUpdateVote(openVoteChannel(client.storage), page.isIdle);
  const rules = createUpdateRules({
    host,
    page,
    vote,
    memory: createUpdateMemory(client.storage),
    offer,
    now: Date.now,
    reload,
  });
  const look = (): void => void host.look().then(rules.step);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
  window.addEventListener("vite:preloadError", () => {
    if (!navigator.onLine) return;
    rules.partIsMissing();
    look();
  });
  setInterval(() => void rules.step(), STEP_MS);
  setInterval(look, LOOK_MS);
  await rules.step();
};
