import { audit, type AuditFinding, all } from "@baize/ledger";
import type { Grant, OperatorOrder } from "@baize/cashier";
import type { Provider } from "@baize/provider";
import type { OutboxMessage } from "../accounts/codes.ts";
import { memberById, updateMember } from "../accounts/members.ts";
import { q } from "../accounts/tables.ts";
import type { SandboxClock } from "../clock.ts";
import type { Closings, ClosingScope } from "../closings.ts";
import type { CallFaults } from "../http/faults.ts";
import type { Jobs } from "../jobs.ts";
import type { Presence } from "../presence.ts";
import type { Services } from "../services.ts";
import type { TenantRoom } from "../tenant.ts";

/** All that the operator's console works with. */
export interface OperatorDeps {
  readonly services: Services;
  readonly provider: Provider;
  readonly closings: Closings;
  readonly faults: CallFaults;
  readonly clock: SandboxClock;
  readonly jobs: Jobs;
}
export interface OperatorMember {
  readonly id: string;
  readonly username: string;
  readonly vipLevel: number;
  readonly status: number;
  readonly isLocked: boolean;
  readonly createdAt: number;
}
/** What an action came to; `error` is a sentence for the operator. */
export type Outcome = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: string };

const done = (data: unknown = null): Outcome => ({ ok: true, data });
const failed = (error: string): Outcome => ({ ok: false, error });

type Settled = { readonly ok: true; readonly data: OperatorOrder } | { readonly ok: false; readonly code: string; readonly detail: Readonly<Record<string, string>> };
const told = (answer: Settled): Outcome => (answer.ok ? done(answer.data) : failed(`${answer.code}${answer.detail["state"] === undefined ? "" : `: ${answer.detail["state"]}`}`));

/** The operator's reads and deeds at one brand. */
export interface Operator {
  outbox(to?: string): Promise<readonly OutboxMessage[]>;
  captcha(id: string): string | null;
  captchas(): readonly { readonly id: string; readonly answer: string }[];
  deposits(): Promise<readonly OperatorOrder[]>;
  withdrawals(): Promise<readonly OperatorOrder[]>;
  members(name?: string): Promise<readonly OperatorMember[]>;
  /** Sessions seen lately, by member id. */
  online(): readonly Presence[];
  audit(): Promise<readonly AuditFinding[]>;
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
  /** `startsIn` and `lasts` in minutes; null duration is open-ended; `lasts` of 0 lifts the closing. */
  close(scope: ClosingScope | `platform:${string}`, startsIn: number, lasts: number | null, text: string): Promise<Outcome>;
}

export const createOperator = ({ services, provider, closings }: OperatorDeps, tenant: TenantRoom): Operator => {
  const { database, cashier, captchas, codes, sessions, clock, logger, presences } = services;
  const brand = tenant.code;
  const { operator } = cashier;

  /** Order ids are unique over all brands, and one operator serves them all. */
  const act = async (id: string, deed: () => Promise<Settled>): Promise<Outcome> => {
    logger.info({ event: "operator_order", brand, order: id });
    return told(await deed());
  };

  const changeMember = async (id: string, change: Parameters<typeof updateMember>[1], endsSessions: boolean): Promise<Outcome> => {
    const isDone = await database.atomic(function* () {
      const member = yield* memberById(id);
      if (member?.brand !== brand) return false;
      yield* updateMember(id, change);
      if (endsSessions) yield* sessions.endAll(id, clock());
      return true;
    });
    if (!isDone) return failed("member_unknown");
    await provider.endSessions(id);
    logger.info({ event: "operator_member", brand, member: id });
    return done();
  };

  return {
    outbox: (to) => codes.outbox({ brand, to }),
    captcha: (id) => captchas.peek(id) ?? null,
    captchas: () => captchas.recent(),
    deposits: () => operator.listDeposits({ brand }),
    withdrawals: () => operator.listWithdrawals({ brand }),
    members: async (name = "") => {
      const query = q.selectFrom("site_member").selectAll().where("brand", "=", brand).where("username_key", "like", `${name.toLowerCase().replace(/[%_\\]/g, "")}%`);
      const rows = await database.read(() => all(query.orderBy("created_at", "desc").limit(100)));
      return rows.map((row) => ({
        id: row.id,
        username: row.username,
        vipLevel: Number(row.vip_level),
        status: Number(row.status),
        isLocked: row.login_locked === 1n,
        createdAt: Number(row.created_at),
      }));
    },
    online: () => presences.list(brand, clock()),
    audit: () => audit(database),
    confirmDeposit: (id) => act(id, () => operator.confirmDeposit(id, { callbackId: `console:${id}` })),
    refuseDeposit: (id, reason) => act(id, () => operator.refuseDeposit(id, reason)),
    startPaying: (id) => act(id, () => operator.startPaying(id)),
    pay: (id) =>
      act(id, async () => {
        await operator.startPaying(id);
        return operator.payWithdrawal(id);
      }),
    refuseWithdrawal: (id, reason) => act(id, () => operator.refuseWithdrawal(id, reason)),
    grant: (grant) => act(grant.ref, () => operator.grant({ ...grant, brand })),
    setStatus: async (id, status) => ([1, 2, 3].includes(status) ? changeMember(id, { status: BigInt(status) }, false) : failed("A status is 1, 2 or 3.")),
    setLocked: (id, isLocked) => changeMember(id, { login_locked: isLocked ? 1n : 0n }, isLocked),
    close: async (scope, startsIn, lasts, text) => {
      const start = clock() + startsIn * 60_000;
      const closing = lasts === 0 ? null : { start, end: lasts === null ? null : start + lasts * 60_000, text };
      if (scope === "site" || scope === "cashier") await closings.set(brand, scope, closing);
      else {
        const platform = scope.slice("platform:".length);
        if (!provider.catalogue.provider(platform)) return failed(`There is no platform "${platform}".`);
        await provider.maintenance.set(platform, closing);
      }
      logger.info({ event: "operator_closing", brand, scope });
      return done(closing);
    },
  };
};
