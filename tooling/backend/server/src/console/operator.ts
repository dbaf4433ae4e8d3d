import { memberInfo } from "@baize/api-client/contract";
import { checkBirthday, checkRealName, dayIn } from "@baize/domain";
import { all, audit, type AuditFinding, first, raw } from "@baize/ledger";
import type { Grant, OperatorOrder } from "@baize/cashier";
import { CORRESPONDENCE_BUDGETS } from "@baize/correspondence";
import type { ProtectionFinding } from "@baize/protection";
import type { Provider } from "@baize/provider";
import { budgets } from "@baize/safeguards";
import type { BudgetName } from "../accounts/budget-table.ts";
import type { OutboxMessage } from "../accounts/codes.ts";
import { noteLocks } from "../accounts/locks.ts";
import { memberById, type MemberStatus, readStatus, statusOf, updateMember } from "../accounts/members.ts";
import { q } from "../accounts/tables.ts";
import type { SandboxClock } from "../clock.ts";
import type { Closings, ClosingScope } from "../closings.ts";
import type { CallFaults } from "../http/faults.ts";
import type { Jobs } from "../jobs.ts";
import { minAgeOf } from "../legal/legal-facts.ts";
import type { Presence } from "../presence.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import { type BrandAgency, brandAgency } from "./operator-agency.ts";
import { type BrandCorrespondence, brandCorrespondence } from "./operator-correspondence.ts";
import { type BrandProtection, brandProtection, protectionFindings } from "./operator-protection.ts";
import type { Note } from "./outcome-of.ts";
import { type BrandPromotions, brandPromotions } from "./operator-promotions.ts";

/** All that the operator's console works with. */
export interface OperatorDeps {
  readonly services: Services;
  readonly provider: Provider;
  readonly closings: Closings;
  readonly faults: CallFaults;
  readonly clock: SandboxClock;
  readonly jobs: Jobs;
  /** Verifies the books: stops money, or lets it move again. */
  readonly verify: () => Promise<readonly AuditFinding[]>;
}
export interface OperatorMember {
  readonly id: string;
  readonly username: string;
  readonly vipLevel: number;
  readonly status: MemberStatus;
  readonly isLocked: boolean;
  readonly createdAt: number;
}
/** A budget of the brand that someone has taken from. */
export interface OpenBudget {
  readonly name: string;
  readonly key: string;
  readonly used: number;
  readonly points: number;
  readonly endsAt: number;
}
/** The outcome of an action; `error` is a sentence for the operator. */
export type Outcome = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: string };

const done = (data: unknown = null): Outcome => ({ ok: true, data });
const failed = (error: string): Outcome => ({ ok: false, error });

type Settled =
  | { readonly ok: true; readonly data: OperatorOrder }
  | { readonly ok: false; readonly code: string; readonly detail: Readonly<Record<string, string>> };
const outcomeOf = (answer: Settled): Outcome =>
  answer.ok
    ? done(answer.data)
    : failed(`${answer.code}${answer.detail["state"] === undefined ? "" : `: ${answer.detail["state"]}`}`);

/** Points of a budget of the table, or of correspondence. */
const pointsOf = ({ of }: Services["limits"], name: string): number =>
  Object.hasOwn(CORRESPONDENCE_BUDGETS, name)
    ? CORRESPONDENCE_BUDGETS[name as keyof typeof CORRESPONDENCE_BUDGETS].points
    : of(name as BudgetName, "").points;

/** The operator's reads and actions at one brand. */
export interface Operator {
  readonly promotions: BrandPromotions;
  readonly correspondence: BrandCorrespondence;
  readonly agency: BrandAgency;
  readonly protection: BrandProtection;
  outbox(to?: string): Promise<readonly OutboxMessage[]>;
  captcha(id: string): string | null;
  captchas(): readonly { readonly id: string; readonly answer: string }[];
  deposits(): Promise<readonly OperatorOrder[]>;
  withdrawals(): Promise<readonly OperatorOrder[]>;
  members(name?: string): Promise<readonly OperatorMember[]>;
  /** Sessions seen lately, by member id. */
  online(): Promise<readonly Presence[]>;
  budgets(): Promise<readonly OpenBudget[]>;
  /** What is wrong with the books, or was paid in against a limit or a pause. */
  audit(): Promise<readonly (AuditFinding | ProtectionFinding)[]>;
  confirmDeposit(id: string): Promise<Outcome>;
  refuseDeposit(id: string, reason: string): Promise<Outcome>;
  startPaying(id: string): Promise<Outcome>;
  /** Starts paying first where that has not been done. */
  pay(id: string): Promise<Outcome>;
  refuseWithdrawal(id: string, reason: string): Promise<Outcome>;
  /** A bonus or a rebate; once for each `ref`. */
  grant(grant: Omit<Grant, "brand">): Promise<Outcome>;
  setStatus(id: string, status: number): Promise<Outcome>;
  setLocked(id: string, isLocked: boolean): Promise<Outcome>;
  /** Corrects a birthday that a member has set, or clears it, so that the member sets it anew: empty text. */
  setBirthday(id: string, birthday: string): Promise<Outcome>;
  /** Corrects a real name, or clears it, so that the member sets it anew: empty text. */
  setRealName(id: string, realName: string): Promise<Outcome>;
  /** `startsIn` and `lasts` in minutes; null duration is open-ended; `lasts` of 0 lifts the closing. */
  close(
    scope: ClosingScope | `platform:${string}`,
    startsIn: number,
    lasts: number | null,
    text: string,
  ): Promise<Outcome>;
}

type MemberChange = Parameters<typeof updateMember>[1];

