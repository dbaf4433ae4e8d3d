import { dayIn } from "@baize/domain";
import { all, type Database, first, run, type Work } from "@baize/ledger";
import { type Refusal, refuse, refuseFor } from "../http/answer.ts";
import { sameText, type Secrets } from "./secrets.ts";
import { q } from "./tables.ts";

export type CodeScene = "login" | "register" | "forget" | "bind" | "card" | "withdraw";
export const CODE_LIFE_MS = 5 * 60_000;
export const CODE_WAIT_MS = 60_000;
export const CODE_TRIES = 5;
export const CODES_A_DAY = 5;

export interface CodeRequest {
  readonly brand: string;
  readonly zone: string;
  readonly scene: CodeScene;
  /** Where it goes, as `readTarget` gives it. */
  readonly target: string;
  /** What the code will be bound to besides brand, scene and ticket; the target unless the caller may not know it. */
  readonly boundTo: string;
  /** What the waiting time and the number a day are counted for. */
  readonly limit: string;
  /** The member whom the code is for; null: all looks the same to the caller, but nothing is sent and no code will fit. */
  readonly subject: string | null;
}
export interface CodeTicket {
  readonly ticket: string;
  readonly waitSec: number;
  readonly dailyLeft: number;
}
export interface CodeProof {
  readonly brand: string;
  readonly scene: CodeScene | "reset";
  readonly boundTo: string;
  readonly ticket: string;
  readonly code: string;
}
export type CodeVerdict = { readonly ok: true; readonly subject: string } | Refusal<"code_wrong" | "ticket_expired">;

export interface Codes {
  send(request: CodeRequest, now: number): Promise<{ readonly ok: true; readonly data: CodeTicket } | Refusal<"code_too_often" | "code_daily_limit">>;
  /** Counts a wrong try; after five the code is dead. A right one stays good until `consume`. */
  check(proof: CodeProof, now: number): Work<CodeVerdict>;
  consume(ticket: string): Work<void>;
  /** A new ticket, and a right to one further step for who holds it. */
  draftTicket(): string;
  openTicket(proof: CodeProof, subject: string, now: number): Work<void>;
  outbox(filter: { readonly brand?: string | undefined; readonly to?: string | undefined }): Promise<readonly OutboxMessage[]>;
  prune(now: number): Work<void>;
}
export interface OutboxMessage {
  readonly id: string;
  readonly brand: string;
  readonly channel: "sms" | "email";
  readonly target: string;
  /** Empty when nothing was sent. */
  readonly code: string;
  readonly note: string;
  readonly at: number;
}

const NOT_SENT = "没有对应的账户，未发送 · no such account, nothing was sent";
const OUTBOX_LIFE_MS = 7 * 24 * 3_600_000;
/** Longer than any brand's day. */
const LIMIT_LIFE_MS = 2 * 24 * 3_600_000;

/** Codes by SMS and e-mail: six digits, five minutes, five tries, bound to scene, target and ticket, digests at rest. */
export const createCodes = (database: Database, secrets: Secrets, random: (n: number) => Uint8Array): Codes => {
  const text = (bytes: number): string => Buffer.from(random(bytes)).toString("base64url");
  const sixDigits = (): string => String(Buffer.from(random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
  const ticketKey = (ticket: string): string => secrets.digest("ticket", ticket);
  const codeDigest = (ticket: string, code: string): string => secrets.digest("code", `${ticket}\n${code}`);
  const binding = ({ brand, scene, boundTo }: Pick<CodeProof, "brand" | "scene" | "boundTo">): string => `${brand}/${scene}/${boundTo}`;

  /** One row for each limit counts what was sent, whatever for. */
  function* claim(limit: string, day: string, now: number): Work<number | Refusal<"code_too_often" | "code_daily_limit">> {
    const row = yield* first(q.selectFrom("site_code_target").selectAll().where("target", "=", limit));
    const waited = row ? now - Number(row.sent_at) : CODE_WAIT_MS;
    if (waited >= 0 && waited < CODE_WAIT_MS) return refuseFor("code_too_often", CODE_WAIT_MS - waited);
    const sent = row?.day === day ? Number(row.sent) : 0;
    if (sent >= CODES_A_DAY) return refuse("code_daily_limit", { perDay: String(CODES_A_DAY) });
    const next = { sent_at: BigInt(now), day, sent: BigInt(sent + 1) };
    yield* run(q.insertInto("site_code_target").values({ target: limit, ...next }).onConflict((c) => c.column("target").doUpdateSet(next)));
    return sent + 1;
  }

  function* keep(proof: CodeProof, subject: string, now: number): Work<void> {
    const code = proof.code === "" ? "" : codeDigest(proof.ticket, proof.code);
    yield* run(q.insertInto("site_code").values({ ticket: ticketKey(proof.ticket), bound_to: binding(proof), subject, code, tries: 0n, expires_at: BigInt(now + CODE_LIFE_MS) }));
  }

  return {
    send: async (request, now) => {
      const { brand, scene, target, boundTo, subject } = request;
      const [ticket, id, code] = [text(18), text(9), subject === null ? "" : sixDigits()];
      const channel = target.startsWith("email:") ? "email" : "sms";
      const note = subject === null ? `${scene}: ${NOT_SENT}` : scene;
      const message = { id, brand, channel, target: target.slice(target.indexOf(":") + 1), code, note, at: BigInt(now) } as const;
      return database.atomic(function* () {
        const count = yield* claim(`${brand}/${request.limit}`, dayIn(request.zone, now), now);
        if (typeof count !== "number") return count;
        yield* keep({ brand, scene, boundTo, ticket, code }, subject ?? "", now);
        yield* run(q.insertInto("site_outbox").values(message));
        return { ok: true, data: { ticket, waitSec: CODE_WAIT_MS / 1000, dailyLeft: CODES_A_DAY - count } } as const;
      });
    },
    *check(proof, now) {
      const ticket = ticketKey(proof.ticket);
      const row = yield* first(q.selectFrom("site_code").selectAll().where("ticket", "=", ticket));
      if (!row || row.bound_to !== binding(proof) || Number(row.expires_at) <= now || Number(row.tries) >= CODE_TRIES) return refuse("ticket_expired");
      if (sameText(row.code, codeDigest(proof.ticket, proof.code))) return { ok: true, subject: row.subject };
      yield* run(q.updateTable("site_code").set({ tries: row.tries + 1n }).where("ticket", "=", ticket));
      return refuse("code_wrong", { triesLeft: String(CODE_TRIES - Number(row.tries) - 1) });
    },
    *consume(ticket) {
      yield* run(q.deleteFrom("site_code").where("ticket", "=", ticketKey(ticket)));
    },
    draftTicket: () => text(18),
    openTicket: keep,
    outbox: async ({ brand, to }) => {
      let query = q.selectFrom("site_outbox").selectAll().orderBy("at", "desc").orderBy("id").limit(100);
      if (brand !== undefined) query = query.where("brand", "=", brand);
      if (to !== undefined) query = query.where("target", "like", `%${to.replace(/[%_\\]/g, "")}`);
      const rows = await database.read(() => all(query));
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
    *prune(now) {
      yield* run(q.deleteFrom("site_code").where("expires_at", "<=", BigInt(now)));
      yield* run(q.deleteFrom("site_code_target").where("sent_at", "<", BigInt(now - LIMIT_LIFE_MS)));
      yield* run(q.deleteFrom("site_outbox").where("at", "<", BigInt(now - OUTBOX_LIFE_MS)));
    },
  };
};
