import type { PageState } from "./page-state.ts";
import type { UpdateMemory } from "./update-memory.ts";
import type { UpdateVote } from "./update-vote.ts";
import type { WorkerHost } from "./worker-host.ts";

/** An update that was not installed automatically for this long is offered by a button. */
export const OFFER_AFTER_MS = 86_400_000;
/** Shortest time between two automatic reloads, so that a server with a new worker in every answer makes no loop. */
export const RELOAD_GAP_MS = 30_000;
const UNNAMED = "unnamed";

export interface UpdateRulesParts {
  readonly host: WorkerHost;
  readonly page: PageState;
  readonly vote: UpdateVote;
  readonly memory: UpdateMemory;
  /** Offers the newer version by a button; further offers change nothing. */
  readonly offer: (accept: () => void) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Loads the page again. */
  readonly reload: () => void;
}

/**
 * When a new version of the site takes the place of the present one (docs/specification.md §1.6: the page then
 * reloads).
 */
export interface UpdateRules {
  /** Goes on with what is due. Called at each event that may matter, and from time to time. */
  readonly step: () => Promise<void>;
  /** Reports that a part of the page is gone from the server: the page is of an older version. */
  readonly partIsMissing: () => void;
}

/**
 * A waiting worker takes over when all tabs are idle, and each tab then loads again, once per version and only when
 * idle itself. The very first worker of a page that had none changes nothing.
 */
export const createUpdateRules = ({ host, page, vote, memory, offer, now, reload }: UpdateRulesParts): UpdateRules => {
  let isControlled = host.isControlled();
  /** The version that this page is to be loaded again for. */
  let due: string | null = null;
  let isAsked = false;
  let isMissingPart = false;
  let stepping: Promise<void> | null = null;

  const isTooSoon = (): boolean => now() - (memory.lastReload()?.at ?? -Infinity) < RELOAD_GAP_MS;
  const accept = (): void => {
    isAsked = true;
    void afterwards();
  };
  const reloadFor = (version: string): void => {
    if (memory.keepReload(version, now()) || isAsked) reload();
    else offer(accept);
  };

  const takeOver = async (): Promise<void> => {
    const version = (await host.currentVersion()) ?? UNNAMED;
    const isFirst = !isControlled && !isAsked;
    isControlled = true;
    if (isFirst || version === memory.lastReload()?.version) return;
    due = version;
    await afterwards();
  };

  const go = async (): Promise<void> => {
    const waiting = due === null ? await host.waitingVersion() : null;
    const version = due ?? waiting;
    if (isMissingPart && !page.awaitsMoney()) offer(accept);
    if (version !== null && now() - memory.waitingSince(version, now()) >= OFFER_AFTER_MS) offer(accept);
    if (isAsked) {
      if (page.awaitsMoney()) return;
      if (waiting !== null) host.activate();
      else reloadFor(due ?? UNNAMED);
      return;
    }
    if (version === null || isTooSoon()) return;
    if (due !== null) {
      if (page.isIdle()) reloadFor(due);
    } else if (await vote.allIdle()) host.activate();
  };
  const step = async (): Promise<void> => {
    stepping ??= go().finally(() => {
      stepping = null;
    });
    return stepping;
  };
  /** A step that knows what has just changed, after the one that may be under way. */
  const afterwards = async (): Promise<void> => {
    await stepping;
    await step();
  };

  host.onTakeOver(() => void takeOver());
  host.onWaiting(() => void step());
  return {
    step,
    partIsMissing: () => {
      isMissingPart = true;
      void step();
    },
  };
};
