import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { checkLoginPassword } from "@baize/domain";
import { type CallContext, workRequestOf } from "../handlers/handlers.ts";
import { addressKey } from "../http/address.ts";
import { type Answer, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { CODE_LIFE_MS, codeTimes } from "./codes.ts";
import { isKnownDevice } from "./devices.ts";
import { memberByName, updateMember, usernameKey } from "./members.ts";
import { removePasskeys } from "./passkeys.ts";
import { unseal } from "./seal.ts";

type Forget = typeof contract.member.forgetPassword;
type Input = CallParsed<Forget>;
type Forgotten = Promise<Answer<CallData<Forget>, CallCode<Forget>>>;

/** The codes of this flow are bound to their ticket alone: what they are sent to is hidden from the caller. */
const BOUND_TO = "ticket";
/** The "code" of a ticket that needs none any more. */
const NO_CODE = "held";

/** `masked` stays empty: it would show where a code was sent. */
const step = (
  ticket: string,
  times: Partial<ReturnType<typeof codeTimes>> = {},
): { readonly ok: true; readonly data: CallData<Forget> } => ({
  ok: true,
  data: { ticket, masked: "", expireSec: CODE_LIFE_MS / 1000, ok: true, ...times },
});

const identify = async (
  { database, captchas, codes, contacts, secrets }: Services,
  context: CallContext,
  input: Input,
): Forgotten => {
  const { tenant, device, now } = context;
  const username = input.username ?? "";
  if (username === "") return refuse("bad_request", { field: "username" });
  const brand = tenant.code;
  const seen = await database.atomic(function* () {
    const isHuman = yield* captchas.consume(input.captchaId, input.captcha, { brand, scene: "forget", device }, now);
    if (!isHuman) return null;
    const member = yield* memberByName(brand, username);
    return { member, isKnown: yield* isKnownDevice(member, device) };
  });
  if (!seen) return refuse("captcha_wrong");
  const { member, isKnown } = seen;
  const target = contacts.target(member, input.type ?? "phone");
  const subject = member && target !== null ? member.id : null;
  const asker = { device, address: addressKey(context.address), isKnown };
  const limit = `forget/${secrets.digest("name", `${brand}/${usernameKey(username)}`)}`;
  const request = {
    brand,
    zone: tenant.facts.zone,
    scene: "forget",
    target,
    boundTo: BOUND_TO,
    limit,
    subject,
  } as const;
  const sent = await codes.send({ ...request, isHidden: true, asker }, now);
  if (!sent.ok) return refuse("rate_limited", sent.detail);
  return step(sent.data.ticket, codeTimes(sent.data, tenant));
};

const verify = async ({ database, codes }: Services, { tenant, now }: CallContext, input: Input): Forgotten => {
  const next = codes.draftTicket();
  const ticket = input.ticket ?? "";
  const proof = { brand: tenant.code, scene: "forget", boundTo: BOUND_TO, ticket, code: input.code ?? "" } as const;
  return database.atomic(function* () {
    const verdict = yield* codes.check(proof, now);
    if (!verdict.ok) return verdict;
    yield* codes.consume(ticket);
    yield* codes.openTicket(
      { brand: tenant.code, scene: "reset", boundTo: BOUND_TO, ticket: next, code: NO_CODE },
      verdict.subject,
      now,
    );
    return step(next);
  });
};

const reset = async (
  { database, codes, keyPairs, passwords, sessions, correspondence, logger }: Services,
  context: CallContext,
  input: Input,
): Forgotten => {
  const { tenant, now } = context;
  const password = await unseal(keyPairs, input.keyId, input.password);
  if (!password.ok) return password;
  const weak = checkLoginPassword(password.text ?? "");
  if (password.text === null || weak !== null) return refuse("password_weak", { reason: weak ?? "bad_character" });
  const proof = {
    brand: tenant.code,
    scene: "reset",
    boundTo: BOUND_TO,
    ticket: input.ticket ?? "",
    code: NO_CODE,
  } as const;
  const early = await database.atomic(() => codes.check(proof, now));
  if (!early.ok) return refuse("ticket_expired");
  const hash = await passwords.hash(password.text, workRequestOf(context, null));
  const outcome = await database.atomic(function* () {
    const verdict = yield* codes.check(proof, now);
    if (!verdict.ok) return refuse("ticket_expired");
    yield* codes.consume(proof.ticket);
    const member = verdict.subject;
    yield* updateMember(member, { password: hash });
    yield* sessions.endAll(member, now);
    // Whoever took the account over may have left one.
    const hasRemovedPasskeys = (yield* removePasskeys(member)) > 0;
    const event = { type: "passwordChanged", id: `login/${now}`, which: "login", at: now, hasRemovedPasskeys } as const;
    yield* correspondence.tell({ brand: tenant.correspondence, member }, event, now);
    return step("");
  });
  if (outcome.ok) logger.info({ event: "password_reset", brand: tenant.code });
  return outcome;
};

const STEPS = { identify, verify, reset } as const;

/**
 * Three steps. Accounts that exist and accounts that do not get the same answers; all sessions end with the old
 * password, and all passkeys go.
 */
export const forgetPassword = (services: Services, context: CallContext, input: Input): Forgotten =>
  STEPS[input.step](services, context, input);
