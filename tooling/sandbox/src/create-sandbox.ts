import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Cashier, cashierMigrations, createCashier } from "@baize/cashier";
import { ensureTemporal } from "@baize/domain";
import { type Database, ledgerMigrations, verifyOnOpen } from "@baize/ledger";
import { createProvider, type Provider } from "@baize/provider";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { createCaptchas } from "./accounts/captchas.ts";
import { createCodes } from "./accounts/codes.ts";
import { openKeyPairs } from "./accounts/key-pairs.ts";
import { createPasswords, type PasswordCost } from "./accounts/passwords.ts";
import { openSecrets } from "./accounts/secrets.ts";
import { createSessions } from "./accounts/sessions.ts";
import { siteMigrations } from "./accounts/tables.ts";
import { createUploads, mediaUrl } from "./accounts/uploads.ts";
import { createWithdrawPasswords } from "./accounts/withdraw-passwords.ts";
import { createClock, type SandboxClock } from "./clock.ts";
import { type Closings, openClosings } from "./closings.ts";
import { createConsole } from "./console/console-app.ts";
import { openConsoleSecret } from "./console/console-secret.ts";
import { createConsoleGate } from "./console/gate.ts";
import { createApp } from "./http/create-app.ts";
import { createCallFaults } from "./http/faults.ts";
import { createLimits } from "./http/limits.ts";
import { listen, type Listening } from "./http/listen.ts";
import type { HttpEnv } from "./http/serve-call.ts";
import { createXsrf } from "./http/xsrf.ts";
import { createJobs } from "./jobs.ts";
import { createLogger } from "./logger.ts";
import { createPresences } from "./presence.ts";
import { type SeedResult, seedTenant } from "./seed/seed-tenant.ts";
import type { Services } from "./services.ts";
import { isoIn, type Tenant, type TenantRoom } from "./tenant.ts";
import { tenantRules } from "./tenant-rules.ts";

export interface SandboxOptions {
  /** Opened and empty, or used by a sandbox before; it is migrated here, and closed by who opened it. */
  readonly database: Database;
  readonly tenants: readonly Tenant[];
  /** Folder of secrets, key pairs and pictures; made on first use. */
  readonly dataDir: string;
  /** Epoch milliseconds; the real time unless told. */
  readonly clock?: (() => number) | undefined;
  /** `n` unpredictable bytes; the system's unless told. */
  readonly random?: ((n: number) => Uint8Array) | undefined;
  readonly logger?: Logger | undefined;
  /** Cheaper hashes, for tests. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Multiplies every budget of requests, for load tests. */
  readonly limitScale?: number | undefined;
  /** Opens the operator's console; made in the data folder unless told. */
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
  readonly clock: SandboxClock;
  /** Opens the operator's console. */
  readonly consoleSecret: string;
  /** Stops jobs and ports. The database stays open. */
  close(): Promise<void>;
}

const createServices = async (options: SandboxOptions, clock: SandboxClock): Promise<{ readonly services: Services; readonly provider: Provider }> => {
  const { database, dataDir, random = (n: number) => randomBytes(n), logger = createLogger() } = options;
  const now = clock.now;
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  await database.migrate("site", siteMigrations);
  const secrets = openSecrets(dataDir, random);
  const [passwords, keyPairs] = [await createPasswords(options.passwordCost), await openKeyPairs(dataDir, now, random)];
  const withdrawPasswords = createWithdrawPasswords(database, now, passwords, keyPairs);

  // The provider tells the cashier of settled bets, and the cashier moves money to the provider: made first, told later.
  const later: { cashier?: Cashier } = {};
  const cashierOf = (): Cashier => {
    if (!later.cashier) throw new Error("A bet was settled before the cashier was there.");
    return later.cashier;
  };
  const provider = await createProvider({
    database,
    clock: now,
    random,
    *onSettled({ memberRef, platform, net, valid, betId, settledAt }) {
      const cashier = cashierOf();
      if (net !== 0n) yield* cashier.recordPlay(memberRef, platform, net, betId, settledAt);
      if (valid > 0n) yield* cashier.recordTurnover(memberRef, valid, betId, settledAt);
    },
  });
  const uploads = createUploads(database, join(dataDir, "uploads"), random);
  const cashier = createCashier({
    database,
    clock: now,
    random,
    wallets: provider.wallet,
    verifyWithdrawPassword: (member, password) => withdrawPasswords.verify(member, password),
    hasWithdrawPassword: (member) => withdrawPasswords.isSet(member),
    pictures: { owns: ({ brand, member }, id, scene) => uploads.owns({ member: member.id, brand: brand.code }, id, scene), url: mediaUrl },
    describeBets: async (_ctx, refs) => provider.describeBets(refs),
  });
  later.cashier = cashier;
  return {
    provider,
    services: {
      database,
      clock: now,
      random,
      logger,
      secrets,
      passwords,
      keyPairs,
      withdrawPasswords,
      cashier,
      captchas: createCaptchas(database, secrets, random),
      codes: createCodes(database, secrets, random),
      sessions: createSessions(database, secrets, random, logger),
      uploads,
      limits: createLimits(options.limitScale),
      presences: createPresences(),
    },
  };
};

const roomOf = (tenant: Tenant, closings: Closings): TenantRoom => ({ ...tenant, rules: tenantRules(tenant.facts, closings), iso: isoIn(tenant.facts.zone) });

/** The reference back end for its tenants, on one database. */
export const createSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  await ensureTemporal();
  const clock = createClock(options.clock);
  const { services, provider } = await createServices(options, clock);
  const closings = await openClosings(options.database);
  const [faults, xsrf, jobs] = [createCallFaults(), createXsrf(services.secrets, services.random), createJobs(services, provider)];
  const checkAnswers = options.checkAnswers ?? process.env["NODE_ENV"] !== "production";
  const findings = await verifyOnOpen(options.database);
  const isFrozen = findings.length > 0;
  if (isFrozen) services.logger.fatal({ event: "books_disagree", findings }, "The books do not agree. Reads go on; money does not move until this is explained.");
  const consoleSecret = options.consoleSecret ?? openConsoleSecret(options.dataDir, services.random);
  const gate = createConsoleGate(options.database, consoleSecret, services.clock, services.random);
  const rooms = new Map(options.tenants.map((tenant) => [tenant.code, roomOf(tenant, closings)]));
  const roomFor = (code: string): TenantRoom => {
    const room = rooms.get(code);
    if (!room) throw new Error(`"${code}" is not a brand of this sandbox. It serves ${[...rooms.keys()].join(", ")}.`);
    return room;
  };
  const apps = new Map<string, Hono<HttpEnv>>();
  const app = (code: string): Hono<HttpEnv> => {
    const tenant = roomFor(code);
    const operatorConsole = () => createConsole({ services, provider, closings, faults, clock, jobs }, gate, tenant);
    const serving = { services, tenant, closings, faults, xsrf, checkAnswers, isFrozen };
    const made = apps.get(code) ?? createApp(serving, provider, operatorConsole());
    apps.set(code, made);
    return made;
  };
  const ports = new Set<Listening>();
  return {
    app,
    listen: async (code, port, hostname) => {
      const listening = await listen(app(code), port, hostname);
      ports.add(listening);
      return listening;
    },
    seed: (code) => seedTenant(services, provider, roomFor(code)),
    startJobs: () => jobs.start(),
    runJobs: () => jobs.runAll(),
    clock,
    consoleSecret,
    close: async () => {
      await Promise.all([...ports].map((port) => port.close()));
      await jobs.stop();
      await provider.close();
    },
  };
};
