import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Cashier, cashierMigrations, createCashier, sealExisting } from "@baize/cashier";
import { type Database, ledgerMigrations } from "@baize/ledger";
import { createProvider, type Provider } from "@baize/provider";
import { budgetMigrations, openVault, type Vault } from "@baize/safeguards";
import type { Logger } from "pino";
import { budgetOf } from "./accounts/budget-table.ts";
import { createCaptchas } from "./accounts/captchas.ts";
import { createCodes } from "./accounts/codes.ts";
import { createContacts } from "./accounts/contacts.ts";
import { openKeyPairs } from "./accounts/key-pairs.ts";
import { createPasswords } from "./accounts/passwords.ts";
import { openSecrets } from "./accounts/secrets.ts";
import { createSessions } from "./accounts/sessions.ts";
import { siteMigrations } from "./accounts/tables.ts";
import { createUploads, mediaUrl, type Uploads } from "./accounts/uploads.ts";
import { createWithdrawPasswords, type WithdrawPasswords } from "./accounts/withdraw-passwords.ts";
import { createClock, type SandboxClock } from "./clock.ts";
import { type Closings, createClosings } from "./closings.ts";
import type { SandboxOptions } from "./create-sandbox.ts";
import { createLimits } from "./http/limits.ts";
import { createLogger } from "./logger.ts";
import { createPresences } from "./presence.ts";
import type { Services } from "./services.ts";
import { openSharedState } from "./shared-state.ts";

export interface Opened {
  readonly services: Services;
  readonly provider: Provider;
  readonly closings: Closings;
  readonly clock: SandboxClock;
}

const migrate = async (database: Database): Promise<void> => {
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  await database.migrate("site", siteMigrations);
  await database.migrate("safeguards", budgetMigrations);
};

/** A folder that its owner alone may enter; keys of earlier versions, which lay open in it, go. */
const openFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  rmSync(join(folder, "key-pairs.json"), { force: true });
};

interface MoneyDeps {
  readonly database: Database;
  readonly clock: () => number;
  readonly random: (n: number) => Uint8Array;
  readonly logger: Logger;
  readonly vault: Vault;
  readonly closings: Closings;
  readonly uploads: Uploads;
  readonly withdrawPasswords: WithdrawPasswords;
}

/** The provider and the cashier, which need each other. */
const createMoney = async (deps: MoneyDeps): Promise<{ readonly cashier: Cashier; readonly provider: Provider }> => {
  const { database, clock, random, logger, vault, closings, uploads, withdrawPasswords } = deps;
  // The provider reports settled bets to the cashier, which moves money to the provider: it is made first and linked
  // later.
  const later: { cashier?: Cashier } = {};
  const cashierOf = (): Cashier => {
    if (!later.cashier) throw new Error("A bet was settled before the cashier was there.");
    return later.cashier;
  };
  const provider = await createProvider({
    database,
    clock,
    random,
    isSiteClosed: (brand) => closings.get(brand, "site"),
    *onSettled({ memberRef, platform, net, valid, betId, settledAt }) {
      const cashier = cashierOf();
      if (net !== 0n) yield* cashier.recordPlay(memberRef, platform, net, betId, settledAt);
      if (valid > 0n) yield* cashier.recordTurnover(memberRef, valid, betId, settledAt);
    },
  });
  const cashier = createCashier({
    database,
    clock,
    random,
    vault,
    wallets: provider.wallet,
    verifyWithdrawPassword: (member, password) => withdrawPasswords.verify(member, password),
    hasWithdrawPassword: (member) => withdrawPasswords.isSet(member),
    pictures: {
      owns: ({ brand, member }, id, scene) => uploads.owns({ member: member.id, brand: brand.code }, id, scene),
      url: mediaUrl,
    },
    describeBets: async (_ctx, refs) => provider.describeBets(refs),
    report: (error) => logger.error({ event: "money_reported", err: error }),
  });
  later.cashier = cashier;
  return { cashier, provider };
};

/** Migrates the database, opens the folder, and makes what the handlers work with. */
export const createServices = async (options: SandboxOptions): Promise<Opened> => {
  const { database, dataDir, random = (n: number) => randomBytes(n), logger = createLogger() } = options;
  openFolder(dataDir);
  await migrate(database);
  const vault = openVault(join(dataDir, "vault-keys.json"));
  const [secrets, shared] = [openSecrets(dataDir, random), await openSharedState(database)];
  const sandboxClock = createClock(shared, options.clock);
  const clock = sandboxClock.now;
  const [passwords, keyPairs] = [
    await createPasswords(options.passwordCost),
    await openKeyPairs(shared, vault, clock, random),
  ];
  const withdrawPasswords = createWithdrawPasswords({ database, clock, passwords, keyPairs, random });
  const [uploads, closings] = [createUploads(database, join(dataDir, "uploads"), random), createClosings(shared)];
  const money = { database, clock, random, logger, vault, closings, uploads, withdrawPasswords };
  const { cashier, provider } = await createMoney(money);
  const limits = createLimits(database, budgetOf(options.limitScale));
  const contacts = createContacts(database, vault);
  await contacts.sealAll();
  await sealExisting({ database, vault });
  const services: Services = {
    database,
    clock,
    random,
    logger,
    shared,
    secrets,
    passwords,
    keyPairs,
    withdrawPasswords,
    cashier,
    contacts,
    uploads,
    limits,
    captchas: createCaptchas(database, secrets, random),
    codes: createCodes({ database, secrets, vault, limits, random }),
    sessions: createSessions(database, secrets, random, logger),
    presences: createPresences(database),
  };
  return { services, provider, closings, clock: sandboxClock };
};
