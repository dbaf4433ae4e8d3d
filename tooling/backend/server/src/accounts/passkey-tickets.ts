import { first, run, type Work } from "@baize/ledger";
import type { Secrets } from "./secrets.ts";
import { q } from "./tables.ts";

export const PASSKEY_TICKET_LIFE_MS = 5 * 60_000;

export interface PasskeyTicketBinding {
  readonly brand: string;
  /** Whose passkey is added; null for a log-in. */
  readonly member: string | null;
  readonly device: string;
  readonly rpId: string;
}
export interface PasskeyTickets {
  /** A new ticket, not yet valid. */
  draft(): string;
  /** The challenge that an authenticator signs for a ticket, base64url; nobody can tell it from the ticket. */
  challengeOf(ticket: string): string;
  /** Makes a drafted ticket valid. */
  open(ticket: string, binding: PasskeyTicketBinding, now: number): Work<void>;
  /** False for one that is unknown, used, late or bound elsewhere. */
  isOpen(ticket: string, binding: PasskeyTicketBinding, now: number): Work<boolean>;
  /** Takes a ticket away; whether it was open. One that is bound elsewhere stays for its own. */
  use(ticket: string, binding: PasskeyTicketBinding, now: number): Work<boolean>;
  prune(now: number): Work<number>;
}

/** Challenges of passkeys: a ticket is good for one use within five minutes; its digest alone is stored. */
export const createPasskeyTickets = (secrets: Secrets, random: (n: number) => Uint8Array): PasskeyTickets => {
  const keyOf = (ticket: string): string => secrets.digest("ticket", ticket);
  const boundTo = ({ brand, member, device, rpId }: PasskeyTicketBinding): string =>
    `${brand}/${member === null ? "login" : `add/${member}`}/${rpId}/${secrets.digest("device", device)}`;
  const isGood = (row: { readonly expires_at: bigint } | undefined, now: number): boolean =>
    row !== undefined && Number(row.expires_at) > now;

  return {
    draft: () => Buffer.from(random(18)).toString("base64url"),
    challengeOf: (ticket) => secrets.digest("challenge", ticket),
    *open(ticket, binding, now) {
      const row = {
        ticket: keyOf(ticket),
        bound_to: boundTo(binding),
        expires_at: BigInt(now + PASSKEY_TICKET_LIFE_MS),
      };
      yield* run(q.insertInto("site_passkey_ticket").values(row));
    },
    *isOpen(ticket, binding, now) {
      const rows = q
        .selectFrom("site_passkey_ticket")
        .selectAll()
        .where("ticket", "=", keyOf(ticket))
        .where("bound_to", "=", boundTo(binding));
      return isGood(yield* first(rows), now);
    },
    *use(ticket, binding, now) {
      const rows = q
        .deleteFrom("site_passkey_ticket")
        .where("ticket", "=", keyOf(ticket))
        .where("bound_to", "=", boundTo(binding))
        .returningAll();
      return isGood(yield* first(rows), now);
    },
    prune: (now) => run(q.deleteFrom("site_passkey_ticket").where("expires_at", "<=", BigInt(now))),
  };
};
