/** Runs at most so many at a time, in order. */
export const createLimit = (most: number): (<T>(run: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Balances of game wallets: each is a call to another provider, so only a few at a time. */
export const limited = createLimit(4);
