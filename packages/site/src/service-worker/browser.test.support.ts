import { createStorage, type StorageArea, type TabChannel } from "@baize/api-client";
import type { PageState } from "./page-state.ts";
import { createUpdateMemory } from "./update-memory.ts";
import { createUpdateRules } from "./update-rules.ts";
import { createUpdateVote, type VoteMessage } from "./update-vote.ts";

const area = (): StorageArea => {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
};

/** A browser with one worker registration, whose tabs share local storage and a channel. */
export const createFakeBrowser = ({ now = Date.now }: { now?: () => number } = {}) => {
  let active: string | null = null;
  let waiting: string | null = null;
  const local = area();
  const lines = new Set<(message: VoteMessage) => void>();
  const pages = new Set<{ controller: string | null; taken: () => void; waits: () => void }>();

  const activate = (version: string): void => {
    active = version;
    waiting = null;
    for (const page of pages) {
      page.controller = version;
      page.taken();
    }
  };

  /** A tab that can be loaded again; `state` is what its page is in the middle of. */
  const openTab = (state = { busy: false, money: false }, session: StorageArea | undefined = area()) => {
    const tab = {
      state,
      loads: 0,
      offered: null as (() => void) | null,
      step: async (): Promise<void> => undefined,
      partIsMissing: (): void => undefined,
    };
    let leave = (): void => undefined;
    const load = (): void => {
      leave();
      tab.loads += 1;
      tab.offered = null;
      const page = { controller: active, taken: (): void => undefined, waits: (): void => undefined };
      const mine = new Set<(message: VoteMessage) => void>();
      const receive = (message: VoteMessage): void => {
        for (const listener of mine) listener(message);
      };
      const channel: TabChannel<VoteMessage> = {
        post: (message) => {
          for (const line of lines) if (line !== receive) line(message);
        },
        listen: (listener) => {
          mine.add(listener);
          return () => mine.delete(listener);
        },
        close: () => mine.clear(),
      };
      pages.add(page);
      lines.add(receive);
      leave = () => {
        pages.delete(page);
        lines.delete(receive);
      };
      const storage = createStorage({ local: () => local, session: () => session });
      const pageState: PageState = {
        awaitsMoney: () => tab.state.money,
        isIdle: () => !tab.state.busy && !tab.state.money,
      };
      const rules = createUpdateRules({
        host: {
          isControlled: () => page.controller !== null,
          waitingVersion: async () => waiting,
          currentVersion: async () => page.controller,
          activate: () => {
            if (waiting !== null) activate(waiting);
          },
          look: async () => undefined,
          onWaiting: (listener) => {
            page.waits = listener;
          },
          onTakeOver: (listener) => {
            page.taken = listener;
          },
        },
        page: pageState,
        vote: createUpdateVote(channel, pageState.isIdle),
        memory: createUpdateMemory(storage),
        offer: (accept) => {
          tab.offered ??= accept;
        },
        now,
        reload: load,
      });
      Object.assign(tab, rules);
    };
    load();
    return tab;
  };

  return {
    openTab,
    /** A worker of this version is there: the first takes over at once, a later one waits. */
    release: (version: string): void => {
      if (active === null) return activate(version);
      waiting = version;
      for (const page of pages) page.waits();
    },
    active: (): string | null => active,
  };
};
