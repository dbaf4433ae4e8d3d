/** Locks of one origin: a queue for each name, and stealing. */
export const makeLocks = () => {
  const holders = new Map<string, (reason: DOMException) => void>();
  const queues = new Map<string, (() => void)[]>();
  const next = (name: string): void => {
    holders.delete(name);
    queues.get(name)?.shift()?.();
  };
  return async (name: string, { signal, steal = false }: LockOptions, run: () => Promise<void>): Promise<void> => {
    const gone = new DOMException("gone", "AbortError");
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    if (steal) holders.get(name)?.(gone);
    else if (holders.has(name))
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve);
        signal?.addEventListener("abort", () => {
          queue.splice(queue.indexOf(resolve), 1);
          reject(gone);
        });
      });
    const stolen = new Promise<never>((_, reject) => holders.set(name, reject));
    const held = holders.get(name);
    // Granted a moment later, as by a browser; taken away before that, it never runs.
    await Promise.race([Promise.resolve().then(async () => (holders.get(name) === held ? run() : undefined)), stolen]);
    if (holders.get(name) === held) next(name);
  };
};
