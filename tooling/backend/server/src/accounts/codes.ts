import type { CallParsed, contract } from "@baize/api-client/contract";
import { dayIn, toIso } from "@baize/domain";
import { all, type Database, first, run, type Work } from "@baize/ledger";
import { type Budget, budgets, type Vault } from "@baize/safeguards";
import { type Refusal, refuse, refuseFor } from "../http/answer.ts";
import type { Limits } from "../http/limits.ts";
import type { TenantContext } from "../tenant.ts";
import type { BudgetName } from "./budget-table.ts";
import { sameText, type Secrets } from "./secrets.ts";
import { type OutboxChannel, q } from "./tables.ts";

export type CodeScene = CallParsed<typeof contract.service.sms>["scene"];
export const CODE_LIFE_MS = 5 * 60_000;
export const CODE_WAIT_MS = 60_000;
export const CODE_TRIES = 5;
/** For one asker and one number. */
export const CODES_A_DAY = 5;

/** Who asks for a code. Unknown devices are counted apart, and leave the budget of the account's own devices alone. */
export interface CodeAsker {
  readonly device: string;
  readonly address: string;
  /** The device has logged in to the account that the code is for. */
  readonly isKnown: boolean;
}
export interface CodeRequest {
  readonly brand: string;
  readonly zone: string;
  readonly scene: CodeScene;
  /** Where it is sent, as `readTarget` gives it; null: nowhere, which the answer does not show. */
  readonly target: string | null;
  /** What the code will be bound to besides brand, scene and ticket; the target unless it is hidden from the caller. */
  readonly boundTo: string;
  /** What the waiting time and the numbers a day are counted for. */
  readonly limit: string;
  /** The member whom the code is for; null: the answer is the same, but nothing is sent and no code is right. */
  readonly subject: string | null;
  /** The target is hidden from the caller, and so is whether the budget of its area is used up. */
  readonly isHidden: boolean;
  readonly asker: CodeAsker;
}
export interface CodeTicket {
  readonly ticket: string;
  readonly waitSec: number;
  /** Epoch milliseconds before which no further code is sent. */
  readonly waitUntil: number;
  /** Epoch milliseconds until which this code is good. */
  readonly expiresAt: number;
  readonly dailyLeft: number;
}
/** The times of a ticket as instants. */
export const codeTimes = (
  { waitUntil, expiresAt }: CodeTicket,
  { iso }: Pick<TenantContext, "iso">,
): { readonly waitUntil: string; readonly expiresAt: string } => ({
  waitUntil: iso(waitUntil),
  expiresAt: iso(expiresAt),
});
export interface CodeProof {
  readonly brand: string;
  readonly scene: CodeScene | "reset";
  readonly boundTo: string;
  readonly ticket: string;
  readonly code: string;
}
export type CodeVerdict = { readonly ok: true; readonly subject: string } | Refusal<"code_wrong" | "ticket_expired">;

export type SendRefusal = "code_too_often" | "code_daily_limit" | "rate_limited";

export interface Codes {
  send(
    request: CodeRequest,
    now: number,
  ): Promise<{ readonly ok: true; readonly data: CodeTicket } | Refusal<SendRefusal>>;
  /** Counts a wrong try; after five the code is dead. A right one stays good until `consume`. */
  check(proof: CodeProof, now: number): Work<CodeVerdict>;
  consume(ticket: string): Work<void>;
  /** A new ticket, and a right to one further step for who holds it. */
  draftTicket(): string;
  openTicket(proof: CodeProof, subject: string, now: number): Work<void>;
  /** `to`: a whole number without its area, or an address. A code is shown until it is used or too old. */
  outbox(
    filter: { readonly brand?: string | undefined; readonly to?: string | undefined },
    now: number,
  ): Promise<readonly OutboxMessage[]>;
  prune(now: number): Work<void>;
}
export interface OutboxMessage {
  readonly id: string;
  readonly brand: string;
  readonly channel: OutboxChannel;
  readonly target: string;
  /** Empty when nothing was sent, and once it is used or too old. */
  readonly code: string;
  readonly note: string;
  readonly at: number;
}

/** Area codes of the zones that brands live in; their messages are many. */
const HOME_AREAS: Readonly<Record<string, string>> = {
  "Asia/Shanghai": "86",
  "Asia/Hong_Kong": "852",
  "Asia/Macau": "853",
  "Asia/Taipei": "886",
  "Asia/Singapore": "65",
  "Asia/Kuala_Lumpur": "60",
  "Asia/Bangkok": "66",
  "Asia/Ho_Chi_Minh": "84",
  "Asia/Manila": "63",
};

