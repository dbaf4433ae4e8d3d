import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Cashier, cashierMigrations, createCashier, sealExisting } from "@baize/cashier";
import { type Database, ledgerMigrations } from "@baize/ledger";
import { createPromotions, type PromotionBrand, promotionMigrations, type Promotions } from "@baize/promotions";
import { createProvider, type Provider } from "@baize/provider";
import { budgetMigrations, openVault, type Vault } from "@baize/safeguards";
import type { Logger } from "pino";
import { budgetOf } from "./accounts/budget-table.ts";
import { createCaptchas } from "./accounts/captchas.ts";
import { createCodes } from "./accounts/codes.ts";
import { type Contacts, createContacts } from "./accounts/contacts.ts";
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
import { memberProfile } from "./member-profile.ts";
import { createPresences } from "./presence.ts";
import type { Services } from "./services.ts";
import { openSharedState } from "./shared-state.ts";
import { promotionBrand, type Tenant, tenantContext } from "./tenant.ts";
import { vipTable } from "./vip-table.ts";

export interface Opened {
  readonly services: Services;
  readonly provider: Provider;
  readonly closings: Closings;
  readonly clock: SandboxClock;
}

const migrate = async (database: Database): Promise<void> => {
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  await database.migrate("promotions", promotionMigrations);
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
  readonly contacts: Contacts;
  readonly uploads: Uploads;
  readonly withdrawPasswords: WithdrawPasswords;
  readonly tenants: readonly Tenant[];
}

type Money = Pick<Services, "cashier" | "promotions" | "promotionsAt"> & { readonly provider: Provider };

/** What promotions need, but for the clock. */
const promotionDeps = ({ database, random, vault, closings, contacts, tenants }: MoneyDeps, { rewards }: Cashier) => {
  const rights = new Map(tenants.map((tenant) => [tenant.code, vipTable(tenantContext(tenant, closings).rules())]));
  return {
    database,
    random,
    vault,
    rewards,
    vipRights: (brand: string) => rights.get(brand) ?? [],
    profileOf: (brand: string, member: string) => memberProfile({ rewards, contacts }, brand, member),
  };
};

/** The provider, the cashier and the promotions, which need each other. */
const createMoney = async (deps: MoneyDeps): Promise<Money> => {
  const { database, clock, random, logger, vault, closings, uploads, withdrawPasswords, tenants } = deps;
  // The provider reports settled bets to the cashier, which moves money to the provider: it is made first and linked
  // later.
  const later: { cashier?: Cashier; promotions?: Promotions } = {};
  const cashierOf = (): Cashier => {
    if (!later.cashier) throw new Error("A bet was settled before the cashier was there.");
    return later.cashier;
  };
  const promotionsOf = (): Promotions => {
    if (!later.promotions) throw new Error("A deposit was credited before the promotions were there.");
    return later.promotions;
  };
  const brands = new Map(tenants.map((tenant) => [tenant.code, promotionBrand(tenant)]));
  const brandOf = (code: string): PromotionBrand => {
    const brand = brands.get(code);
    if (brand === undefined) throw new Error(`Brand "${code}" is not served here. Its deposits cannot be credited.`);
    return brand;
  };
  const provider = await createProvider({
    database,
    clock,
    random,
    isSiteClosed: (brand) => closings.get(brand, "site"),
    *onSettled({ memberRef, platform, net, valid, betId, settledAt, gameType }) {
      const cashier = cashierOf();
      if (net !== 0n) yield* cashier.recordPlay(memberRef, platform, net, betId, settledAt);
      if (valid > 0n) yield* cashier.recordTurnover(memberRef, valid, betId, settledAt, gameType);
    },
  });
  const cashier = createCashier({
    database,
    clock,
    random,
    vault,
    wallets: provider.wallet,
    offers: {
      open: ({ brand, member, locale }, at) => {
        const of = brandOf(brand.code);
        return promotionsOf().depositOffers({ brand: of, member: member.id, locale: locale ?? of.locale }, at);
      },
      onCredited: ({ id: orderNo, brand, member, offer: id }, at) => {
        const of = brandOf(brand);
        return promotionsOf().depositCredited({ brand: of, member, locale: of.locale }, { id, orderNo }, at);
      },
    },
    verifyWithdrawPassword: (member, password) => withdrawPasswords.verify(member, password),
    hasWithdrawPassword: (member) => withdrawPasswords.isSet(member),
    pictures: {
      owns: ({ brand, member }, id, scene) => uploads.owns({ member: member.id, brand: brand.code }, id, scene),
      url: mediaUrl,
    },
    describeBets: async (_ctx, refs) => provider.describeBets(refs),
    report: (error) => logger.error({ event: "money_reported", err: error }),
  });
  const rest = promotionDeps(deps, cashier);
  const promotionsAt = (at: () => number): Promotions => createPromotions({ ...rest, clock: at });
  const promotions = promotionsAt(clock);
  Object.assign(later, { cashier, promotions });
  return { cashier, promotions, promotionsAt, provider };
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
  const contacts = createContacts(database, vault);
  await contacts.sealAll();
  const money = {
    database,
    clock,
    random,
    logger,
    vault,
    closings,
    contacts,
    uploads,
    withdrawPasswords,
    tenants: options.tenants,
  };
  const { cashier, promotions, promotionsAt, provider } = await createMoney(money);
  const limits = createLimits(database, budgetOf(options.limitScale));
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
    promotions,
    promotionsAt,
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
