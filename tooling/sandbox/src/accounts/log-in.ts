import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { first, run, type Work } from "@baize/ledger";
import type { CallContext } from "../handlers/handlers.ts";
import { type Answer, type Refusal, refuse, refuseFor } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { memberByName, memberByTarget, updateMember, usernameKey } from "./members.ts";
import { readTarget } from "./phone-areas.ts";
import { unseal } from "./seal.ts";
import type { SessionGrant } from "./sessions.ts";
import { type MemberRow, q } from "./tables.ts";
import { CAPTCHA_FROM, countTry, forgetTries, lookAtTries } from "./tries.ts";

type Login = typeof contract.account.login;
type LoginMpe = typeof contract.member.loginMpe;

/** Failures of one device, over all accounts it has tried; null for a caller that names no device. */
const deviceSubject = ({ tenant, device }: Pick<CallContext, "tenant" | "device">): string | null => (device === "" ? null : `${tenant.code}/device/${device}`);

/** Whether this device has failed so often that the log-in form starts with a captcha. */
export function* isCaptchaDue(context: Pick<CallContext, "tenant" | "device" | "now">): Work<boolean> {
  const subject = deviceSubject(context);
  return subject !== null && (yield* lookAtTries(subject, context.now)).fails >= CAPTCHA_FROM;
}

/**
 * Failures count for account and device. All devices that the account does not know share one count, so a thousand
 * strangers get the tries of one, and the owner at a known device is not slowed by them.
 */
function* accountSubject({ secrets }: Services, { tenant, device }: CallContext, username: string, member: MemberRow | undefined): Work<string> {
  // A digest: people type passwords into the field of the name.
  const name = `${tenant.code}/login/${secrets.digest("name", usernameKey(username))}`;
  if (!member || device === "") return `${name}/strangers`;
  const known = yield* first(q.selectFrom("site_device").select("device").where("member", "=", member.id).where("device", "=", device));
  return `${name}/${known ? device : "strangers"}`;
}

interface Claim {
  readonly ok: true;
  readonly member: MemberRow | undefined;
  readonly subjects: readonly string[];
}

/** Before a password is judged: pauses, captcha, and the count of the try. */
function* claimTry(services: Services, context: CallContext, input: CallParsed<Login>): Work<Claim | Refusal<"login_paused" | "captcha_required" | "captcha_wrong">> {
  const { captchas } = services;
  const { now, device } = context;
  const brand = context.tenant.code;
  const member = yield* memberByName(brand, input.username);
  const account = yield* accountSubject(services, context, input.username, member);
  const tries = yield* lookAtTries(account, now);
  if (tries.waitMs > 0) return refuseFor("login_paused", tries.waitMs);
  if (tries.fails >= CAPTCHA_FROM || (yield* isCaptchaDue(context))) {
    if (input.captchaId === undefined || input.captcha === undefined) return refuse("captcha_required");
    if (!(yield* captchas.consume(input.captchaId, input.captcha, { brand, scene: "login", device }, now))) return refuse("captcha_wrong");
  }
  const subjects = [account, ...[deviceSubject(context)].filter((subject) => subject !== null)];
  for (const subject of subjects) yield* countTry(subject, now);
  return { ok: true, member, subjects };
}

/** Opens a session for a member: the one way in, for log-in by password, by code and after registration. */
export function* enter({ sessions }: Services, context: CallContext, member: MemberRow, grant: SessionGrant): Work<number | null> {
  const now = BigInt(context.now);
  yield* updateMember(member.id, { login_at: now, previous_login_at: member.login_at });
  if (context.device !== "") {
    yield* run(q.insertInto("site_device").values({ member: member.id, device: context.device }).onConflict((c) => c.doNothing()));
  }
  yield* sessions.open(grant, member, context.now);
  return member.login_at === null ? null : Number(member.login_at);
}

export const logIn = async (services: Services, context: CallContext, input: CallParsed<Login>): Promise<Answer<CallData<Login>, CallCode<Login>>> => {
  const { database, keyPairs, passwords, sessions, logger } = services;
  const password = unseal(keyPairs, input.keyId, input.password);
  if (!password.ok) return password;
  const claim = await database.atomic(() => claimTry(services, context, input));
  if (!claim.ok) return claim;
  const { member, subjects } = claim;
  if (!(await passwords.verify(member?.password ?? null, password.text)) || !member) {
    logger.info({ event: "login_wrong", brand: context.tenant.code });
    return refuse("login_wrong");
  }
  const grant = sessions.draft();
  const last = await database.atomic(function* () {
    yield* forgetTries(subjects);
    return member.login_locked === 1n ? "locked" : yield* enter(services, context, member, grant);
  });
  if (last === "locked") return refuse("account_locked");
  context.grant(grant);
  return { ok: true, data: { uid: member.id, lastLoginTime: last === null ? null : context.tenant.iso(last) } };
};

/** Log-in by a code. It opens no account: that needs age and terms, which this call does not carry, so `isNew` stays false. */
export const logInByCode = async (services: Services, context: CallContext, input: CallParsed<LoginMpe>): Promise<Answer<CallData<LoginMpe>, CallCode<LoginMpe>>> => {
  const { database, codes, sessions } = services;
  const reading = readTarget(input.type, input.account, input.area);
  if (!reading.ok) return refuse("ticket_expired");
  const brand = context.tenant.code;
  const grant = sessions.draft();
  const proof = { brand, scene: "login", boundTo: reading.target, ticket: input.ticket, code: input.code } as const;
  const entered = await database.atomic(function* () {
    const verdict = yield* codes.check(proof, context.now);
    if (!verdict.ok) return verdict;
    yield* codes.consume(input.ticket);
    const member = yield* memberByTarget(brand, reading.target);
    if (!member) return refuse("code_wrong");
    if (member.login_locked === 1n) return refuse("account_locked");
    yield* enter(services, context, member, grant);
    return { ok: true, data: { uid: member.id, isNew: false } } as const;
  });
  if (entered.ok) context.grant(grant);
  return entered;
};
