/** Where the site says that a newer version is there to be had; the shell shows it. */
export interface UpdateOffer {
  /** Loads the newer version; null when there is nothing to offer. */
  readonly get: () => (() => void) | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly make: (accept: () => void) => void;
}

export const createUpdateOffer = (): UpdateOffer => {
  let accept: (() => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => accept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    make: (next) => {
      accept ??= next;
      for (const listener of listeners) listener();
    },
  };
};
