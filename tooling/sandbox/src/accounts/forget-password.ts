import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { checkLoginPassword } from "@baize/domain";
import type { CallContext } from "../handlers/handlers.ts";
import { type Answer, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { CODE_LIFE_MS } from "./codes.ts";
import { memberByName, updateMember, usernameKey } from "./members.ts";
import { maskTarget } from "./phone-areas.ts";
import { unseal } from "./seal.ts";
import type { MemberRow } from "./tables.ts";

type Forget = typeof contract.member.forgetPassword;
type Input = CallParsed<Forget>;
type Forgotten = Promise<Answer<CallData<Forget>, CallCode<Forget>>>;

/** The codes of this flow are bound to their ticket alone: what they are sent to is not the caller's to know. */
const BOUND_TO = "ticket";
/** The "code" of a ticket that needs none any more. */
const NO_CODE = "held";

const step = (ticket: string, masked = ""): { readonly ok: true; readonly data: CallData<Forget> } => ({
  ok: true,
  data: { ticket, masked, expireSec: CODE_LIFE_MS / 1000, ok: true },
});

/** What an account without such an address is told: always the same for a name, and of the same shape. */
const inventTarget = (digest: string, type: "phone" | "email"): string => {
  const bytes = Buffer.from(digest, "base64url");
  if (type === "email") return `email:${"abcdefghijklmnopqrstuvwxyz"[bytes.readUInt8(0) % 26] ?? "m"}@mail.example`;
  return `phone:86:1${3 + (bytes.readUInt8(0) % 7)}${String(bytes.readUIntBE(1, 6) % 1_000_000_000).padStart(9, "0")}`;
};

const identify = async ({ database, captchas, codes, secrets }: Services, context: CallContext, input: Input): Forgotten => {
  const { tenant, device, now } = context;
  const username = input.username ?? "";
  if (username === "") return refuse("bad_request", { field: "username" });
  const binding = { brand: tenant.code, scene: "forget", device } as const;
  const seen = await database.atomic(function* () {
    const isHuman = yield* captchas.consume(input.captchaId, input.captcha, binding, now);
    return isHuman ? { member: yield* memberByName(tenant.code, username) } : null;
  });
  if (!seen) return refuse("captcha_wrong");
  const type = input.type ?? "phone";
  const bound: string | null = seen.member?.[type] ?? null;
  const name = secrets.digest("name", `${tenant.code}/${usernameKey(username)}`);
  const target = bound ?? inventTarget(name, type);
  const subject: MemberRow["id"] | null = bound === null ? null : (seen.member?.id ?? null);
  const request = { brand: tenant.code, zone: tenant.facts.zone, scene: "forget", target, boundTo: BOUND_TO, limit: `forget/${name}`, subject } as const;
  const sent = await codes.send(request, now);
  if (!sent.ok) return refuse("rate_limited", sent.detail);
  return step(sent.data.ticket, maskTarget(target));
};

const verify = async ({ database, codes }: Services, { tenant, now }: CallContext, input: Input): Forgotten => {
  const next = codes.draftTicket();
  const ticket = input.ticket ?? "";
  const proof = { brand: tenant.code, scene: "forget", boundTo: BOUND_TO, ticket, code: input.code ?? "" } as const;
  return database.atomic(function* () {
    const verdict = yield* codes.check(proof, now);
    if (!verdict.ok) return verdict;
    yield* codes.consume(ticket);
    yield* codes.openTicket({ brand: tenant.code, scene: "reset", boundTo: BOUND_TO, ticket: next, code: NO_CODE }, verdict.subject, now);
    return step(next);
  });
};

const reset = async ({ database, codes, keyPairs, passwords, sessions, logger }: Services, { tenant, now }: CallContext, input: Input): Forgotten => {
  const password = unseal(keyPairs, input.keyId, input.password);
  if (!password.ok) return password;
  const weak = checkLoginPassword(password.text ?? "");
  if (password.text === null || weak !== null) return refuse("password_weak", { reason: weak ?? "bad_character" });
  const proof = { brand: tenant.code, scene: "reset", boundTo: BOUND_TO, ticket: input.ticket ?? "", code: NO_CODE } as const;
  const early = await database.atomic(() => codes.check(proof, now));
  if (!early.ok) return refuse("ticket_expired");
  const hash = await passwords.hash(password.text);
  const outcome = await database.atomic(function* () {
    const verdict = yield* codes.check(proof, now);
    if (!verdict.ok) return refuse("ticket_expired");
    yield* codes.consume(proof.ticket);
    yield* updateMember(verdict.subject, { password: hash });
    yield* sessions.endAll(verdict.subject, now);
    return step("");
  });
  if (outcome.ok) logger.info({ event: "password_reset", brand: tenant.code });
  return outcome;
};

const STEPS = { identify, verify, reset } as const;

/** Three steps. Accounts that exist and accounts that do not get the same answers; all sessions end with the old password. */
export const forgetPassword = (services: Services, context: CallContext, input: Input): Forgotten => STEPS[input.step](services, context, input);