export const createOperator = ({ services, provider, closings }: OperatorDeps, tenant: TenantContext): Operator => {
  const { database, cashier, captchas, codes, contacts, sessions, clock, logger, presences, limits, correspondence } =
    services;
  const brand = tenant.code;
  const { operator } = cashier;

  /** Order ids are unique over all brands; one of another brand is unknown here, as one that does not exist. */
  const isOwn = async (id: string): Promise<boolean> =>
    (await database.read(() => first(raw<{ brand: string }>("select brand from cashier_order where id = ?", id))))
      ?.brand === brand;

  /** Does it and logs it, whatever the outcome. */
  const note: Note = async (action, subject, run) => {
    const outcome = await run();
    logger.info({ event: "operator", brand, action, subject, outcome: outcome.ok ? "done" : outcome.error });
    return outcome;
  };
  const act = (action: string, id: string, run: () => Promise<Settled>): Promise<Outcome> =>
    note(action, id, async () => ((await isOwn(id)) ? outcomeOf(await run()) : failed("order_unknown")));

  const changeMember = async (id: string, change: MemberChange, endsSessions = false): Promise<Outcome> => {
    const now = clock();
    const isDone = await database.atomic(function* () {
      const member = yield* memberById(id);
      if (member?.brand !== brand) return false;
      yield* updateMember(id, change);
      yield* noteLocks(correspondence, tenant.correspondence, member, change, now);
      if (endsSessions) yield* sessions.endAll(id, now);
      return true;
    });
    return isDone ? done() : failed("member_unknown");
  };
  /** A change that ends what the member plays. */
  const changeAccess = async (id: string, change: MemberChange, endsSessions = false): Promise<Outcome> => {
    const outcome = await changeMember(id, change, endsSessions);
    if (outcome.ok) await provider.endSessions(id);
    return outcome;
  };

  const plan: Operator["close"] = async (scope, startsIn, lasts, text) => {
    const start = clock() + startsIn * 60_000;
    const closing = lasts === 0 ? null : { start, end: lasts === null ? null : start + lasts * 60_000, text };
    if (scope === "site" || scope === "cashier") {
      await closings.set(brand, scope, closing);
      if (scope === "site") provider.siteClosed(brand);
      return done(closing);
    }
    const platform = scope.slice("platform:".length);
    if (!provider.catalogue.provider(platform)) return failed(`There is no platform "${platform}".`);
    await provider.maintenance.set(platform, closing);
    return done(closing);
  };

  return {
    promotions: brandPromotions(services, tenant, note),
    correspondence: brandCorrespondence(services, tenant, note),
    agency: brandAgency(services.agency, tenant, note),
    protection: brandProtection({ ...services, provider }, tenant, note),
    outbox: (to) => codes.outbox({ brand, to }, clock()),
    captcha: (id) => captchas.peek(brand, id) ?? null,
    captchas: () => captchas.recent(brand),
    deposits: () => operator.listDeposits({ brand }),
    withdrawals: () => operator.listWithdrawals({ brand }),
    members: async (name = "") => {
      const query = q
        .selectFrom("site_member")
        .selectAll()
        .where("brand", "=", brand)
        .where("username_key", "like", `${name.toLowerCase().replace(/[%_\\]/g, "")}%`);
      const rows = await database.read(() => all(query.orderBy("created_at", "desc").limit(100)));
      return rows.map((row) => ({
        id: row.id,
        username: row.username,
        vipLevel: Number(row.vip_level),
        status: statusOf(row),
        isLocked: row.login_locked === 1n,
        createdAt: Number(row.created_at),
      }));
    },
    online: () => presences.list(brand, clock()),
    budgets: async () => {
      const open = (await database.read(() => budgets.list(clock()))).filter(
        ({ key }) => key === brand || key.startsWith(`${brand}/`),
      );
      return open.map((row) => ({ ...row, points: pointsOf(limits, row.name) }));
    },
    audit: async () => [...(await audit(database)), ...(await protectionFindings({ ...services, provider }))],
    confirmDeposit: (id) =>
      act("confirm_deposit", id, () => operator.confirmDeposit(id, { callbackId: `console:${id}` })),
    refuseDeposit: (id, reason) => act("refuse_deposit", id, () => operator.refuseDeposit(id, reason)),
    startPaying: (id) => act("start_paying", id, () => operator.startPaying(id)),
    pay: (id) =>
      act("pay", id, async () => {
        await operator.startPaying(id);
        return operator.payWithdrawal(id);
      }),
    refuseWithdrawal: (id, reason) => act("refuse_withdrawal", id, () => operator.refuseWithdrawal(id, reason)),
    grant: (grant) => note("grant", grant.member, async () => outcomeOf(await operator.grant({ ...grant, brand }))),
    setStatus: (id, status) =>
      note("set_status", id, async () =>
        readStatus(status) === undefined
          ? failed(`A status is one of ${memberInfo.entries.status.options.join(", ")}.`)
          : changeAccess(id, { status: BigInt(status) }),
      ),
    setLocked: (id, isLocked) =>
      note("set_locked", id, () => changeAccess(id, { login_locked: isLocked ? 1n : 0n }, isLocked)),
    setBirthday: (id, birthday) =>
      note("set_birthday", id, async () => {
        if (birthday === "") return changeMember(id, { birthday: null });
        const wrong = checkBirthday(birthday, dayIn(tenant.facts.zone, clock()), minAgeOf(tenant));
        return wrong === null ? changeMember(id, contacts.birthdayColumn(birthday)) : failed(`birthday_${wrong}`);
      }),
    setRealName: (id, realName) =>
      note("set_real_name", id, async () =>
        realName === "" || checkRealName(realName) === null
          ? changeMember(id, { real_name: realName })
          : failed("real_name_invalid"),
      ),
    close: (scope, startsIn, lasts, text) => note("close", scope, () => plan(scope, startsIn, lasts, text)),
  };
};
