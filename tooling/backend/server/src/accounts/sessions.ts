import { DEVICE_KINDS, type DeviceKind, type LiveTopic } from "@baize/domain";
import { all, type Database, first, memberSubject, noteChange, raw, run, StorageFault, type Work } from "@baize/ledger";
import type { Logger } from "pino";
import { type MemberStatus, statusOf } from "./members.ts";
import type { Secrets } from "./secrets.ts";
import { q } from "./tables.ts";

export const ROTATE_AFTER_MS = 15 * 60_000;
/** How long a replaced token still serves, counted from the first use of its successor. */
export const GRACE_MS = 60_000;
export const IDLE_MS = 30 * 60_000;
export const LIFE_MS = 24 * 3_600_000;
/** Activity is written down at most this often. */
const ACTIVITY_STEP_MS = 30_000;

/** What a client stores: header `id` and header `vid`. */
export interface SessionGrant {
  readonly token: string;
  readonly vid: string;
}
export interface Session {
  readonly vid: string;
  readonly member: string;
  readonly vipLevel: number;
  readonly status: MemberStatus;
}
export interface Resolved {
  readonly session: Session;
  /** The token that replaces the one sent; null: keep it. */
  readonly next: SessionGrant | null;
}

/** What a session is used on, and the masked network that it began from. */
export interface SessionPlace {
  readonly device: DeviceKind;
  readonly network: string;
}
/** A session as its member sees it. */
export interface OpenSession extends SessionPlace {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly startedAt: number;
  readonly activeAt: number;
}

export interface Sessions {
  /** A new token and family, not yet valid. */
  draft(): SessionGrant;
  /** Makes a drafted grant valid for a member. */
  open(
    grant: SessionGrant,
    member: { readonly id: string; readonly brand: string },
    place: SessionPlace,
    now: number,
  ): Work<void>;
  /** The member's live sessions, the latest activity first; `current` is the family that asks. */
  list(member: string, current: string, now: number): Work<readonly OpenSession[]>;
  /** Ends one of the member's other sessions by its listed id, or all others; how many were live. */
  endOthers(member: string, current: string, id: string | null, now: number): Work<number>;
  /**
   * The session of a token at a brand; "idle" when it ended for want of activity, null for any other reason. What a
   * page sends by itself is no activity.
   */
  resolve(token: string, brand: string, now: number, isActivity: boolean): Promise<Resolved | "idle" | null>;
  /** Notes an activity that did not come by a call of the session, such as a stake in a game. */
  touch(vid: string, now: number): Work<void>;
  end(vid: string, now: number): Work<number>;
  /** Ends the session of a token at a brand, when there is one. */
  endByToken(token: string, brand: string, now: number): Work<number>;
  endAll(member: string, now: number): Work<number>;
  /** Which of these families are live. */
  liveAmong(vids: readonly string[], now: number): Work<ReadonlySet<string>>;
  /** Deletes families that cannot be live any more, with their tokens. */
  prune(now: number): Work<number>;
}

interface Found {
  readonly vid: string;
  readonly member: string;
  readonly brand: string;
  readonly made_at: bigint;
  readonly used_at: bigint | null;
  readonly replaced_at: bigint | null;
  readonly parent: string | null;
  readonly started_at: bigint;
  readonly active_at: bigint;
  readonly ended_at: bigint | null;
  readonly vip_level: bigint;
  readonly status: bigint;
}
/** SQLite plans a join anew for each value of a bare parameter in it; what is cast it plans once. */
const FIND = `
  select t.vid, t.made_at, t.used_at, t.replaced_at, t.parent,
    f.member, f.brand, f.started_at, f.active_at, f.ended_at, m.vip_level, m.status
  from site_token t join site_family f on f.vid = t.vid join site_member m on m.id = f.member
  where t.hash = cast(? as text)`;

const openFamilies = (now: number) =>
  q
    .updateTable("site_family")
    .set({ ended_at: BigInt(now) })
    .where("ended_at", "is", null);
type OpenFamilies = ReturnType<typeof openFamilies>;

const isOpen = (row: Found, now: number): boolean => row.ended_at === null && now - Number(row.started_at) < LIFE_MS;

/**
 * Opaque tokens of 256 bits, hashed at rest, in families. A token older than fifteen minutes gets one successor,
 * derived from it, so that any number of parallel requests and repeated ones are given the same. The old token serves
 * until a minute after the successor was first used: an answer that got lost costs nobody their session.
 */
