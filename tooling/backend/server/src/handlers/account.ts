import type { contract } from "@baize/api-client/contract";
import type { Provider } from "@baize/provider";
import { logIn } from "../accounts/log-in.ts";
import { updateMember } from "../accounts/members.ts";
import { register } from "../accounts/register.ts";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { type Handlers, sessionOf, workRequestOf } from "./handlers.ts";

const done = accept({ ok: true } as const);

export const accountHandlers = (services: Services, provider: Provider): Handlers<typeof contract.account> => {
  const { database, captchas, sessions, withdrawPasswords, logger } = services;
  return {
    captcha: async ({ tenant, device, now }, { scene }) =>
      accept(await captchas.make({ brand: tenant.code, scene, device }, now)),
    register: (context, input) => register(services, context, input),
    login: (context, input) => logIn(services, context, input),
    logout: async (context) => {
      const { vid, member } = sessionOf(context);
      await database.atomic(() => sessions.end(vid, context.now));
      await provider.endSessions(member);
      logger.info({ event: "logged_out", brand: context.tenant.code, member });
      return done;
    },
    setWithdrawPassword: async (context, input) => {
      const { member } = sessionOf(context);
      const answer = await withdrawPasswords.set(member, input, workRequestOf(context, member));
      if (answer.ok) logger.info({ event: "withdraw_password_set", brand: context.tenant.code, member });
      return answer;
    },
    preferences: async (context, { autoTransfer }) => {
      await database.atomic(() => updateMember(sessionOf(context).member, { auto_transfer: autoTransfer ? 1n : 0n }));
      return done;
    },
  };
};
