import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { contactsIn, LEGAL_TEXTS } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { type CodeScene, codeTimes } from "../accounts/codes.ts";
import type { ContactKind } from "../accounts/contacts.ts";
import { isKnownDevice } from "../accounts/devices.ts";
import { PHONE_AREAS, readTarget, type TargetRefusal } from "../accounts/phone-areas.ts";
import { bindCodeBinding, ownCodeBinding, ownTarget } from "../accounts/profile.ts";
import { isCaptchaDue } from "../accounts/log-in.ts";
import { REGISTRATION } from "../accounts/register.ts";
import type { Closings } from "../closings.ts";
import { addressKey } from "../http/address.ts";
import { type Answer, accept, type Refusal, refuse } from "../http/answer.ts";
import { minAgeOf } from "../legal/legal-facts.ts";
import { LEGAL_TITLES, legalText } from "../legal/legal-text.ts";
import type { Services } from "../services.ts";
import { announceClosing, notices } from "../site-notices.ts";
import { type CallContext, type Handlers, sessionOf, workRequestOf } from "./handlers.ts";

type Service = typeof contract.service;
type Sms = Service["sms"];

/** Scenes that this call sends for; a forgotten password has a call of its own. */
const SCENES = ["login", "register", "bind", "card", "withdraw"] as const satisfies CodeScene[];
type Scene = (typeof SCENES)[number];
/** Scenes of a member who is logged in, whose codes go to the account's own phone or e-mail address. */
const OWN_SCENES: ReadonlySet<Scene> = new Set(["card", "withdraw"]);
/** Scenes of a member who is logged in. */
const MEMBER_SCENES: ReadonlySet<Scene> = new Set(["bind", ...OWN_SCENES]);

/** Where a code goes and what it is bound to. */
interface Addressed {
  readonly target: string;
  readonly boundTo: string;
  /** Id of the member whom the code is for; empty: whoever has it; null: nobody, which the answer does not show. */
  readonly subject: string | null;
  readonly isKnown: boolean;
}

/**
 * Reads whom a code is for. A withdrawal's, or a payout account's, goes to the account's own phone or e-mail address,
 * which the caller names as the account shows it.
 */
function* addressCode(
  services: Services,
  { tenant, device, session }: CallContext,
  scene: Scene,
  { type, account, area }: { readonly type: ContactKind; readonly account: string; readonly area: string },
): Work<({ readonly ok: true } & Addressed) | Refusal<TargetRefusal>> {
  if (OWN_SCENES.has(scene) && session !== null) {
    const target = yield* ownTarget(services, session.member, type, account);
    if (target === null) return refuse(type === "phone" ? "phone_invalid" : "email_invalid");
    const boundTo = ownCodeBinding(session.member, type);
    return { ok: true, target, boundTo, subject: session.member, isKnown: true };
  }
  const reading = readTarget(type, account, area);
  if (!reading.ok) return reading;
  const { target } = reading;
  const owner = yield* services.contacts.memberOf(tenant.code, target);
  const isKnown = yield* isKnownDevice(owner, device);
  if (scene === "bind" && session !== null)
    return { ok: true, target, boundTo: bindCodeBinding(session.member, target), subject: session.member, isKnown };
  const subject = scene === "register" ? "" : (owner?.id ?? null);
  return { ok: true, target, boundTo: target, subject, isKnown };
}

const sendCode = async (
  services: Services,
  context: CallContext,
  input: CallParsed<Sms>,
): Promise<Answer<CallData<Sms>, CallCode<Sms>>> => {
  const { tenant, device, now } = context;
  const scene = SCENES.find((known) => known === input.scene);
  if (!scene) return refuse("bad_request", { field: "scene" });
  if (MEMBER_SCENES.has(scene) && context.session === null) return refuse("token");
  const type = input.email === undefined ? "phone" : "email";
  const account = input.email ?? input.phone;
  if (account === undefined || (input.email !== undefined && input.phone !== undefined))
    return refuse("bad_request", { field: "phone" });
  const to = { type, account, area: input.area } as const;
  const place = { brand: tenant.code, zone: tenant.facts.zone };
  const early = await services.database.read(() => addressCode(services, context, scene, to));
  if (!early.ok) return early;
  const addressed = await services.database.atomic(function* () {
    const binding = { brand: tenant.code, scene: "sms", device } as const;
    const isHuman = yield* services.captchas.consume(input.captchaId, input.captcha, binding, now);
    return isHuman ? yield* addressCode(services, context, scene, to) : refuse("captcha_wrong");
  });
  if (!addressed.ok) return addressed;
  const { target, boundTo, subject, isKnown } = addressed;
  const asker = { device, address: addressKey(context.address), isKnown };
  const request = { ...place, scene, target, boundTo, limit: target, subject, isHidden: false, asker };
  const sent = await services.codes.send(request, now);
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
        // The site's own conversation; an operator with a desk elsewhere gives its address.
        cs: { url: "" },
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
