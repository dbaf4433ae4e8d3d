import { passwordRefusal } from "@baize/cashier";
import type { CallParsed, contract } from "@baize/api-client/contract";
import { checkRealName } from "@baize/domain";
import type { Provider } from "@baize/provider";
import type { Work } from "@baize/ledger";
import { updateMember } from "../accounts/members.ts";
import { bindContact, changePassword, ownCodeBinding, setRealName } from "../accounts/profile.ts";
import { changeWithdrawPassword, resetWithdrawPassword } from "../accounts/withdraw-password-calls.ts";
import { accept, type Refusal, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { type CallContext, type Handlers, sessionOf, workRequestOf } from "./handlers.ts";

type Profile = typeof contract.profile;

const done = accept({ ok: true } as const);

/** Where a drawn avatar is served. */
const avatarUrl = (avatar: string): string => `/art/avatar/${avatar}.svg`;

/** Tells the member that the withdrawal password is another, in the transaction that changes it. */
const noteOf =
  ({ correspondence }: Services, { tenant, now }: CallContext, member: string) =>
  (): Work<void> => {
    const event = { type: "passwordChanged", id: `withdrawal/${now}`, which: "withdrawal", at: now } as const;
    return correspondence.tell({ brand: tenant.correspondence, member }, event, now);
  };

/** Judges the code of a reset, and uses it up at last. */
const resetCheck = (
  { codes }: Services,
  { tenant, now }: CallContext,
  member: string,
  { type, ticket, code }: CallParsed<Profile["resetWithdrawPassword"]>,
) =>
  function* (isFinal: boolean): Work<Refusal<"code_wrong" | "ticket_expired"> | null> {
    const boundTo = ownCodeBinding(member, type);
    const verdict = yield* codes.check({ brand: tenant.code, scene: "withdraw", boundTo, ticket, code }, now);
    if (!verdict.ok) return verdict;
    if (isFinal) yield* codes.consume(ticket);
    return null;
  };

const withdrawPasswordHandlers = (
  services: Services,
): Pick<Handlers<Profile>, "changeWithdrawPassword" | "resetWithdrawPassword"> => ({
  changeWithdrawPassword: async (context, input) => {
    const { member } = sessionOf(context);
    const note = noteOf(services, context, member);
    const answer = await changeWithdrawPassword(services, member, input, note, workRequestOf(context, member));
    if (!answer.ok) return answer;
    const { word, ...facts } = answer.data;
    if (word === "busy") return refuse("server_busy");
    const refused = passwordRefusal(context.tenant.facts.zone, { word, ...facts });
    if (refused !== null) return refused;
    services.logger.info({ event: "withdraw_password_changed", brand: context.tenant.code, member });
    return done;
  },
  resetWithdrawPassword: async (context, input) => {
    const { member } = sessionOf(context);
    const check = resetCheck(services, context, member, input);
    const note = noteOf(services, context, member);
    const request = workRequestOf(context, member);
    const answer = await resetWithdrawPassword(services, member, input, check, note, request);
    if (!answer.ok) return answer;
    services.logger.info({ event: "withdraw_password_reset", brand: context.tenant.code, member });
    return accept({ until: context.tenant.iso(answer.data.until) });
  },
});

export const profileHandlers = (services: Services, provider: Provider): Handlers<Profile> => {
  const { database, sessions, logger } = services;
  return {
    save: async (context, { gender, avatar }) => {
      const change = {
        ...(gender === undefined ? {} : { gender }),
        ...(avatar === undefined ? {} : { avatar: avatarUrl(avatar) }),
      };
      if (Object.keys(change).length === 0) return refuse("bad_request", { field: "gender" });
      await database.atomic(() => updateMember(sessionOf(context).member, change));
      return done;
    },
    setRealName: async (context, { realName }) => {
      const wrong = checkRealName(realName);
      if (wrong !== null) return refuse("real_name_invalid", { reason: wrong });
      const { member } = sessionOf(context);
      if (!(await database.atomic(() => setRealName(member, realName)))) return refuse("already_set");
      logger.info({ event: "real_name_set", brand: context.tenant.code, member });
      return done;
    },
    bind: (context, input) => bindContact(services, context, input),
    changePassword: (context, input) =>
      changePassword(services, context, input, () => provider.endSessions(sessionOf(context).member)),
    ...withdrawPasswordHandlers(services),
    sessions: async (context) => {
      const { member, vid } = sessionOf(context);
      const { iso } = context.tenant;
      const open = await database.read(() => sessions.list(member, vid, context.now));
      return accept(
        open.map(({ startedAt, activeAt, ...rest }) => ({
          ...rest,
          startedAt: iso(startedAt),
          activeAt: iso(activeAt),
        })),
      );
    },
    endSessions: async (context, { id = null }) => {
      const { member, vid } = sessionOf(context);
      const ended = await database.atomic(() => sessions.endOthers(member, vid, id, context.now));
      if (ended === 0 && id !== null) return refuse("session_unknown");
      if (ended > 0) logger.info({ event: "sessions_ended", brand: context.tenant.code, member, count: ended });
      return accept({ ended });
    },
  };
};
