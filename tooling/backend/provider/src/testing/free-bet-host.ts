import { type Database, first, ledger, raw, run } from "@baize/ledger";
import type { FreeBets } from "../bets/free-bets.ts";

interface Award {
  readonly member: string;
  readonly stake: bigint;
  readonly left_: bigint;
  readonly category: bigint;
  readonly ends_at: bigint;
}
const awardOf = (id: string) =>
  first(raw<Award>("select member, stake, left_, category, ends_at from host_award where id = ?", id));

const MIGRATION = {
  name: "001_awards",
  statements: [
    `create table host_award (
      id text not null primary key, member text not null, stake bigint not null,
      left_ bigint not null check (left_ >= 0), category bigint not null, ends_at bigint not null)`,
    "create table host_bet (bet text not null primary key, award text not null, won bigint)",
  ],
};

const HOOKS: FreeBets = {
  *open({ memberRef }, category, at) {
    const row = yield* first(
      raw<{ id: string } & Award>(
        "select * from host_award where member = ? and category = ? and left_ > 0 and ends_at > ? order by ends_at, id",
        memberRef,
        category,
        at,
      ),
    );
    if (row === undefined) return [];
    return [{ award: row.id, stake: row.stake, left: Number(row.left_), expiresAt: Number(row.ends_at) }];
  },
  *take({ betId, award, memberRef, gameType, stake, bank }, at) {
    const row = yield* awardOf(award);
    if (row === undefined || row.member !== memberRef) return "free_bet_unknown";
    if (at >= Number(row.ends_at)) return "free_bet_ended";
    if (row.left_ === 0n) return "free_bet_used_up";
    if (Number(row.category) !== gameType) return "free_bet_category";
    if (row.stake !== stake) return "free_bet_stake";
    yield* run(raw("update host_award set left_ = left_ - 1 where id = ?", award));
    yield* run(raw("insert into host_bet (bet, award) values (?, ?)", betId, award));
    const legs = [{ from: "owed", to: bank, amount: stake }];
    const posted = yield* ledger.post({ id: `free:${betId}`, kind: "bet", at, legs });
    if (!posted.ok) throw new Error(posted.code);
    return null;
  },
  *settle({ betId, winnings }) {
    yield* run(raw("update host_bet set won = ? where bet = ? and won is null", winnings, betId));
  },
  *giveBack({ betId, bank }, at) {
    const bet = yield* first(raw<{ award: string }>("select award from host_bet where bet = ?", betId));
    const stake = bet === undefined ? undefined : (yield* awardOf(bet.award))?.stake;
    if (bet === undefined || stake === undefined) throw new Error(`No free bet "${betId}".`);
    yield* run(raw("update host_award set left_ = left_ + 1 where id = ?", bet.award));
    const legs = [{ from: bank, to: "owed", amount: stake }];
    const posted = yield* ledger.post({ id: `free-back:${betId}`, kind: "bet", at, legs });
    if (!posted.ok) throw new Error(posted.code);
  },
};

/** A host with awards of free bets, whose stakes lie on an account of its own, in the database of a test. */
export const openFreeBetHost = async (database: Database) => {
  await database.migrate("free_bet_host", [MIGRATION]);
  return {
    hooks: HOOKS,
    /** Gives a member free bets of 10.00; their stakes are owed from now on. */
    give: (id: string, member: string, { count = 1, category = 7, endsAt = 8_640_000_000_000_000 } = {}) =>
      database.atomic(function* () {
        for (const name of ["house", "owed"])
          yield* ledger.openAccount({
            id: name,
            kind: name,
            owner: name,
            asset: "CNY",
            mayBeNegative: name === "house",
          });
        const row = [id, member, 1_000n, count, category, endsAt] as const;
        yield* run(raw("insert into host_award values (?, ?, ?, ?, ?, ?)", ...row));
        const legs = [{ from: "house", to: "owed", amount: BigInt(count) * 1_000n }];
        yield* ledger.post({ id: `given:${id}`, kind: "gift", at: 1, legs });
      }),
    left: (id: string) => database.read(awardOf.bind(null, id)).then((row) => row?.left_),
    /** What a bet was told to have won; null before. */
    won: async (bet: string) =>
      (await database.read(() => first(raw<{ won: bigint | null }>("select won from host_bet where bet = ?", bet))))
        ?.won,
  };
};