export const createSessions = (
  database: Database,
  secrets: Secrets,
  random: (n: number) => Uint8Array,
  logger: Logger,
): Sessions => {
  const text = (bytes: number): string => Buffer.from(random(bytes)).toString("base64url");
  const hashOf = (token: string): string => secrets.digest("token", token);

  /** How a member's own list names a session: its family goes in headers and is no word for a page. */
  const idOf = (vid: string): string => secrets.digest("session", vid).slice(0, 20);
  const liveFamilies = (now: number) =>
    q
      .selectFrom("site_family")
      .where("ended_at", "is", null)
      .where("started_at", ">", BigInt(now - LIFE_MS))
      .where("active_at", ">", BigInt(now - IDLE_MS));
  const live = (member: string, now: number) => liveFamilies(now).selectAll().where("member", "=", member);

  /** Ends open families, has their members' pages hear of it, and counts them. */
  function* endThose(chosen: (families: OpenFamilies) => OpenFamilies, now: number): Work<number> {
    const ended = yield* all(chosen(openFamilies(now)).returning("member"));
    for (const member of new Set(ended.map((row) => row.member)))
      yield* noteChange(memberSubject(member), ["session"] satisfies LiveTopic[], now);
    return ended.length;
  }

  function* addToken(hash: string, vid: string, now: number, parent: string | null): Work<void> {
    yield* run(
      q
        .insertInto("site_token")
        .values({
          hash,
          vid,
          made_at: BigInt(now),
          parent,
          used_at: parent === null ? BigInt(now) : null,
          replaced_at: null,
        })
        .onConflict((c) => c.doNothing()),
    );
  }
  function* markUsed(hash: string, parent: string | null, now: number): Work<void> {
    yield* run(
      q
        .updateTable("site_token")
        .set({ used_at: BigInt(now) })
        .where("hash", "=", hash)
        .where("used_at", "is", null),
    );
    if (parent !== null)
      yield* run(
        q
          .updateTable("site_token")
          .set({ replaced_at: BigInt(now) })
          .where("hash", "=", parent)
          .where("replaced_at", "is", null),
      );
  }
  function* markActive(vid: string, now: number): Work<void> {
    yield* run(
      q
        .updateTable("site_family")
        .set({ active_at: BigInt(now) })
        .where("vid", "=", vid)
        .where("active_at", "<", BigInt(now)),
    );
  }

  /** A store that cannot write for now costs a session its rotation, not its reads. */
  const note = async (work: () => Work<void>): Promise<boolean> => {
    try {
      await database.atomic(work);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFault)) throw error;
      logger.warn({ event: "session_not_noted", err: error });
      return false;
    }
  };

  const resolve: Sessions["resolve"] = async (token, brand, now, isActivity) => {
    const hash = hashOf(token);
    const row = await database.read(() => first(raw<Found>(FIND, hash)));
    if (!row || !isOpen(row, now)) return null;
    if (row.brand !== brand) {
      logger.warn({ event: "session_of_other_brand", brand }, "A session of another brand was refused.");
      return null;
    }
    if (row.replaced_at !== null && now - Number(row.replaced_at) > GRACE_MS) {
      logger.warn(
        { event: "token_reused", member: row.member },
        "A replaced token was used after its grace and refused.",
      );
      return null;
    }
    if (now - Number(row.active_at) >= IDLE_MS) return "idle";
    const isAged = now - Number(row.made_at) >= ROTATE_AFTER_MS;
    const successor = isAged ? secrets.digest("successor", token) : null;
    const isFirstUse = row.used_at === null;
    const movesActivity = isActivity && now - Number(row.active_at) >= ACTIVITY_STEP_MS;
    const isNoted =
      !(isFirstUse || movesActivity || (successor !== null && row.replaced_at === null)) ||
      (await note(function* () {
        if (isFirstUse) yield* markUsed(hash, row.parent, now);
        if (movesActivity) yield* markActive(row.vid, now);
        if (successor !== null) yield* addToken(hashOf(successor), row.vid, now, hash);
      }));
    const status = statusOf(row);
    return {
      session: { vid: row.vid, member: row.member, vipLevel: Number(row.vip_level), status },
      next: successor === null || !isNoted ? null : { token: successor, vid: row.vid },
    };
  };

  return {
    draft: () => ({ token: text(32), vid: text(16) }),
    *open(grant, member, place, now) {
      const at = BigInt(now);
      yield* run(
        q.insertInto("site_family").values({
          vid: grant.vid,
          brand: member.brand,
          member: member.id,
          started_at: at,
          active_at: at,
          ended_at: null,
          ...place,
        }),
      );
      yield* addToken(hashOf(grant.token), grant.vid, now, null);
    },
    *list(member, current, now) {
      const rows = yield* all(live(member, now).orderBy("active_at", "desc").orderBy("vid"));
      return rows.map(({ vid, device, network, started_at, active_at }) => ({
        id: idOf(vid),
        isCurrent: vid === current,
        device: DEVICE_KINDS.find((kind) => kind === device) ?? "web",
        network,
        startedAt: Number(started_at),
        activeAt: Number(active_at),
      }));
    },
    *endOthers(member, current, id, now) {
      const rows = yield* all(live(member, now));
      const vids = rows.map(({ vid }) => vid).filter((vid) => vid !== current && (id === null || idOf(vid) === id));
      if (vids.length === 0) return 0;
      return yield* endThose((families) => families.where("vid", "in", vids), now);
    },
    resolve,
    touch: markActive,
    end: (vid, now) => endThose((families) => families.where("vid", "=", vid), now),
    endByToken: (token, brand, now) => {
      const vid = q.selectFrom("site_token").select("vid").where("hash", "=", hashOf(token));
      return endThose((families) => families.where("vid", "in", vid).where("brand", "=", brand), now);
    },
    endAll: (member, now) => endThose((families) => families.where("member", "=", member), now),
    *liveAmong(vids, now) {
      if (vids.length === 0) return new Set();
      const rows = yield* all(
        liveFamilies(now)
          .select("vid")
          .where("vid", "in", [...vids]),
      );
      return new Set(rows.map(({ vid }) => vid));
    },
    *prune(now) {
      const over = q
        .selectFrom("site_family")
        .select("vid")
        .where("started_at", "<", BigInt(now - LIFE_MS));
      yield* run(q.deleteFrom("site_token").where("vid", "in", over));
      return yield* run(q.deleteFrom("site_family").where("started_at", "<", BigInt(now - LIFE_MS)));
    },
  };
};
