import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import type { Work } from "@baize/ledger";
import { type CallContext, sessionOf, workRequestOf } from "../handlers/handlers.ts";
import { type Answer, type Refusal, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { confirmPassword } from "./confirm-password.ts";
import { attempt, enter } from "./log-in.ts";
import { memberById } from "./members.ts";
import {
  type Assertion,
  isCounterBack,
  readAssertion,
  readAttestation,
  verifyNew,
  verifyUse,
} from "./passkey-proofs.ts";
import { passkeySite } from "./passkey-site.ts";
import type { PasskeyTicketBinding } from "./passkey-tickets.ts";
import {
  insertPasskey,
  MOST_PASSKEYS,
  passkeyByCredential,
  passkeyOf,
  passkeysOf,
  removePasskey,
  updatePasskey,
} from "./passkeys.ts";
import type { PasskeyRow } from "./tables.ts";

type Passkey = typeof contract.passkey;
type Answered<K extends keyof Passkey> = Promise<Answer<CallData<Passkey[K]>, CallCode<Passkey[K]>>>;

/** What a ticket of this request is bound to. At a host without passkeys none is opened. */
export const ticketBinding = (
  { tenant, device, host }: Pick<CallContext, "tenant" | "device" | "host">,
  member: string | null,
): PasskeyTicketBinding => ({ brand: tenant.code, member, device, rpId: passkeySite(host)?.rpId ?? "" });

/** Keeps a passkey, and tells its member. A log-in password that is refused leaves the ticket; anything else uses it up. */
export const addPasskey = async (
  services: Services,
  context: CallContext,
  { ticket, response, name, ...confirmation }: CallParsed<Passkey["add"]>,
): Answered<"add"> => {
  const { database, passkeyTickets, correspondence, random, logger } = services;
  const { tenant, now } = context;
  const { member } = sessionOf(context);
  const binding = ticketBinding(context, member);
  const [made, site] = [readAttestation(response), passkeySite(context.host)];
  if (made === null) return refuse("bad_request", { field: "response" });
  const before = await database.read(function* () {
    return { isOpen: yield* passkeyTickets.isOpen(ticket, binding, now), owner: yield* memberById(member) };
  });
  if (!before.isOpen || site === null) return refuse("ticket_expired");
  const proven = await verifyNew(made, { challenge: passkeyTickets.challengeOf(ticket), site });
  if (proven === null) {
    await database.atomic(() => passkeyTickets.use(ticket, binding, now));
    return refuse("passkey_invalid");
  }
  const confirmed = await confirmPassword(services, member, confirmation, workRequestOf(context, member), now);
  if (!confirmed.ok) return confirmed;
  const id = Buffer.from(random(12)).toString("base64url");
  const row = { id, brand: tenant.code, rp_id: site.rpId, member, name, created_at: BigInt(now), used_at: null };
  const refused = await database.atomic(function* (): Work<Refusal<CallCode<Passkey["add"]>> | null> {
    if (!(yield* passkeyTickets.use(ticket, binding, now))) return refuse("ticket_expired");
    // A password that was set anew meanwhile has removed all passkeys, and is not the one that was confirmed.
    if ((yield* memberById(member))?.password !== before.owner?.password) return refuse("login_wrong");
    if ((yield* passkeysOf(member)).length >= MOST_PASSKEYS) return refuse("passkey_limit");
    if (!(yield* insertPasskey({ ...row, ...proven }))) return refuse("passkey_taken");
    yield* correspondence.tell(
      { brand: tenant.correspondence, member },
      { type: "passkeyAdded", id, name, at: now },
      now,
    );
    return null;
  });
  if (refused !== null) return refused;
  logger.info({ event: "passkey_added", brand: tenant.code, member, passkey: id });
  return { ok: true, data: { id } };
};

/** Removes one of the member's, and says so to the member. */
export const takePasskeyAway = async (
  services: Services,
  context: CallContext,
  { id, ...confirmation }: CallParsed<Passkey["remove"]>,
): Answered<"remove"> => {
  const { database, correspondence, logger } = services;
  const { tenant, now } = context;
  const { member } = sessionOf(context);
  const found = await database.read(() => passkeyOf(member, id));
  if (!found) return refuse("passkey_unknown");
  const confirmed = await confirmPassword(services, member, confirmation, workRequestOf(context, member), now);
  if (!confirmed.ok) return confirmed;
  const isRemoved = await database.atomic(function* () {
    if ((yield* removePasskey(member, id)) === 0) return false;
    const event = { type: "passkeyRemoved", id, name: found.name, at: now } as const;
    yield* correspondence.tell({ brand: tenant.correspondence, member }, event, now);
    return true;
  });
  if (!isRemoved) return refuse("passkey_unknown");
  logger.info({ event: "passkey_removed", brand: tenant.code, member, passkey: id });
  return { ok: true, data: { ok: true } };
};

/** Uses the ticket up, and finds the passkey that signed its challenge. */
const findSigned = async (
  { database, passkeyTickets }: Pick<Services, "database" | "passkeyTickets">,
  context: CallContext,
  ticket: string,
  signed: Assertion,
): Promise<"late" | { readonly row: PasskeyRow | undefined; readonly counter: bigint | null }> => {
  const site = passkeySite(context.host);
  const found = await database.atomic(function* () {
    if (!(yield* passkeyTickets.use(ticket, ticketBinding(context, null), context.now))) return null;
    return { row: yield* passkeyByCredential({ brand: context.tenant.code, rp_id: site?.rpId ?? "" }, signed.id) };
  });
  if (found === null || site === null) return "late";
  const ceremony = { challenge: passkeyTickets.challengeOf(ticket), site };
  return { row: found.row, counter: found.row ? await verifyUse(signed, found.row, ceremony) : null };
};

/** One answer for everything that does not prove an account; a lock shows to whoever has proven it. */
export const logInByPasskey = async (
  services: Services,
  context: CallContext,
  input: CallParsed<Passkey["login"]>,
): Answered<"login"> => {
  const { database, sessions, logger } = services;
  const signed = readAssertion(input.response);
  if (signed === null) return refuse("bad_request", { field: "response" });
  const found = await findSigned(services, context, input.ticket, signed);
  if (found === "late") return refuse("ticket_expired");
  const { row, counter } = found;
  const event = attempt(context, row?.member ?? null, "passkey");
  const grant = sessions.draft();
  const entered = await database.atomic(function* () {
    // Read again: it may have been used or removed since.
    const present = row && counter !== null ? yield* passkeyOf(row.member, row.id) : undefined;
    const member = present && (yield* memberById(present.member));
    if (!present || !member || counter === null) return "unknown";
    if (isCounterBack(present.counter, counter)) return "counter_back";
    yield* updatePasskey(member.id, present.id, { counter, used_at: BigInt(context.now) });
    if (member.login_locked === 1n) return "locked";
    return { uid: member.id, last: yield* enter(services, context, member, grant) };
  });
  if (entered === "locked") {
    logger.warn({ event: "login_locked", ...event });
    return refuse("account_locked");
  }
  if (typeof entered === "string") {
    if (entered === "counter_back") logger.warn({ event: "passkey_counter_back", passkey: row?.id, ...event });
    logger.info({ event: "login_wrong", ...event });
    return refuse("passkey_unknown");
  }
  logger.info({ event: "logged_in", ...event });
  context.grant(grant);
  const { uid, last } = entered;
  return { ok: true, data: { uid, lastLoginTime: last === null ? null : context.tenant.iso(last) } };
};
