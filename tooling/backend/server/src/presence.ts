import { all, type Database, run, type Work } from "@baize/ledger";
import { q } from "./accounts/tables.ts";

/** A member who is there, by the last heartbeat of one session. */
export interface Presence {
  readonly member: string;
  /** Empty while no game is played. */
  readonly gameId: string;
  /** Epoch milliseconds. */
  readonly seenAt: number;
}
export interface Presences {
  beat(brand: string, family: string, presence: Presence): Promise<void>;
  /** Those seen lately, the latest first; a thousand at most. */
  list(brand: string, now: number): Promise<readonly Presence[]>;
  /** Forgets the silent. */
  prune(now: number): Work<number>;
}

/** Browsers wake hidden tabs once a minute, so a session may be silent for three before it counts as gone. */
export const PRESENCE_MS = 180_000;
const SHOWN = 1_000;

/** Who is there, in the database, since a member's requests may reach any process. */
export const createPresences = (database: Database): Presences => ({
  beat: async (brand, family, { member, gameId, seenAt }) => {
    const seen = { member, game: gameId, seen_at: BigInt(seenAt) };
    const row = q.insertInto("site_presence").values({ family, brand, ...seen });
    await database.atomic(() => run(row.onConflict((c) => c.column("family").doUpdateSet(seen))));
  },
  list: async (brand, now) => {
    const query = q.selectFrom("site_presence").selectAll().where("brand", "=", brand);
    const lately = query
      .where("seen_at", ">", BigInt(now - PRESENCE_MS))
      .orderBy("seen_at", "desc")
      .limit(SHOWN);
    const rows = await database.read(() => all(lately));
    return rows.map(({ member, game, seen_at }) => ({ member, gameId: game, seenAt: Number(seen_at) }));
  },
  prune: (now) => run(q.deleteFrom("site_presence").where("seen_at", "<=", BigInt(now - PRESENCE_MS))),
});
