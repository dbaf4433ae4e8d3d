import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Requests an address (an upload: a member) may make in a minute. The finer rules stand with codes and passwords. */
const BUDGETS = { captcha: 120, message: 60, credential: 120, upload: 30, report: 60 } as const;
export type Budget = keyof typeof BUDGETS;

export interface Limits {
  /** Milliseconds to wait, 0 when the request is within its budget. */
  take(budget: Budget, key: string): Promise<number>;
}

/** `scale` multiplies every budget, for load tests. */
export const createLimits = (scale = 1): Limits => {
  const limiters = new Map(
    Object.entries(BUDGETS).map(([name, points]) => [name, new RateLimiterMemory({ keyPrefix: name, points: points * scale, duration: 60 })]),
  );
  return {
    take: async (budget, key) => {
      try {
        await limiters.get(budget)?.consume(key);
        return 0;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext);
        throw reason;
      }
    },
  };
};
