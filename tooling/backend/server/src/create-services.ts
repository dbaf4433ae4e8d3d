import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { agencyMigrations, createAgency } from "@baize/agency";
import { type Cashier, cashierMigrations, createCashier, type OfferPort, sealExisting } from "@baize/cashier";
import { type Correspondence, correspondenceMigrations, createCorrespondence } from "@baize/correspondence";
import { type Database, ledgerMigrations } from "@baize/ledger";
import { createProtection, type Protection, protectionMigrations } from "@baize/protection";
import { createPromotions, type PromotionBrand, promotionMigrations, type Promotions } from "@baize/promotions";
import { createProvider, isStake, type Provider } from "@baize/provider";
import { budgetMigrations, openVault, type Vault } from "@baize/safeguards";
import type { Logger } from "pino";
import { agencyPorts } from "./agency-ports.ts";
import { budgetOf } from "./accounts/budget-table.ts";
import { createCaptchas } from "./accounts/captchas.ts";
import { createCodes } from "./accounts/codes.ts";
import { type Contacts, createContacts } from "./accounts/contacts.ts";
import { openKeyPairs } from "./accounts/key-pairs.ts";
import { createPasskeyTickets } from "./accounts/passkey-tickets.ts";
import { createPasswords } from "./accounts/passwords.ts";
import { openSecrets } from "./accounts/secrets.ts";
import { createSessions } from "./accounts/sessions.ts";
import { siteMigrations } from "./accounts/tables.ts";
import { createUploads, mediaUrl, type Uploads } from "./accounts/uploads.ts";
import { createWithdrawPasswords, type WithdrawPasswords } from "./accounts/withdraw-passwords.ts";
import { createClock, type SandboxClock } from "./clock.ts";
import { type Closings, createClosings, noteMaintenance } from "./closings.ts";
import type { SandboxOptions } from "./create-sandbox.ts";
import { createLimits } from "./http/limits.ts";
import { createLiveHub } from "./live/live-hub.ts";
import { notingProtection } from "./live/noting-protection.ts";
import { gameFreeBets } from "./game-free-bets.ts";
import { createLogger } from "./logger.ts";
import { correspondentProfile, memberProfile } from "./member-profile.ts";
import { createPresences } from "./presence.ts";
import { cashierProtection, playGate, protectionPorts } from "./protection-ports.ts";
import type { Services } from "./services.ts";
import { openSharedState } from "./shared-state.ts";
import { tellOfAwards, tellingRewards, tellSettled } from "./telling.ts";
import { promotionBrand, protectionBrand, tenantContext, type TenantContext } from "./tenant.ts";
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
  await database.migrate("agency", agencyMigrations);
  await database.migrate("site", siteMigrations);
  await database.migrate("safeguards", budgetMigrations);
  await database.migrate("correspondence", correspondenceMigrations);
  await database.migrate("protection", protectionMigrations);
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
  readonly correspondence: Correspondence;
  readonly tenants: readonly TenantContext[];
}

type Money = Pick<Services, "cashier" | "promotions" | "promotionsAt" | "protection"> & { readonly provider: Provider };

/** What is one brand's, by its code; throws for a code that is not served here. */
const byCode = <T>(tenants: readonly TenantContext[], of: (tenant: TenantContext) => T): ((code: string) => T) => {
  const brands = new Map(tenants.map((tenant) => [tenant.code, of(tenant)]));
  return (code) => {
    const brand = brands.get(code);
    if (brand === undefined)
      throw new Error(`Brand "${code}" is not served here. Its members cannot be served either.`);
    return brand;
  };
};

/** Promotions of now, which tell members of their rewards, and those of the demo's past, which told nobody. */
const createBrandPromotions = (deps: MoneyDeps, { rewards }: Cashier): Pick<Money, "promotions" | "promotionsAt"> => {
  const { database, clock, random, vault, contacts, correspondence, tenants } = deps;
  const rights = byCode(tenants, (tenant) => vipTable(tenant.rules()));
  const brandOf = byCode(tenants, ({ correspondence: brand }) => brand);
  const commonAt = (at: () => number) => ({
    database,
    clock: at,
    random,
    vault,
    rewards,
    isStake,
    vipRights: rights,
    profileOf: (brand: string, member: string) => memberProfile({ rewards, contacts }, brand, member, at()),
  });
  return {
    promotions: createPromotions({
      ...commonAt(clock),
      rewards: tellingRewards(rewards, correspondence, brandOf),
      onAward: tellOfAwards(
        correspondence,
        byCode(tenants, (tenant) => ({ correspondence: tenant.correspondence, currency: tenant.facts.currency.code })),
      ),
    }),
    promotionsAt: (at) => createPromotions(commonAt(at)),
  };
};

/** Bonuses for deposits as the cashier asks for them. */
const depositOffers = (promotionsOf: () => Promotions, brandOf: (code: string) => PromotionBrand): OfferPort => ({
  open: ({ brand, member, locale }, at) => {
    const of = brandOf(brand.code);
    return promotionsOf().depositOffers({ brand: of, member: member.id, locale: locale ?? of.locale }, at);
  },
  onCredited: ({ id: orderNo, brand, member, offer: id }, at) => {
    const of = brandOf(brand);
    return promotionsOf().depositCredited({ brand: of, member, locale: of.locale }, { id, orderNo }, at);
  },
});

