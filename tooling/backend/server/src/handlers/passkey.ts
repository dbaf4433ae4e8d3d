import type { contract } from "@baize/api-client/contract";
import { localName } from "@baize/domain";
import { memberById } from "../accounts/members.ts";
import { addPasskey, logInByPasskey, takePasskeyAway, ticketBinding } from "../accounts/passkey-calls.ts";
import { ALGORITHMS, handleOf } from "../accounts/passkey-proofs.ts";
import { passkeySite } from "../accounts/passkey-site.ts";
import { PASSKEY_TICKET_LIFE_MS } from "../accounts/passkey-tickets.ts";
import { MOST_PASSKEYS, passkeysOf, updatePasskey } from "../accounts/passkeys.ts";
import { accept, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { type CallContext, type Handlers, sessionOf } from "./handlers.ts";

type Passkey = typeof contract.passkey;

const addOptions = async (
  { database, passkeyTickets }: Services,
  context: CallContext,
): ReturnType<Handlers<Passkey>["addOptions"]> => {
  const site = passkeySite(context.host);
  if (site === null) return refuse("passkey_unavailable");
  const { member } = sessionOf(context);
  const ticket = passkeyTickets.draft();
  const found = await database.atomic(function* () {
    const rows = yield* passkeysOf(member);
    if (rows.length >= MOST_PASSKEYS) return null;
    yield* passkeyTickets.open(ticket, ticketBinding(context, member), context.now);
    return { rows, username: (yield* memberById(member))?.username ?? "" };
  });
  if (found === null) return refuse("passkey_limit");
  const own = found.rows.filter(({ rp_id }) => rp_id === site.rpId);
  return accept({
    ticket,
    options: {
      challenge: passkeyTickets.challengeOf(ticket),
      rp: { id: site.rpId, name: localName(context.tenant.facts)[context.locale] },
      user: { id: handleOf(member), name: found.username, displayName: found.username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: PASSKEY_TICKET_LIFE_MS,
      attestation: "none",
      excludeCredentials: own.map(({ credential }) => ({ type: "public-key", id: credential })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    },
  });
};

export const passkeyHandlers = (services: Services): Handlers<Passkey> => {
  const { database, passkeyTickets } = services;
  return {
    list: async (context) => {
      const { iso } = context.tenant;
      const rows = await database.read(() => passkeysOf(sessionOf(context).member));
      const list = rows.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        createdAt: iso(Number(created_at)),
        usedAt: used_at === null ? null : iso(Number(used_at)),
      }));
      return accept({ max: MOST_PASSKEYS, list });
    },
    addOptions: (context) => addOptions(services, context),
    add: (context, input) => addPasskey(services, context, input),
    rename: async (context, { id, name }) => {
      const changed = await database.atomic(() => updatePasskey(sessionOf(context).member, id, { name }));
      return changed === 0 ? refuse("passkey_unknown") : accept({ ok: true });
    },
    remove: (context, input) => takePasskeyAway(services, context, input),
    loginOptions: async (context) => {
      const site = passkeySite(context.host);
      if (site === null) return refuse("passkey_unavailable");
      const ticket = passkeyTickets.draft();
      await database.atomic(() => passkeyTickets.open(ticket, ticketBinding(context, null), context.now));
      return accept({
        ticket,
        options: {
          challenge: passkeyTickets.challengeOf(ticket),
          rpId: site.rpId,
          timeout: PASSKEY_TICKET_LIFE_MS,
          userVerification: "required",
        },
      });
    },
    login: (context, input) => logInByPasskey(services, context, input),
  };
};
