/** Waiting that can be ended early. */
export interface Patience {
  /** Resolves after `ms`, when one of `topics` is woken, or when `signal` aborts. */
  sleep(ms: number, topics?: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Wakes those who wait for a topic. */
  wake(topic: string): void;
  /** How many wait for a topic. */
  waiting(topic: string): number;
  /** Wakes everybody; nobody sleeps afterwards. */
  end(): void;
}

export const createPatience = (): Patience => {
  const sleepers = new Map<string, Set<() => void>>();
  const everybody = new Set<() => void>();
  let isOver = false;
  const leave = (topic: string, wake: () => void): void => {
    const group = sleepers.get(topic);
    group?.delete(wake);
    if (group?.size === 0) sleepers.delete(topic);
  };
  const join = (topic: string, wake: () => void): void => {
    const group = sleepers.get(topic);
    if (group === undefined) sleepers.set(topic, new Set([wake]));
    else group.add(wake);
  };
  return {
    sleep: (ms, topics = [], signal?: AbortSignal) =>
      new Promise((resolve) => {
        if (isOver || ms <= 0 || signal?.aborted === true) return resolve();
        const wake = (): void => {
          clearTimeout(timer);
          everybody.delete(wake);
          for (const topic of topics) leave(topic, wake);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        everybody.add(wake);
        for (const topic of topics) join(topic, wake);
        signal?.addEventListener("abort", wake, { once: true });
      }),
    wake(topic) {
      for (const wake of sleepers.get(topic) ?? []) wake();
    },
    waiting: (topic) => sleepers.get(topic)?.size ?? 0,
    end() {
      isOver = true;
      for (const wake of everybody) wake();
    },
  };
};
