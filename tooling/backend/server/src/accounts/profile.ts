import type { CallCode, CallParsed, contract } from "@baize/api-client/contract";
import { checkLoginPassword } from "@baize/domain";
import { first, type Work } from "@baize/ledger";
import { isExcludedPerson, pauseOf } from "@baize/protection";
import { type CallContext, sessionOf, workRequestOf } from "../handlers/handlers.ts";
import { type Answer, type Refusal, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { confirmPassword } from "./confirm-password.ts";
import { contactMarks } from "./contact-marks.ts";
import type { ContactKind } from "./contacts.ts";
import { memberById, updateMember } from "./members.ts";
import { maskTarget, readTarget } from "./phone-areas.ts";
import { unseal } from "./seal.ts";
import { type MemberRow, q } from "./tables.ts";

type Profile = typeof contract.profile;
type Done = { readonly ok: true };

/** Seconds that a page counts down after a change of the log-in password. */
export const LOGIN_COUNTDOWN_SECONDS = 5;

/** What a code to the account's own phone or e-mail address is bound to. */
export const ownCodeBinding = (member: string, kind: ContactKind): string => `own/${member}/${kind}`;

/** What a code to a phone or e-mail address that a member binds is bound to. */
export const bindCodeBinding = (member: string, target: string): string => `bind/${member}/${target}`;

/**
 * The account's own target that a member means by its masked form, as the account shows it; null for anything else.
 */
export function* ownTarget(
  { contacts }: Pick<Services, "contacts">,
  member: string,
  kind: ContactKind,
  shown: string,
): Work<string | null> {
  const row = yield* memberById(member);
  const target = row === undefined ? null : contacts.target(row, kind);
  return target !== null && maskTarget(target) === shown ? target : null;
}

/** Binds a phone number or e-mail address, or replaces it; an account of the brand that has it keeps it. */
export const bindContact = async (
  services: Services,
  context: CallContext,
  input: CallParsed<Profile["bind"]>,
): Promise<Answer<Done, CallCode<Profile["bind"]>>> => {
  const { database, codes, contacts, correspondence, protection, logger } = services;
  const { tenant, now } = context;
  const { member } = sessionOf(context);
  const reading = readTarget(input.type, input.account, input.area);
  if (!reading.ok) return refuse("ticket_expired");
  const { target } = reading;
  const { ticket, code } = input;
  const boundTo = bindCodeBinding(member, target);
  const proof = { brand: tenant.code, scene: "bind", boundTo, ticket, code } as const;
  function* check(): Work<Refusal<"code_wrong" | "ticket_expired" | "account_taken"> | null> {
    const verdict = yield* codes.check(proof, now);
    if (!verdict.ok) return verdict;
    const owner = yield* contacts.memberOf(tenant.code, target);
    if (owner !== undefined && owner.id !== member) return refuse("account_taken");
    const isExcluded = (yield* pauseOf({ brand: tenant.code, member }, now))?.kind === "exclusion";
    const isKnown = !isExcluded && (yield* isExcludedPerson(tenant.code, contactMarks(contacts.columns(target))));
    return isKnown ? refuse("account_taken") : null;
  }
  const early = await database.atomic(check);
  if (early !== null) return early;
  const confirmed = await confirmPassword(services, member, input, workRequestOf(context, member), now);
  if (!confirmed.ok) return confirmed;
  const columns = contacts.columns(target);
  const late = await database.atomic(function* () {
    const refused = yield* check();
    if (refused !== null) return refused;
    yield* codes.consume(ticket);
    yield* updateMember(member, columns);
    yield* protection.hooks.recognise({ brand: tenant.code, member }, now);
    const event = { type: "contactChanged", id: `${input.type}/${now}`, which: input.type, at: now } as const;
    yield* correspondence.tell({ brand: tenant.correspondence, member }, event, now);
    return null;
  });
  if (late !== null) return late;
  logger.info({ event: "contact_bound", brand: tenant.code, member, kind: input.type });
  return { ok: true, data: { ok: true } };
};

/**
 * Sets another log-in password; every session ends with the old one. `endPlay` ends those of games, before the change:
 * what fails after it would be answered as a change that was not made.
 */
export const changePassword = async (
  services: Services,
  context: CallContext,
  input: CallParsed<Profile["changePassword"]>,
  endPlay: () => Promise<unknown>,
): Promise<Answer<{ readonly seconds: number }, CallCode<Profile["changePassword"]>>> => {
  const { database, keyPairs, passwords, sessions, correspondence, logger } = services;
  const { tenant, now } = context;
  const { member } = sessionOf(context);
  const request = workRequestOf(context, member);
  const wanted = await unseal(keyPairs, input.keyId, input.password);
  if (!wanted.ok) return wanted;
  const weak = checkLoginPassword(wanted.text ?? "");
  if (wanted.text === null || weak !== null) return refuse("password_weak", { reason: weak ?? "bad_character" });
  const confirmed = await confirmPassword(services, member, input, request, now);
  if (!confirmed.ok) return confirmed;
  if (confirmed.text.normalize("NFC") === wanted.text.normalize("NFC")) return refuse("same_password");
  const hash = await passwords.hash(wanted.text, request);
  await endPlay();
  await database.atomic(function* () {
    yield* updateMember(member, { password: hash });
    yield* sessions.endAll(member, now);
    const event = { type: "passwordChanged", id: `login/${now}`, which: "login", at: now } as const;
    yield* correspondence.tell({ brand: tenant.correspondence, member }, event, now);
  });
  logger.info({ event: "password_changed", brand: tenant.code, member });
  return { ok: true, data: { seconds: LOGIN_COUNTDOWN_SECONDS } };
};

/** Writes a real name where there is none; false where there is. */
export function* setRealName(member: string, realName: string): Work<boolean> {
  const row = yield* first(
    q.selectFrom("site_member").select("real_name").where("id", "=", member).where("real_name", "=", ""),
  );
  return row !== undefined && (yield* updateMember(member, { real_name: realName } satisfies Partial<MemberRow>)) === 1;
}
