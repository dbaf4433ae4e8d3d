import { ensureTemporal } from "@baize/domain";
import type { Database, MoneyGate } from "@baize/ledger";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { PasswordCost } from "./accounts/passwords.ts";
import { verifyBooks } from "./books.ts";
import type { SandboxClock } from "./clock.ts";
import { createConsole } from "./console/console-app.ts";
import { createConsoleAuth, openConsoleSecret } from "./console/console-auth.ts";
import { createServices } from "./create-services.ts";
import { createApp } from "./http/create-app.ts";
import { createCallFaults } from "./http/faults.ts";
import { type ConnectionLimits, listen, type Listening } from "./http/listen.ts";
import { createRefusalLog } from "./http/refusal-log.ts";
import type { HttpEnv } from "./http/serve-call.ts";
import { createXsrf } from "./http/xsrf.ts";
import { createJobs } from "./jobs.ts";
import { type SeedResult, seedTenant } from "./seed/seed-tenant.ts";
import { type Tenant, tenantContext, type TenantContext } from "./tenant.ts";

export interface SandboxOptions {
  /** Opened and empty, or used by a sandbox before; it is migrated here, and closed by who opened it. */
  readonly database: Database;
  readonly tenants: readonly Tenant[];
  /**
   * Folder of secrets, keys and pictures, made on first use (mode 0700). Processes that share a database share it too.
   */
  readonly dataDir: string;
  /** Epoch milliseconds; by default the real time. */
  readonly clock?: (() => number) | undefined;
  /** `n` unpredictable bytes; by default the system's. */
  readonly random?: ((n: number) => Uint8Array) | undefined;
  readonly logger?: Logger | undefined;
  /** Cheaper hashes, for tests. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Multiplies every budget of requests and messages, for load tests; never those of guesses. */
  readonly limitScale?: number | undefined;
  readonly connections?: ConnectionLimits | undefined;
  /** Opens the operator's console; by default made in the data folder. */
  readonly consoleSecret?: string | undefined;
  /** Parse every answer with its schema; on unless NODE_ENV is "production". */
  readonly checkAnswers?: boolean | undefined;
}

export interface Sandbox {
  /** What one brand's port serves. Throws for a brand that is not among the tenants. */
  app(code: string): Hono<HttpEnv>;
  /** Listens for a brand; port 0 takes a free one. Rejects with one sentence when the port is taken. */
  listen(code: string, port: number, hostname?: string): Promise<Listening>;
  /** The demo member with its past; again changes nothing. */
  seed(code: string): Promise<SeedResult>;
  /** Starts what runs by the clock: settling, expiring, sweeping. */
  startJobs(): void;
  runJobs(): Promise<void>;
  /** Why money is closed, as this process knows it; null while it may move. */
  moneyGate(): MoneyGate | null;
  readonly clock: SandboxClock;
  /** Opens the operator's console. */
  readonly consoleSecret: string;
  /** Stops jobs and ports. The database stays open. */
  close(): Promise<void>;
}

/** The reference back end for its tenants, on one database. */
export const createSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  await ensureTemporal();
  const { services, provider, closings, clock } = await createServices(options);
  const { database, logger, shared } = services;
  const contexts = new Map(options.tenants.map((tenant) => [tenant.code, tenantContext(tenant, closings)]));
  const [faults, xsrf, jobs] = [
    createCallFaults(shared),
    createXsrf(services.secrets, services.random),
    createJobs(services, provider, clock, [...contexts.values()]),
  ];
  const refusals = createRefusalLog(logger);
  const checkAnswers = options.checkAnswers ?? process.env["NODE_ENV"] !== "production";
  const verify = () => verifyBooks(database, shared, logger, clock.now());
  await verify();
  const consoleSecret = options.consoleSecret ?? openConsoleSecret(options.dataDir, services.random);
  const consoleAuth = createConsoleAuth(database, consoleSecret, services.clock, services.random);
  const contextFor = (code: string): TenantContext => {
    const context = contexts.get(code);
    if (!context)
      throw new Error(`"${code}" is not a brand of this server. It serves ${[...contexts.keys()].join(", ")}.`);
    return context;
  };
  const apps = new Map<string, Hono<HttpEnv>>();
  const app = (code: string): Hono<HttpEnv> => {
    const tenant = contextFor(code);
    const operatorConsole = () =>
      createConsole({ services, provider, closings, faults, clock, jobs, verify }, consoleAuth, tenant);
    const serving = { services, tenant, closings, faults, refusals, xsrf, checkAnswers };
    const made = apps.get(code) ?? createApp(serving, provider, operatorConsole());
    apps.set(code, made);
    return made;
  };
  const ports = new Set<Listening>();
  return {
    app,
    listen: async (code, port, hostname) => {
      const listening = await listen(app(code), port, hostname, options.connections);
      ports.add(listening);
      return listening;
    },
    seed: (code) => seedTenant(services, provider, contextFor(code)),
    startJobs: () => jobs.start(),
    runJobs: () => jobs.runAll(),
    moneyGate: () => shared.gate(),
    clock,
    consoleSecret,
    close: async () => {
      services.live.close();
      await Promise.all([...ports].map((port) => port.close()));
      await jobs.stop();
      await provider.close();
      await clock.keep().catch((error: unknown) => logger.warn({ event: "clock_not_kept", err: error }));
    },
  };
};
