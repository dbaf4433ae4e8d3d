import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { checkLoginPassword, checkRealName, checkUsername } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { type CallContext, workRequestOf } from "../handlers/handlers.ts";
import { type Answer, type Refusal, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { isExcludedPerson } from "@baize/protection";
import { contactMarks } from "./contact-marks.ts";
import { enter } from "./log-in.ts";
import { draftMember, insertMember, memberById, memberByInvite, memberByName } from "./members.ts";
import { readTarget } from "./phone-areas.ts";
import { unseal } from "./seal.ts";

type Register = typeof contract.account.register;
type Input = CallParsed<Register>;
type Code = CallCode<Register>;

/** What registration asks for, as `preInfo` answers it. */
export const REGISTRATION = {
  channels: ["phone", "email"],
  inviteMode: "optional",
  realName: "optional",
} as const satisfies CallData<typeof contract.service.preInfo>["register"];

const checkForm = (input: Input): Refusal<Code> | null => {
  if (!input.adult) return refuse("age_required");
  if (!input.terms) return refuse("terms_required");
  const username = checkUsername(input.username);
  if (username !== null) return refuse("username_invalid", { reason: username });
  const realName = input.realName ? checkRealName(input.realName) : null;
  return realName === null ? null : refuse("real_name_invalid", { reason: realName });
};

/** All that may refuse, in one order, before anything is written. */
function* checkAgainstStore(
  { codes, contacts }: Services,
  { tenant, now }: CallContext,
  input: Input,
  target: string,
): Work<Refusal<Code> | { readonly ok: true; readonly invitedBy: string | null }> {
  const proof = {
    brand: tenant.code,
    scene: "register",
    boundTo: target,
    ticket: input.ticket,
    code: input.code,
  } as const;
  const verdict = yield* codes.check(proof, now);
  if (!verdict.ok) return verdict;
  if (yield* memberByName(tenant.code, input.username)) return refuse("username_taken");
  if (yield* contacts.memberOf(tenant.code, target)) return refuse("account_taken");
  // Who has excluded themselves is refused as one who has an account: nobody learns more.
  if (yield* isExcludedPerson(tenant.code, contactMarks(contacts.columns(target)))) return refuse("account_taken");
  if (!input.i_code) return { ok: true, invitedBy: null };
  const inviter = yield* memberByInvite(tenant.code, input.i_code);
  return inviter ? { ok: true, invitedBy: inviter.id } : refuse("invite_unknown");
}

/** Opens an account and logs in. Of any number of parallel tries with one name, phone or code, one succeeds. */
export const register = async (
  services: Services,
  context: CallContext,
  input: Input,
): Promise<Answer<CallData<Register>, Code>> => {
  const { database, keyPairs, passwords, codes, contacts, sessions, cashier, random, logger } = services;
  const { tenant, now } = context;
  const wrong = checkForm(input);
  if (wrong) return wrong;
  const reading = readTarget(input.type, input.account, input.area);
  if (!reading.ok) return refuse("ticket_expired");
  const check = () => checkAgainstStore(services, context, input, reading.target);
  const early = await database.atomic(check);
  if (!early.ok) return early;
  const password = await unseal(keyPairs, input.keyId, input.password);
  if (!password.ok) return password;
  const weak = checkLoginPassword(password.text ?? "");
  if (password.text === null || weak !== null) return refuse("password_weak", { reason: weak ?? "bad_character" });
  const hash = await passwords.hash(password.text, workRequestOf(context, null));
  const [draft, grant, contact] = [draftMember(random), sessions.draft(), contacts.columns(reading.target)];
  const outcome = await database.atomic(function* () {
    const checked = yield* check();
    if (!checked.ok) return checked;
    const { id, inviteCode } = draft;
    const { username, realName = "" } = input;
    const row = {
      id,
      brand: tenant.code,
      username,
      password: hash,
      contact,
      realName,
      inviteCode,
      invitedBy: checked.invitedBy,
      at: now,
    };
    const isIn = yield* insertMember(row);
    const member = isIn ? yield* memberById(id) : undefined;
    if (!member) return refuse("username_taken");
    yield* codes.consume(input.ticket);
    yield* cashier.openMember(id, { code: tenant.code, currency: tenant.facts.currency.code });
    yield* enter(services, context, member, grant);
    return { ok: true, data: { uid: id, lastLoginTime: null } } as const;
  });
  if (outcome.ok) {
    context.grant(grant);
    logger.info({ event: "registered", brand: tenant.code, member: outcome.data.uid });
  }
  return outcome;
};
