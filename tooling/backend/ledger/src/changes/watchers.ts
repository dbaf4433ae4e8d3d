import type { ChangeWatcher, Database } from "../engine/database.ts";

/** Those who watch a database in this process. */
export interface Watchers extends Pick<Database, "watch"> {
  readonly tell: ChangeWatcher;
}

export const createWatchers = (): Watchers => {
  const watchers = new Set<ChangeWatcher>();
  return {
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    tell: (subject) => {
      for (const watcher of watchers) watcher(subject);
    },
  };
};
