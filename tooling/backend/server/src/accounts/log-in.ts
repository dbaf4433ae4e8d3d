import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import type { Work } from "@baize/ledger";
import { type CallContext, workRequestOf } from "../handlers/handlers.ts";
import { addressKey, maskAddress } from "../http/address.ts";
import { type Answer, type Refusal, refuse, refuseFor } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { deviceKind, isKnownDevice, rememberDevice } from "./devices.ts";
import { returnGuess, takeGuess } from "./guesses.ts";
import { memberByName, updateMember, usernameKey } from "./members.ts";
import { readTarget } from "./phone-areas.ts";
import { unseal } from "./seal.ts";
import type { SessionGrant } from "./sessions.ts";
import type { MemberRow } from "./tables.ts";
import { CAPTCHA_FROM, countTry, clearTries, readTries, uncountTry } from "./tries.ts";

type Login = typeof contract.account.login;
type LoginMpe = typeof contract.member.loginMpe;

/** Who tried to log in, from where and how, for the log; never what was typed. */
export const attempt = (
  { tenant, address }: CallContext,
  member: string | null,
  by: "password" | "code" | "passkey",
): Readonly<Record<string, string | null>> => ({ brand: tenant.code, member, by, from: addressKey(address) });

/** Wait for an unknown device while too many are queued. */
const CROWDED_WAIT_MS = 5_000;

/** Failures of one device, over all accounts it has tried; null for a caller that names no device. */
const deviceSubject = ({ tenant, device }: Pick<CallContext, "tenant" | "device">): string | null =>
  device === "" ? null : `${tenant.code}/device/${device}`;

/** Whether this device has failed so often that the log-in form starts with a captcha. */
export function* isCaptchaDue(context: Pick<CallContext, "tenant" | "device" | "now">): Work<boolean> {
  const subject = deviceSubject(context);
  return subject !== null && (yield* readTries(subject, context.now)).fails >= CAPTCHA_FROM;
}

interface Guesser {
  readonly member: MemberRow | undefined;
  readonly isKnown: boolean;
  /** Brand and keyed digest of the name: people type passwords into the name field. */
  readonly account: string;
  /** What failures at this account are counted for. */
  readonly subject: string;
}

function* readGuesser({ secrets }: Services, context: CallContext, username: string): Work<Guesser> {
  const { tenant, device, address } = context;
  const member = yield* memberByName(tenant.code, username);
  const isKnown = yield* isKnownDevice(member, device);
  const account = `${tenant.code}/login/${secrets.digest("name", usernameKey(username))}`;
  const subject = `${account}/${isKnown ? device : `${device}/${addressKey(address)}`}`;
  return { member, isKnown, account, subject };
}

interface Claim {
  readonly ok: true;
  readonly member: MemberRow | undefined;
  readonly isKnown: boolean;
  /** Counted as failed until it is judged. */
  readonly subjects: readonly string[];
  readonly taken: readonly string[];
}
type ClaimRefusal = Refusal<"login_paused" | "captcha_required" | "captcha_wrong">;

/** Before a password is judged: pauses, captcha, budgets, and the count of the try. */
function* claimTry(services: Services, context: CallContext, input: CallParsed<Login>): Work<Claim | ClaimRefusal> {
  const { now, device } = context;
  const guesser = yield* readGuesser(services, context, input.username);
  const tries = yield* readTries(guesser.subject, now);
  if (tries.waitMs > 0) return refuseFor("login_paused", tries.waitMs);
  const isDue = tries.fails >= CAPTCHA_FROM || (yield* isCaptchaDue(context));
  const isHuman = input.captchaId !== undefined && input.captcha !== undefined;
  if (isHuman) {
    const binding = { brand: context.tenant.code, scene: "login", device } as const;
    if (!(yield* services.captchas.consume(input.captchaId, input.captcha, binding, now)))
      return refuse("captcha_wrong");
  } else if (isDue) return refuse("captcha_required");
  const guess = { account: guesser.account, isHuman };
  const verdict = guesser.isKnown ? ({ kind: "judge", taken: [] } as const) : yield* takeGuess(guess, now);
  if (verdict.kind === "captcha") return refuse("captcha_required");
  if (verdict.kind === "wait") return refuseFor("login_paused", verdict.waitMs);
  const subjects = [guesser.subject, ...[deviceSubject(context)].filter((subject) => subject !== null)];
  for (const subject of subjects) yield* countTry(subject, now);
  return { ok: true, member: guesser.member, isKnown: guesser.isKnown, subjects, taken: verdict.taken };
}

