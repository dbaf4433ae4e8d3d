import type { CallData, contract } from "@baize/api-client/contract";
import {
  customRange,
  type DatePreset,
  type DateRange,
  dayIn,
  GENDERS,
  isCategoryId,
  ofMinor,
  presetRange,
  startOfDay,
  toDecimal,
} from "@baize/domain";
import type { BetFilter, BetRow, Provider } from "@baize/provider";
import type { ContactKind } from "../accounts/contacts.ts";
import { forgetPassword } from "../accounts/forget-password.ts";
import { logInByCode } from "../accounts/log-in.ts";
import { memberById, statusOf } from "../accounts/members.ts";
import { maskTarget } from "../accounts/phone-areas.ts";
import type { MemberRow } from "../accounts/tables.ts";
import { accept, type Refusal, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import { vipTable } from "../vip-table.ts";
import { readVip, type VipStanding } from "../vip-level.ts";
import { cashierContext } from "./cashier-context.ts";
import { correspondent } from "./correspondent.ts";
import { type Handlers, sessionOf } from "./handlers.ts";

type Member = typeof contract.member;

/** Longest period of own choice. */
const MAX_MONTHS = 12;

interface Period {
  readonly date: number;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/**
 * The instants of a record period, as the cashier reads it: own days win over the preset, one day alone reaches to
 * today or is the last and only one, and neither days nor preset means everything (null).
 */
const readPeriod = (
  { date, start, end }: Period,
  zone: string,
  now: number,
): { readonly ok: true; readonly range: DateRange | null } | Refusal<"period_too_long" | "bad_request"> => {
  if (start === undefined && end === undefined) return { ok: true, range: presetRange(date as DatePreset, zone, now) };
  const last = end ?? dayIn(zone, now);
  const reading = customRange(start ?? last, last, zone, { maxMonths: MAX_MONTHS });
  if (reading.ok) return reading;
  if (reading.reason === "too_long") return refuse("period_too_long", { months: String(MAX_MONTHS) });
  return refuse("bad_request", { field: start !== undefined && startOfDay(zone, start) === null ? "start" : "end" });
};

const maskName = (name: string): string => (name === "" ? "" : `${Array.from(name)[0] ?? ""}**`);

type Targets = Readonly<Record<ContactKind, string | null>>;
const masked = (target: string | null): string => (target === null ? "" : maskTarget(target));
const maskBirthday = (birthday: string | null): string => (birthday === null ? "" : `****${birthday.slice(4)}`);

const memberView = (
  row: MemberRow,
  targets: Targets,
  birthday: string | null,
  vipLevel: number,
  { facts, iso }: TenantContext,
): CallData<Member["token"]> => ({
  id: row.id,
  username: row.username,
  qq: row.avatar,
  nickname: row.username,
  realName: maskName(row.real_name),
  phone: masked(targets.phone),
  email: masked(targets.email),
  birthday: maskBirthday(birthday),
  gender: GENDERS.find((gender) => gender === row.gender) ?? "",
  phoneBound: row.phone !== null,
  emailBound: row.email !== null,
  vipLevel,
  currency: facts.currency.code,
  regTime: iso(Number(row.created_at)),
  lastLoginTime: row.previous_login_at === null ? null : iso(Number(row.previous_login_at)),
  status: statusOf(row),
  autoTransfer: row.auto_transfer === 1n,
});

const betView = (row: BetRow, { iso }: TenantContext): CallData<Member["recordGame"]>["list"][number] => {
  const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, row.asset));
  return {
    id: row.id,
    platform: row.platform,
    platformName: row.platformName,
    gameId: row.gameId,
    gameName: row.gameName,
    gameType: row.gameType,
    betTime: iso(row.placedAt),
    settleTime: row.settledAt === null ? null : iso(row.settledAt),
    bet: decimal(row.stake),
    valid: decimal(row.valid),
    win: decimal(row.net),
    state: row.state,
    free: row.isFree,
    content: row.content,
    currency: row.asset,
  };
};

/** What the next level and keeping the present one ask for, with what the member has of it. */
const vipView = (
  { level, peak, life, quarter, isSafe, until }: VipStanding,
  { rules, iso }: TenantContext,
  now: number,
): CallData<Member["vips"]> => {
  const own = rules();
  const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, own.currency));
  const [present, next] = vipTable(own).slice(level, level + 2);
  const isLost = level < peak;
  const have = isLost ? quarter : life;
  return {
    level,
    deposit: decimal(have.deposits),
    nextDeposit: (isLost ? next?.keepDeposit : next?.needDeposit) ?? null,
    turnover: decimal(have.turnover),
    nextTurnover: (isLost ? next?.keepTurnover : next?.needTurnover) ?? null,
    nextSpan: isLost ? "quarter" : "life",
    keep:
      level === 0 || present === undefined
        ? null
        : {
            deposit: decimal(quarter.deposits),
            needDeposit: present.keepDeposit,
            turnover: decimal(quarter.turnover),
            needTurnover: present.keepTurnover,
            isSafe,
            until,
          },
    updatedAt: iso(now),
  };
};

export const memberHandlers = (services: Services, provider: Provider): Handlers<Member> => {
  const { database, cashier, contacts, correspondence } = services;
  return {
    token: async (context) => {
      const session = sessionOf(context);
      const row = await database.read(() => memberById(session.member));
      if (!row) return refuse("token");
      const targets = { phone: contacts.target(row, "phone"), email: contacts.target(row, "email") };
      const vip = await readVip(services, context.tenant.rules(), row.id, context.now);
      return accept(memberView(row, targets, contacts.birthday(row), vip.level, context.tenant));
    },
    balance: (context) => cashier.balance(cashierContext(context)),
    vips: async (context) => {
      const { tenant, now } = context;
      return accept(vipView(await readVip(services, tenant.rules(), sessionOf(context).member, now), tenant, now));
    },
    vipsList: async ({ tenant }) =>
      accept(vipTable(tenant.rules()).map((row) => ({ ...row, rebates: { ...row.rebates } }))),
    messageNum: async (context) => accept(await correspondence.messages.counts(correspondent(context))),
    forgetPassword: (context, input) => forgetPassword(services, context, input),
    recordGame: async (context, input) => {
      const period = readPeriod(input, context.tenant.facts.zone, context.now);
      if (!period.ok) return period;
      const filter: BetFilter = {
        memberRef: sessionOf(context).member,
        fromMs: period.range?.startMs,
        toMs: period.range?.endMs,
        category: isCategoryId(input.gameType) ? input.gameType : undefined,
        platform: input.platform,
        state: input.state,
      };
      const { total, sum, rows } = await provider.bets.list({
        ...filter,
        page: input.page,
        size: input.size,
        locale: context.locale,
      });
      const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, context.tenant.facts.currency.code));
      return accept({
        total,
        sum: { count: sum.count, bet: decimal(sum.stake), valid: decimal(sum.valid), win: decimal(sum.net) },
        list: rows.map((row) => betView(row, context.tenant)),
      });
    },
    loginMpe: (context, input) => logInByCode(services, context, input),
  };
};
