import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { contactsIn, LEGAL_TEXTS } from "@baize/domain";
import { type CodeScene, codeTimes } from "../accounts/codes.ts";
import { isKnownDevice } from "../accounts/devices.ts";
import { PHONE_AREAS, readTarget } from "../accounts/phone-areas.ts";
import { isCaptchaDue } from "../accounts/log-in.ts";
import { REGISTRATION } from "../accounts/register.ts";
import type { Closings } from "../closings.ts";
import { addressKey } from "../http/address.ts";
import { type Answer, accept, refuse } from "../http/answer.ts";
import { minAgeOf } from "../legal/legal-facts.ts";
import { LEGAL_TITLES, legalText } from "../legal/legal-text.ts";
import type { Services } from "../services.ts";
import { announceClosing, notices } from "../site-notices.ts";
import { type CallContext, type Handlers, sessionOf, workRequestOf } from "./handlers.ts";

type Service = typeof contract.service;
type Sms = Service["sms"];

/** Scenes whose codes some served call takes. */
const SCENES = ["login", "register"] as const satisfies CodeScene[];

const sendCode = async (
  { database, captchas, codes, contacts }: Services,
  context: CallContext,
  input: CallParsed<Sms>,
): Promise<Answer<CallData<Sms>, CallCode<Sms>>> => {
  const { tenant, device, now } = context;
  const scene = SCENES.find((known) => known === input.scene);
  if (!scene) return refuse("bad_request", { field: "scene" });
  const type = input.email === undefined ? "phone" : "email";
  const account = input.email ?? input.phone;
  if (account === undefined || (input.email !== undefined && input.phone !== undefined))
    return refuse("bad_request", { field: "phone" });
  const reading = readTarget(type, account, input.area);
  if (!reading.ok) return reading;
  const { target } = reading;
  const seen = await database.atomic(function* () {
    const isHuman = yield* captchas.consume(
      input.captchaId,
      input.captcha,
      { brand: tenant.code, scene: "sms", device },
      now,
    );
    if (!isHuman) return null;
    const member = yield* contacts.memberOf(tenant.code, target);
    return { member, isKnown: yield* isKnownDevice(member, device) };
  });
  if (!seen) return refuse("captcha_wrong");
  const subject = scene === "register" ? "" : (seen.member?.id ?? null);
  const asker = { device, address: addressKey(context.address), isKnown: seen.isKnown };
  const place = { brand: tenant.code, zone: tenant.facts.zone };
  const sent = await codes.send(
    { ...place, scene, target, boundTo: target, limit: target, subject, isHidden: false, asker },
    now,
  );
  return sent.ok ? accept({ ok: true, ...sent.data, ...codeTimes(sent.data, tenant) }) : sent;
};

export const serviceHandlers = (services: Services, closings: Closings): Handlers<Service> => {
  const { database, keyPairs, uploads } = services;
  return {
    md: async ({ tenant, now, locale }) =>
      accept({
        stats: tenant.facts.statistics.map((entry) => ({ ...entry })),
        serverTime: tenant.iso(now),
        zone: tenant.facts.zone,
        maintenance: announceClosing(closings.get(tenant.code, "site"), tenant, now),
        notices: notices(tenant.facts, locale),
        cs: { url: "/desk" },
        sportsNames: Object.fromEntries(
          Object.entries(tenant.facts.sportsNames).map(([id, name]) => [id, name[locale]]),
        ),
      }),
    preInfo: async (context) => {
      const { id, pem, notAfter } = keyPairs.current();
      return accept({
        login: { captcha: await database.read(() => isCaptchaDue(context)), modes: ["password", "phone", "email"] },
        register: { ...REGISTRATION, channels: [...REGISTRATION.channels] },
        publicKey: { id, pem, notAfter: context.tenant.iso(notAfter) },
        terms: LEGAL_TEXTS.map((text) => ({ title: LEGAL_TITLES[context.locale][text], url: `/help/${text}` })),
        minAge: minAgeOf(context.tenant),
      });
    },
    phoneArea: async () => accept(PHONE_AREAS.map((area) => ({ ...area }))),
    regContact: async ({ tenant, locale }) => accept(contactsIn(tenant.facts.contacts, locale)),
    legal: async ({ tenant, locale }, input) => accept(await legalText(tenant, input.id, locale)),
    sms: (context, input) => sendCode(services, context, input),
    upload: (context, { file, scene }) => {
      const { member } = sessionOf(context);
      const { tenant, now } = context;
      const owner = { member, brand: tenant.code, zone: tenant.facts.zone };
      return uploads.save(owner, scene, file, now, workRequestOf(context, member));
    },
  };
};