const AREA_USED_UP = "该地区的短信额度已用完，未发送 · the area's budget is used up, nothing was sent";
const NOT_SENT = "没有对应的账户，未发送 · no such account, nothing was sent";
const OUTBOX_LIFE_MS = 7 * 24 * 3_600_000;
/** Longer than any brand's day. */
const LIMIT_LIFE_MS = 2 * 24 * 3_600_000;

const channelOf = (target: string): OutboxChannel => (target.startsWith("email:") ? "email" : "sms");
/** The number without its area, or the address: what an operator searches for. */
const addressee = (target: string): string => target.slice(target.lastIndexOf(":") + 1);

/** What a brand's messages to an area are counted under. */
const areaBudget = (target: string, zone: string): readonly [BudgetName, string] => {
  const [kind = "", area = ""] = target.split(":");
  if (kind === "email") return ["message/home-area", "email"];
  return [HOME_AREAS[zone] === area ? "message/home-area" : "message/area", area];
};

export interface CodesDeps {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly vault: Vault;
  readonly limits: Limits;
  readonly random: (n: number) => Uint8Array;
}

/**
 * Codes by SMS and e-mail: six digits, five minutes, five tries, bound to scene, target and ticket, digests at rest.
 */
export const createCodes = ({ database, secrets, vault, limits, random }: CodesDeps): Codes => {
  const text = (bytes: number): string => Buffer.from(random(bytes)).toString("base64url");
  const sixDigits = (): string => String(Buffer.from(random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
  const ticketKey = (ticket: string): string => secrets.digest("ticket", ticket);
  const codeDigest = (ticket: string, code: string): string => secrets.digest("code", `${ticket}\n${code}`);
  const binding = ({ brand, scene, boundTo }: Pick<CodeProof, "brand" | "scene" | "boundTo">): string =>
    secrets.digest("bound", `${brand}/${scene}/${boundTo}`);
  const seal = (column: "target" | "code", value: string): string =>
    value === "" ? "" : vault.seal(`outbox/${column}`, value);
  const open = (column: "target" | "code", value: string): string =>
    value === "" ? "" : vault.open(`outbox/${column}`, value);

  /** How often this asker has had a code for this number today, and whether one more may go. */
  function* look(key: string, zone: string, now: number): Work<number | Refusal<SendRefusal>> {
    const row = yield* first(q.selectFrom("site_code_target").selectAll().where("target", "=", key));
    const waited = row ? now - Number(row.sent_at) : CODE_WAIT_MS;
    const waitMs = Math.min(CODE_WAIT_MS, CODE_WAIT_MS - waited);
    if (waitMs > 0) {
      const { detail } = refuseFor("code_too_often", waitMs);
      return refuse("code_too_often", { ...detail, until: toIso(now + waitMs, zone) });
    }
    const sent = row?.day === dayIn(zone, now) ? Number(row.sent) : 0;
    return sent >= CODES_A_DAY ? refuse("code_daily_limit", { perDay: String(CODES_A_DAY) }) : sent;
  }

  const budgetsOf = ({ brand, limit, asker, target, zone, isHidden }: CodeRequest): readonly Budget[] => {
    const of = limits.of;
    const device =
      asker.device === "" ? [] : [of("message/device", `${brand}/${secrets.digest("device", asker.device)}`)];
    const own = [...device, of("message/address", `${brand}/${asker.address}`)];
    if (asker.isKnown) return own;
    const area = target === null || isHidden ? [] : [areaBudget(target, zone)];
    return [
      ...own,
      of("message/target", `${brand}/${secrets.digest("target", limit)}`),
      ...area.map(([name, key]) => of(name, `${brand}/${key}`)),
      of("message/all", brand),
    ];
  };
  /**
   * Whether a hidden target's area has points left; the answer does not show it, nor does its time: a target that there
   * is not counts too, for no area.
   */
  function* hasPoints({ brand, target, zone, isHidden, asker }: CodeRequest, now: number): Work<boolean> {
    if (!isHidden || asker.isKnown) return true;
    const [name, key] = target === null ? (["message/home-area", "none"] as const) : areaBudget(target, zone);
    const isWithin = (yield* budgets.take([limits.of(name, `${brand}/${key}`)], now)) === null;
    return target === null || isWithin;
  }

  /** Counts a code for its asker, and for all that share what it costs. */
  function* claim(request: CodeRequest, now: number): Work<number | Refusal<SendRefusal>> {
    const { brand, limit, asker } = request;
    const who = asker.isKnown ? `known/${asker.device}` : `${asker.device}/${asker.address}`;
    const key = secrets.digest("target", `${brand}/${limit}/${who}`);
    const day = dayIn(request.zone, now);
    const sent = yield* look(key, request.zone, now);
    if (typeof sent !== "number") return sent;
    const over = yield* budgets.take(budgetsOf(request), now);
    if (over !== null) return refuseFor("rate_limited", over.waitMs);
    const next = { sent_at: BigInt(now), day, sent: BigInt(sent + 1) };
    const row = q.insertInto("site_code_target").values({ target: key, ...next });
    yield* run(row.onConflict((c) => c.column("target").doUpdateSet(next)));
    return sent + 1;
  }

  function* keep(proof: CodeProof, subject: string, now: number): Work<void> {
    const digest = codeDigest(proof.ticket, proof.code);
    const code = proof.code === "" ? "" : digest;
    const row = { ticket: ticketKey(proof.ticket), bound_to: binding(proof), subject, code, tries: 0n };
    yield* run(q.insertInto("site_code").values({ ...row, expires_at: BigInt(now + CODE_LIFE_MS) }));
  }
  function* consume(ticket: string): Work<void> {
    yield* run(q.deleteFrom("site_code").where("ticket", "=", ticketKey(ticket)));
    yield* run(q.updateTable("site_outbox").set({ code: "" }).where("ticket", "=", ticketKey(ticket)));
  }

  const send: Codes["send"] = async (request, now) => {
    const { brand, scene, boundTo, target, subject } = request;
    const [ticket, id, drawn] = [text(18), text(9), sixDigits()];
    const address = addressee(target ?? "");
    const shown = (target ?? "").slice((target ?? "").indexOf(":") + 1);
    // Sealed also where there is none, so that the time does not show it.
    const sealedTarget = seal("target", shown === "" ? drawn : shown);
    const sealed = { target: shown === "" ? "" : sealedTarget, code: seal("code", drawn) };
    const indexed = { target_index: vault.index("outbox/target", address), ticket: ticketKey(ticket) };
    const message = { id, brand, channel: channelOf(target ?? ""), ...sealed, ...indexed, at: BigInt(now) };
    return database.atomic(function* () {
      const count = yield* claim(request, now);
      if (typeof count !== "number") return count;
      const isWithin = yield* hasPoints(request, now);
      const isSent = subject !== null && isWithin;
      yield* keep({ brand, scene, boundTo, ticket, code: isSent ? drawn : "" }, subject ?? "", now);
      const note = isSent ? scene : `${scene}: ${isWithin ? NOT_SENT : AREA_USED_UP}`;
      yield* run(q.insertInto("site_outbox").values({ ...message, code: isSent ? message.code : "", note }));
      const wait = { waitSec: CODE_WAIT_MS / 1000, waitUntil: now + CODE_WAIT_MS, expiresAt: now + CODE_LIFE_MS };
      return { ok: true, data: { ticket, ...wait, dailyLeft: CODES_A_DAY - count } } as const;
    });
  };

  return {
    send,
    *check(proof, now) {
      const ticket = ticketKey(proof.ticket);
      const row = yield* first(q.selectFrom("site_code").selectAll().where("ticket", "=", ticket));
      if (!row || row.bound_to !== binding(proof) || Number(row.expires_at) <= now || Number(row.tries) >= CODE_TRIES)
        return refuse("ticket_expired");
      if (sameText(row.code, codeDigest(proof.ticket, proof.code))) return { ok: true, subject: row.subject };
      yield* run(
        q
          .updateTable("site_code")
          .set({ tries: row.tries + 1n })
          .where("ticket", "=", ticket),
      );
      return refuse("code_wrong", { triesLeft: String(CODE_TRIES - Number(row.tries) - 1) });
    },
    consume,
    draftTicket: () => text(18),
    openTicket: keep,
    outbox: async ({ brand, to }, now) => {
      let query = q.selectFrom("site_outbox").selectAll().orderBy("at", "desc").orderBy("id").limit(100);
      if (brand !== undefined) query = query.where("brand", "=", brand);
      if (to !== undefined) query = query.where("target_index", "=", vault.index("outbox/target", to));
      const rows = await database.read(() => all(query));
      return rows.map(({ id, channel, note, ...row }) => {
        const code = Number(row.at) + CODE_LIFE_MS > now ? open("code", row.code) : "";
        return { id, channel, note, brand: row.brand, target: open("target", row.target), code, at: Number(row.at) };
      });
    },
    *prune(now) {
      yield* run(q.deleteFrom("site_code").where("expires_at", "<=", BigInt(now)));
      yield* run(q.deleteFrom("site_code_target").where("sent_at", "<", BigInt(now - LIMIT_LIFE_MS)));
      yield* run(
        q
          .updateTable("site_outbox")
          .set({ code: "" })
          .where("at", "<=", BigInt(now - CODE_LIFE_MS))
          .where("code", "<>", ""),
      );
      yield* run(q.deleteFrom("site_outbox").where("at", "<", BigInt(now - OUTBOX_LIFE_MS)));
    },
  };
};
