import { randomUUID } from "node:crypto";
import type { Grant } from "@baize/cashier";
import { DECLINE_REASONS, TRANSACTION_KINDS } from "@baize/domain";
import { faultEntries, SERVICE_FAULTS } from "@baize/safeguards";
import * as v from "valibot";
import { callFaultSchema } from "../http/faults.ts";
import { type ActionFields, isTrue, number, text } from "./action-fields.ts";
import { correspondenceActions } from "./correspondence-actions.ts";
import type { Operator, OperatorDeps, Outcome } from "./operator.ts";

export interface Action {
  /** Under /console for forms, and under /console/api for programs. */
  readonly path: string;
  readonly run: (fields: ActionFields) => Promise<Outcome>;
}

const done = (data: unknown = null): Outcome => ({ ok: true, data });
const failed = (error: string): Outcome => ({ ok: false, error });

const closingAction =
  (operator: Operator, scopeOf: (fields: ActionFields) => Parameters<Operator["close"]>[0]): Action["run"] =>
  async (fields) =>
    operator.close(
      scopeOf(fields),
      number(fields, "startsIn") ?? 0,
      isTrue(fields, "lift") ? 0 : number(fields, "minutes"),
      text(fields, "text"),
    );

/** The kinds of an operator's grant, with the label that each has by default; a missing one does not compile. */
const GRANT_LABELS: Readonly<Record<Grant["kind"], string>> = { bonus: "平台礼金", rebate: "返水" };
const readGrantKind = (text: string | undefined): Grant["kind"] | undefined =>
  TRANSACTION_KINDS.find((kind): kind is Grant["kind"] => kind === text && Object.hasOwn(GRANT_LABELS, kind));

const promotionActions = ({ promotions }: Operator): readonly Action[] => [
  { path: "/promotions/create", run: (fields) => promotions.create(fields["rules"] ?? "") },
  {
    path: "/promotions/codes",
    run: (fields) =>
      promotions.issueCode({
        activity: text(fields, "activity"),
        code: text(fields, "code"),
        amount: text(fields, "amount"),
        uses: number(fields, "uses") ?? 1,
        owner: text(fields, "owner"),
        days: number(fields, "days"),
      }),
  },
  { path: "/promotions/reverse", run: (fields) => promotions.reverse(text(fields, "id")) },
  { path: "/promotions/:id/stop", run: ({ id = "" }) => promotions.stop(id) },
  { path: "/promotions/applications/:id/approve", run: ({ id = "" }) => promotions.approve(id) },
  {
    path: "/promotions/applications/:id/decline",
    run: async (fields) => {
      const reason = DECLINE_REASONS.find((known) => known === text(fields, "reason"));
      return reason === undefined
        ? failed(`A reason is one of ${DECLINE_REASONS.join(", ")}.`)
        : promotions.decline(text(fields, "id"), reason);
    },
  },
];

const { times: _untilLifted, ...platformEntries } = faultEntries(SERVICE_FAULTS);
const platformFaultSchema = v.object({ ...platformEntries, forMs: v.pipe(v.number(), v.finite()) });
const FAULT_HINT = `A kind is one of ${SERVICE_FAULTS.join(", ")}; delays are in milliseconds, times count from 1.`;

/** What the operator can do. Forms post to these paths; so do tests, with JSON, under /console/api. */
export const consoleActions = (
  { services, provider, faults, clock, jobs, verify }: OperatorDeps,
  operator: Operator,
): readonly Action[] => [
  // A search is posted: a phone number belongs in no address.
  { path: "/outbox", run: async (fields) => done(await operator.outbox(text(fields, "to") || undefined)) },
  { path: "/deposits/:id/confirm", run: ({ id = "" }) => operator.confirmDeposit(id) },
  {
    path: "/deposits/:id/refuse",
    run: (fields) => operator.refuseDeposit(text(fields, "id"), text(fields, "reason", "not_received")),
  },
  { path: "/withdrawals/:id/start", run: ({ id = "" }) => operator.startPaying(id) },
  { path: "/withdrawals/:id/pay", run: ({ id = "" }) => operator.pay(id) },
  {
    path: "/withdrawals/:id/refuse",
    run: (fields) => operator.refuseWithdrawal(text(fields, "id"), text(fields, "reason", "account_check_failed")),
  },
  {
    path: "/members/:id/status",
    run: (fields) => operator.setStatus(text(fields, "id"), number(fields, "status") ?? 0),
  },
  {
    path: "/members/:id/real-name",
    run: (fields) => operator.setRealName(text(fields, "id"), text(fields, "realName")),
  },
  {
    path: "/members/:id/birthday",
    run: (fields) => operator.setBirthday(text(fields, "id"), text(fields, "birthday")),
  },
  { path: "/members/:id/lock", run: (fields) => operator.setLocked(text(fields, "id"), isTrue(fields, "locked")) },
  {
    path: "/members/:id/grant",
    run: async (fields) => {
      const kind = readGrantKind(fields["kind"]);
      if (!kind) return failed("A grant is a bonus or a rebate.");
      return operator.grant({
        kind,
        member: text(fields, "id"),
        amount: text(fields, "amount"),
        multiple: text(fields, "multiple", "0"),
        label: text(fields, "label", GRANT_LABELS[kind]),
        ref: text(fields, "ref", randomUUID()),
      });
    },
  },
  ...promotionActions(operator),
  ...correspondenceActions(operator),
  { path: "/closings/site", run: closingAction(operator, () => "site") },
  { path: "/closings/cashier", run: closingAction(operator, () => "cashier") },
  { path: "/closings/platform", run: closingAction(operator, (fields) => `platform:${text(fields, "platform")}`) },
  {
    path: "/faults/call",
    run: async (fields) => {
      const path = text(fields, "path");
      if (isTrue(fields, "lift")) return done(await faults.lift(path));
      const fault = v.safeParse(callFaultSchema, {
        path,
        kind: fields["kind"],
        delayMs: number(fields, "delayMs") ?? 0,
        times: number(fields, "times"),
      });
      if (!fault.success) return failed(`A fault needs part of a path. ${FAULT_HINT}`);
      await faults.set(fault.output);
      return done();
    },
  },
  {
    path: "/faults/platform",
    run: async (fields) => {
      const platform = text(fields, "platform");
      if (!provider.catalogue.provider(platform)) return failed(`There is no platform "${platform}".`);
      if (isTrue(fields, "lift")) return done(await provider.faults.set(platform, null));
      const fault = v.safeParse(platformFaultSchema, {
        kind: fields["kind"],
        delayMs: number(fields, "delayMs") ?? 0,
        forMs: number(fields, "forMs") ?? 0,
      });
      if (!fault.success) return failed(FAULT_HINT);
      return done(await provider.faults.set(platform, fault.output));
    },
  },
  {
    path: "/clock",
    run: async (fields) => {
      await clock.setOffset(number(fields, "offsetMs") ?? Math.round((number(fields, "offsetMinutes") ?? 0) * 60_000));
      return done({ now: clock.now(), offsetMs: clock.offset() });
    },
  },
  { path: "/keys/rotate", run: async () => done(await services.keyPairs.rotate()) },
  { path: "/books/verify", run: async () => done({ findings: await verify() }) },
  { path: "/jobs/run", run: async () => done(await jobs.runAll()) },
];