const createMemberProtection = (
  { database, clock, random, correspondence, tenants }: MoneyDeps,
  cashierOf: () => Cashier,
  providerOf: () => Provider,
): Protection => {
  const told = byCode(tenants, (tenant) => ({
    correspondence: tenant.correspondence,
    currency: tenant.facts.currency.code,
  }));
  const { onNews, ...ports } = protectionPorts(cashierOf, providerOf, correspondence, told, tenants);
  return createProtection({ database, clock, random, ...ports, ...notingProtection(onNews) });
};

/** A part that is made after those that ask for it; `early` is said where it is asked for before. */
const madeLater = <T extends object>(early: string): readonly [get: () => T, set: (part: T) => void] => {
  let made: T | null = null;
  return [
    () => {
      if (made === null) throw new Error(early);
      return made;
    },
    (part) => {
      made = part;
    },
  ];
};

/** The provider, the cashier and the promotions, which need each other. */
const createMoney = async (deps: MoneyDeps): Promise<Money> => {
  const { database, clock, random, logger, vault, closings, uploads, withdrawPasswords, tenants } = deps;
  // The provider reports settled bets to the cashier, which moves money to the provider: it is made first and linked
  // later.
  const [cashierOf, setCashier] = madeLater<Cashier>("A bet was settled before the cashier was there.");
  const [promotionsOf, setPromotions] = madeLater<Promotions>(
    "A deposit or a free bet came before the promotions were there.",
  );
  const [providerOf, setProvider] = madeLater<Provider>("A limit of play was asked for before the games were there.");
  const [brandOf, protectedBrand] = [byCode(tenants, promotionBrand), byCode(tenants, protectionBrand)];
  const protection = createMemberProtection(deps, cashierOf, providerOf);
  const provider = await createProvider({
    database,
    clock,
    random,
    isSiteClosed: (brand) => closings.get(brand, "site"),
    onClosing: (_platform, at) =>
      noteMaintenance(
        tenants.map(({ code }) => code),
        at,
      ),
    freeBets: gameFreeBets(promotionsOf, brandOf),
    gate: playGate(protection, protectedBrand),
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
    protection: cashierProtection(protection, protectedBrand),
    offers: depositOffers(promotionsOf, brandOf),
    verifyWithdrawPassword: (member, password) => withdrawPasswords.verify(member, password),
    hasWithdrawPassword: (member) => withdrawPasswords.isSet(member),
    pictures: {
      owns: ({ brand, member }, id, scene) =>
        database.read(() => uploads.owns({ member: member.id, brand: brand.code }, id, scene)),
      url: mediaUrl,
    },
    onSettled: tellSettled(
      deps.correspondence,
      byCode(tenants, ({ correspondence: brand }) => brand),
    ),
    describeBets: async (_ctx, refs) => provider.describeBets(refs),
    report: (error) => logger.error({ event: "money_reported", err: error }),
  });
  const { promotions, promotionsAt } = createBrandPromotions(deps, cashier);
  setCashier(cashier);
  setPromotions(promotions);
  setProvider(provider);
  return { cashier, promotions, promotionsAt, protection, provider };
};

/** Sessions, who is there by their heartbeats, and the streams that live as long as they do. */
const createSessionServices = (
  { database, clock, random, logger }: Pick<Services, "database" | "clock" | "random" | "logger">,
  secrets: Services["secrets"],
): Pick<Services, "sessions" | "presences" | "live"> => {
  const sessions = createSessions(database, secrets, random, logger);
  const live = createLiveHub({ database, sessions, clock, logger });
  return { sessions, presences: createPresences(database), live };
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
  const passwords = await createPasswords(options.passwordCost);
  const keyPairs = await openKeyPairs(shared, vault, clock, random);
  const withdrawPasswords = createWithdrawPasswords({ database, clock, passwords, random });
  const [uploads, closings] = [
    createUploads(database, join(dataDir, "uploads"), random),
    createClosings(shared, clock),
  ];
  const contacts = createContacts(database, vault);
  await contacts.sealAll();
  const basics = { database, clock, random, vault };
  const correspondence = createCorrespondence({
    ...basics,
    profileOf: (brand, member) => correspondentProfile(brand, member, clock()),
    pictures: { owns: (brand, member, id) => uploads.owns({ brand, member }, id, "feedback"), url: mediaUrl },
  });
  const tenants = options.tenants.map((tenant) => tenantContext(tenant, closings));
  const { provider, ...money } = await createMoney({
    ...basics,
    logger,
    closings,
    contacts,
    uploads,
    withdrawPasswords,
    correspondence,
    tenants,
  });
  await sealExisting({ database, vault });
  const limits = createLimits(database, budgetOf(options.limitScale));
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
    ...money,
    correspondence,
    agency: createAgency({ ...basics, ...agencyPorts(money.cashier) }),
    tenants,
    contacts,
    uploads,
    limits,
    captchas: createCaptchas(database, secrets, random),
    codes: createCodes({ database, secrets, vault, limits, random }),
    passkeyTickets: createPasskeyTickets(secrets, random),
    ...createSessionServices({ database, clock, random, logger }, secrets),
  };
  return { services, provider, closings, clock: sandboxClock };
};
