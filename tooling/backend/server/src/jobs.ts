import { forgetKeys, ReadOnlyFault } from "@baize/ledger";
import type { Provider } from "@baize/provider";
import { budgets } from "@baize/safeguards";
import { pruneTries } from "./accounts/tries.ts";
import type { SandboxClock } from "./clock.ts";
import { pruneConsoleTries } from "./console/console-tries.ts";
import type { Services } from "./services.ts";
import { promotionBrand, protectionBrand, type TenantContext } from "./tenant.ts";
import { judgeLevels } from "./vip-level.ts";

export interface Jobs {
  /** Runs every job now, once. */
  runAll(): Promise<void>;
  start(): void;
  /** Stops the timers and waits for what is running. */
  stop(): Promise<void>;
}
interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Answers of money requests are kept so long; docs/rules.md R9: seven days at least. */
const KEY_LIFE_MS = 30 * 24 * 3_600_000;

/** Deletes what is over and nobody may ask for any longer. */
const sweep = async (services: Services, provider: Provider): Promise<void> => {
  const { captchas, codes, passkeyTickets, sessions, presences, database } = services;
  const now = services.clock();
  await database.atomic(function* () {
    yield* captchas.prune(now);
    yield* codes.prune(now);
    yield* passkeyTickets.prune(now);
    yield* pruneTries(now);
    yield* pruneConsoleTries(now);
    yield* presences.prune(now);
    yield* budgets.prune(now);
    yield* sessions.prune(now);
    yield* forgetKeys(now - KEY_LIFE_MS);
  });
  await provider.sweep();
  await services.keyPairs.renew();
};

const jobsOf = (
  services: Services,
  provider: Provider,
  sandboxClock: SandboxClock,
  tenants: readonly TenantContext[],
): readonly Job[] => {
  const { cashier, clock, promotions, agency, correspondence, protection } = services;
  const forEachTenant = (run: (tenant: TenantContext) => Promise<unknown>) => async (): Promise<void> => {
    for (const tenant of tenants) await run(tenant);
  };
  const closeDay = async (tenant: TenantContext): Promise<void> => {
    await promotions.jobs.payRebates(promotionBrand(tenant));
    await judgeLevels(services, tenant.rules(), clock());
  };
  return [
    { name: "settle_bets", everyMs: 1_000, run: () => provider.settleDue() },
    { name: "settle_transfers", everyMs: 3_000, run: () => cashier.operator.settlePending() },
    { name: "expire_orders", everyMs: 15_000, run: () => cashier.operator.expireOrders() },
    {
      name: "expire_rewards",
      everyMs: 60_000,
      run: forEachTenant((tenant) => promotions.jobs.endExpired(promotionBrand(tenant))),
    },
    { name: "close_day", everyMs: 300_000, run: forEachTenant(closeDay) },
    {
      name: "pay_commission",
      everyMs: 300_000,
      run: forEachTenant((tenant) => agency.jobs.payCommission(promotionBrand(tenant))),
    },
    {
      name: "tell_limits",
      everyMs: 60_000,
      run: forEachTenant((tenant) => protection.jobs.tellReady(protectionBrand(tenant))),
    },
    {
      name: "prune_messages",
      everyMs: 3_600_000,
      run: forEachTenant((tenant) => correspondence.jobs.prune(tenant.correspondence)),
    },
    { name: "sweep", everyMs: 3_600_000, run: () => sweep(services, provider) },
    { name: "keep_clock", everyMs: 60_000, run: () => sandboxClock.keep() },
  ];
};

/** Recurring work. Each job waits its interval after it has ended, so that none runs twice at once. */
export const createJobs = (
  services: Services,
  provider: Provider,
  clock: SandboxClock,
  tenants: readonly TenantContext[],
): Jobs => {
  const jobs = jobsOf(services, provider, clock, tenants);
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const attempt = async ({ name, run }: Job): Promise<void> => {
    try {
      await services.shared.refresh();
      await run();
    } catch (error) {
      // Where the gate was closed, it was logged.
      if (error instanceof ReadOnlyFault) return;
      services.logger.error({ event: "job_failed", job: name, err: error });
    }
  };
  const schedule = (job: Job): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const work = attempt(job).finally(() => {
        running.delete(work);
        schedule(job);
      });
      running.add(work);
    }, job.everyMs);
    timer.unref();
    timers.add(timer);
  };
  return {
    runAll: async () => {
      for (const job of jobs) await attempt(job);
    },
    start: () => jobs.forEach(schedule),
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
};