/** Tells the member of a log-in by a device that is new to the account; not of the one that registers it. */
function* noteDevice(
  { correspondence }: Pick<Services, "correspondence">,
  { tenant, device, now }: CallContext,
  { id: member, login_at }: MemberRow,
): Work<void> {
  if (!(yield* rememberDevice(member, device)) || login_at === null) return;
  const event = { type: "newDevice", id: device, device: deviceKind(device), at: now } as const;
  yield* correspondence.tell({ brand: tenant.correspondence, member }, event, now);
}

/**
 * Opens a session for a member: the one way in, for log-in by password, by code or by passkey and after registration.
 * The session that the request carries ends.
 */
export function* enter(
  services: Pick<Services, "sessions" | "correspondence">,
  context: CallContext,
  member: MemberRow,
  grant: SessionGrant,
): Work<number | null> {
  const { sessions } = services;
  const now = BigInt(context.now);
  yield* updateMember(member.id, { login_at: now, previous_login_at: member.login_at });
  yield* noteDevice(services, context, member);
  if (context.token !== "") yield* sessions.endByToken(context.token, member.brand, context.now);
  const place = { device: deviceKind(context.device), network: maskAddress(context.address) };
  yield* sessions.open(grant, member, place, context.now);
  return member.login_at === null ? null : Number(member.login_at);
}

export const logIn = async (
  services: Services,
  context: CallContext,
  input: CallParsed<Login>,
): Promise<Answer<CallData<Login>, CallCode<Login>>> => {
  const { database, keyPairs, passwords, sessions, logger } = services;
  if (!keyPairs.knows(input.keyId)) return refuse("key_unknown");
  if (passwords.isCrowded()) {
    const { isKnown } = await database.read(() => readGuesser(services, context, input.username));
    // Without a write, which would wait in the same line as those of members.
    if (!isKnown) return refuseFor("rate_limited", CROWDED_WAIT_MS);
  }
  const claim = await database.atomic(() => claimTry(services, context, input));
  if (!claim.ok) return claim;
  // Opening the seal costs more than all before, so it is queued with the hash.
  const open = async (): Promise<string | null> => {
    const password = await unseal(keyPairs, input.keyId, input.password);
    return password.ok ? password.text : null;
  };
  const { member, isKnown, subjects, taken } = claim;
  const request = workRequestOf(context, isKnown && member ? member.id : null);
  const isRight = await passwords.verify(member?.password ?? null, open, request).catch(async (error: unknown) => {
    // Refused by the queue, or the client left it: nothing was judged.
    await database.atomic(function* () {
      for (const subject of subjects) yield* uncountTry(subject, context.now);
      yield* returnGuess(taken, context.now);
    });
    throw error;
  });
  if (!isRight || !member) {
    logger.info({ event: "login_wrong", ...attempt(context, member?.id ?? null, "password") });
    return refuse("login_wrong");
  }
  const grant = sessions.draft();
  const last = await database.atomic(function* () {
    yield* clearTries(subjects);
    yield* returnGuess(taken, context.now);
    return member.login_locked === 1n ? "locked" : yield* enter(services, context, member, grant);
  });
  const event = attempt(context, member.id, "password");
  if (last === "locked") {
    logger.warn({ event: "login_locked", ...event });
    return refuse("account_locked");
  }
  logger.info({ event: "logged_in", ...event });
  context.grant(grant);
  return { ok: true, data: { uid: member.id, lastLoginTime: last === null ? null : context.tenant.iso(last) } };
};

/**
 * Log-in by a code. It opens no account: that needs age and terms, which this call does not carry, so `isNew` stays
 * false.
 */
export const logInByCode = async (
  services: Services,
  context: CallContext,
  input: CallParsed<LoginMpe>,
): Promise<Answer<CallData<LoginMpe>, CallCode<LoginMpe>>> => {
  const { database, codes, contacts, sessions, logger } = services;
  const reading = readTarget(input.type, input.account, input.area);
  if (!reading.ok) return refuse("ticket_expired");
  const brand = context.tenant.code;
  const grant = sessions.draft();
  const proof = { brand, scene: "login", boundTo: reading.target, ticket: input.ticket, code: input.code } as const;
  const entered = await database.atomic(function* () {
    const verdict = yield* codes.check(proof, context.now);
    if (!verdict.ok) return verdict;
    yield* codes.consume(input.ticket);
    const member = yield* contacts.memberOf(brand, reading.target);
    if (!member) return refuse("code_wrong");
    if (member.login_locked === 1n) return refuse("account_locked");
    yield* enter(services, context, member, grant);
    return { ok: true, data: { uid: member.id, isNew: false } } as const;
  });
  if (!entered.ok) {
    logger.info({ event: "login_wrong", ...attempt(context, null, "code"), reason: entered.code });
    return entered;
  }
  logger.info({ event: "logged_in", ...attempt(context, entered.data.uid, "code") });
  context.grant(grant);
  return entered;
};
