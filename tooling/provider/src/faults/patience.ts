/** Waiting that can be ended early. */
export interface Patience {
  /** Resolves after `ms`, or when one of `topics` is called. */
  sleep(ms: number, topics?: readonly string[]): Promise<void>;
  /** Wakes those who wait for a topic. */
  wake(topic: string): void;
  /** Wakes everybody; nobody sleeps afterwards. */
  end(): void;
}

export const createPatience = (): Patience => {
  const sleepers = new Map<() => void, readonly string[]>();
  let isOver = false;
  return {
    sleep: (ms, topics = []) =>
      new Promise((resolve) => {
        if (isOver || ms <= 0) return resolve();
        const wake = (): void => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        sleepers.set(wake, topics);
      }),
    wake(topic) {
      for (const [wake, topics] of sleepers) if (topics.includes(topic)) wake();
    },
    end() {
      isOver = true;
      for (const wake of sleepers.keys()) wake();
    },
  };
};
