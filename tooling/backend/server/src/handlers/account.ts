import type { contract } from "@baize/api-client/contract";
import { checkBirthday, dayIn } from "@baize/domain";
import { run } from "@baize/ledger";
import type { Provider } from "@baize/provider";
import { logIn } from "../accounts/log-in.ts";
import { updateMember } from "../accounts/members.ts";
import { register } from "../accounts/register.ts";
import { q } from "../accounts/tables.ts";
import { setWithdrawPassword } from "../accounts/withdraw-password-calls.ts";
import { accept, refuse } from "../http/answer.ts";
import { minAgeOf } from "../legal/legal-facts.ts";
import type { Services } from "../services.ts";
import { type Handlers, sessionOf, workRequestOf } from "./handlers.ts";

const done = accept({ ok: true } as const);

export const accountHandlers = (services: Services, provider: Provider): Handlers<typeof contract.account> => {
  const { database, captchas, contacts, sessions, logger } = services;
  return {
    captcha: async ({ tenant, device, now }, { scene }) =>
      accept(await captchas.make({ brand: tenant.code, scene, device }, now)),
    register: (context, input) => register(services, context, input),
    login: (context, input) => logIn(services, context, input),
    logout: async (context) => {
      const { vid, member } = sessionOf(context);
      // First, lest a fault there be answered as a log-out that was not done.
      await provider.endSessions(member);
      await database.atomic(() => sessions.end(vid, context.now));
      logger.info({ event: "logged_out", brand: context.tenant.code, member });
      return done;
    },
    setWithdrawPassword: async (context, input) => {
      const { member } = sessionOf(context);
      const answer = await setWithdrawPassword(services, member, input, workRequestOf(context, member));
      if (answer.ok) logger.info({ event: "withdraw_password_set", brand: context.tenant.code, member });
      return answer;
    },
    setBirthday: async (context, { birthday }) => {
      const { tenant, now } = context;
      const minAge = minAgeOf(tenant);
      const wrong = checkBirthday(birthday, dayIn(tenant.facts.zone, now), minAge);
      if (wrong === "too_young") return refuse("age_required", { minAge: String(minAge) });
      if (wrong !== null) return refuse("bad_request", { field: "birthday" });
      const { member } = sessionOf(context);
      const first = q.updateTable("site_member").where("id", "=", member).where("birthday", "is", null);
      const column = contacts.birthdayColumn(birthday);
      if ((await database.atomic(() => run(first.set(column)))) === 0) return refuse("already_set");
      logger.info({ event: "birthday_set", brand: tenant.code, member });
      return done;
    },
    preferences: async (context, { autoTransfer }) => {
      await database.atomic(() => updateMember(sessionOf(context).member, { auto_transfer: autoTransfer ? 1n : 0n }));
      return done;
    },
  };
};
