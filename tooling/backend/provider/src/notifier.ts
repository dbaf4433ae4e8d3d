/** Waits that end early when one of their topics is woken. */
export interface Notifier {
  /** Resolves after `ms`, when one of `topics` is woken, or when `signal` aborts. */
  wait(ms: number, topics?: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Ends all waits for a topic. */
  wake(topic: string): void;
  /** Number of waits for a topic. */
  waiting(topic: string): number;
  /** Ends all waits, present and future. */
  end(): void;
}

export const createNotifier = (): Notifier => {
  const waits = new Map<string, Set<() => void>>();
  const all = new Set<() => void>();
  let isOver = false;
  const leave = (topic: string, wake: () => void): void => {
    const group = waits.get(topic);
    group?.delete(wake);
    if (group?.size === 0) waits.delete(topic);
  };
  const join = (topic: string, wake: () => void): void => {
    const group = waits.get(topic);
    if (group === undefined) waits.set(topic, new Set([wake]));
    else group.add(wake);
  };
  return {
    wait: (ms, topics = [], signal?: AbortSignal) =>
      new Promise((resolve) => {
        if (isOver || ms <= 0 || signal?.aborted === true) return resolve();
        const wake = (): void => {
          clearTimeout(timer);
          all.delete(wake);
          for (const topic of topics) leave(topic, wake);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        all.add(wake);
        for (const topic of topics) join(topic, wake);
        signal?.addEventListener("abort", wake, { once: true });
      }),
    wake(topic) {
      for (const wake of waits.get(topic) ?? []) wake();
    },
    waiting: (topic) => waits.get(topic)?.size ?? 0,
    end() {
      isOver = true;
      for (const wake of all) wake();
    },
  };
};
