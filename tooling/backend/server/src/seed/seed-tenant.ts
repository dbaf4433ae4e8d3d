import type { CashierContext } from "@baize/cashier";
import type { AssetCode } from "@baize/domain";
import { run } from "@baize/ledger";
import type { Provider } from "@baize/provider";
import { insertMember, memberById, memberByName, updateMember } from "../accounts/members.ts";
import { type MemberRow, q } from "../accounts/tables.ts";
import type { Services } from "../services.ts";
import { protectionBrand, type TenantContext } from "../tenant.ts";
import { readVip } from "../vip-level.ts";
import { isSeeded, seedSetting } from "./is-seeded.ts";
import { seedCommission } from "./seed-commission.ts";
import { seedMessages } from "./seed-messages.ts";
import { playPromotions, seedPromotions } from "./seed-promotions.ts";
import { DAY_MS, PAST_DAYS, SEED_HOLDER, seedPlan } from "./seed-plan.ts";

/** How to log in as the demo member. */
export interface SeedResult {
  readonly username: string;
  readonly password: string;
  readonly withdrawPassword: string;
  readonly inviteCode: string;
}
const DEMO: SeedResult = {
  username: "demo2026",
  password: "Demo2026play",
  withdrawPassword: "258369",
  inviteCode: "DEMO2026",
};
const BIRTHDAY = "1990-05-12";
const PHONE = "phone:86:13800002026";
const EMAIL = "email:demo2026@mail.example";
/** Games that the past is played at, one platform of each category. */
const PLATFORMS = 5;
/** The past is played in stretches of days: the provider draws an instant from at most forty-nine. */
const STRETCHES = [
  [2, 40],
  [40, 79],
  [79, 118],
] as const;
const BETS = 140;
/** The largest stake of the past in smallest stakes: about six smallest deposits. */
const REACH: Readonly<Partial<Record<AssetCode, number>>> = { CNY: 600, USD: 60, THB: 600, VND: 900, MYR: 300 };

const makeMember = async (
  { database, passwords, cashier, contacts }: Services,
  { code, facts }: TenantContext,
  startMs: number,
): Promise<MemberRow> => {
  const id = `demo.${code}`;
  const [password, withdrawPassword] = [
    await passwords.hash(DEMO.password),
    await passwords.hash(DEMO.withdrawPassword),
  ];
  const contact = contacts.columns(PHONE);
  return database.atomic(function* () {
    const known = yield* memberByName(code, DEMO.username);
    if (known) return known;
    yield* insertMember({
      id,
      brand: code,
      username: DEMO.username,
      password,
      contact,
      realName: SEED_HOLDER,
      inviteCode: DEMO.inviteCode,
      invitedBy: null,
      at: startMs,
    });
    yield* updateMember(id, { withdraw_password: withdrawPassword, ...contacts.columns(EMAIL) });
    yield* cashier.openMember(id, { code, currency: facts.currency.code });
    const made = yield* memberById(id);
    if (!made)
      throw new Error(`The demo member of brand "${code}" could not be made: its phone or invite code is taken.`);
    return made;
  });
};

const playPast = async (
  services: Services,
  provider: Provider,
  tenant: TenantContext,
  member: MemberRow,
): Promise<void> => {
  const { cashier } = services;
  const { code, facts, rules } = tenant;
  const startMs = Number(member.created_at);
  const ctx: CashierContext = { brand: rules(), member: { id: member.id, vipLevel: 0, status: 1 } };
  const categories = provider.catalogue.categories().filter(({ id }) => facts.enabledCategoryIds.includes(id));
  const platforms = categories.flatMap(({ providers, games }) =>
    providers
      .filter(({ platform, state }) => state === "normal" && games.some((game) => game.platform === platform))
      .slice(0, 1),
  );
  const names = platforms.map(({ platform }) => platform).slice(0, PLATFORMS);
  const plan = seedPlan(ctx.brand, startMs, names);
  await cashier.seedHistory(ctx, plan.before);
  // Before the bets, whose turnover then counts for what they brought.
  await playPromotions(services, tenant, member);
  for (const [from, to] of STRETCHES) {
    const stretch = { fromMs: startMs + from * DAY_MS, toMs: startMs + to * DAY_MS, seed: `demo ${code} ${from}` };
    await provider.bets.seedBets(member.id, {
      brand: code,
      ...stretch,
      count: BETS,
      platforms: names,
      reach: REACH[facts.currency.code],
    });
  }
  await cashier.seedHistory(ctx, plan.all);
};

/** A licence may keep money from members whose identity is not verified: the demo member's is then. */
const verifyIdentity = async (
  { database, contacts, protection }: Services,
  tenant: TenantContext,
  { id }: MemberRow,
): Promise<void> => {
  if (protectionBrand(tenant).identityFor.length === 0) return;
  await database.atomic(() => updateMember(id, contacts.birthdayColumn(BIRTHDAY)));
  await protection.operator.decideIdentity({ brand: tenant.code, member: id }, null);
};

/**
 * The proposed promotions and commission of a brand, and its demo member with messages and four months of money, bets
 * and sign-ins, played through the ordinary paths. Begun again after a break it goes on where it was; once done it
 * changes nothing.
 */
export const seedTenant = async (
  services: Services,
  provider: Provider,
  tenant: TenantContext,
): Promise<SeedResult> => {
  const { database, clock } = services;
  const name = seedSetting(tenant.code);
  await seedPromotions(services, tenant);
  await seedCommission(services, tenant);
  if (await database.read(() => isSeeded(tenant.code))) return DEMO;
  const member = await makeMember(services, tenant, clock() - PAST_DAYS * DAY_MS);
  await verifyIdentity(services, tenant, member);
  await playPast(services, provider, tenant, member);
  await readVip(services, tenant.rules(), member.id, clock());
  await seedMessages(services, tenant, member.id);
  await database.atomic(() =>
    run(
      q
        .insertInto("site_setting")
        .values({ name, value: "done" })
        .onConflict((c) => c.doNothing()),
    ),
  );
  return DEMO;
};
