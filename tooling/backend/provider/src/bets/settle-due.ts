import { all, readMoneyGate, ReadOnlyFault } from "@baize/ledger";
import { CALLED_OFF } from "../match/play-match.ts";
import type { Room } from "../store/room.ts";
import { decideFixture, drawResult, settleDecided } from "./legs.ts";

const BATCH = 100;

/** Decides matches that are over, and calls off those that should kick off while their platform is closed. */
const decideDue = async (room: Room): Promise<void> => {
  const { database, q, clock, closings } = room;
  for (;;) {
    const now = clock();
    const matches = q
      .selectFrom("provider_leg")
      .select(["fixture", "platform", "kick_at"])
      .distinct()
      .where("state", "=", "open");
    const closed = closings
      .list()
      .map(({ platform }) => platform)
      .filter((platform) => closings.isClosed(platform));
    const due = await database.read(function* () {
      const over = yield* all(matches.where("due_at", "<=", BigInt(now)).orderBy("fixture").limit(BATCH));
      const begun =
        closed.length === 0
          ? []
          : yield* all(
              matches
                .where("platform", "in", closed)
                .where("kick_at", "<=", BigInt(now))
                .where("due_at", ">", BigInt(now))
                .orderBy("fixture"),
            );
      return { over, off: begun.filter(({ platform, kick_at }) => closings.isClosedAt(platform, Number(kick_at))) };
    });
    for (const match of due.over) {
      const drawn = drawResult(room, match);
      await database.atomic(() => decideFixture(room, match.fixture, drawn, now));
    }
    for (const { fixture } of due.off) await database.atomic(() => decideFixture(room, fixture, CALLED_OFF, now));
    if (due.over.length < BATCH) return;
  }
};

/** Settles bets whose legs are all decided; gives their number. */
const settleDecidedBets = async (room: Room, memberRef: string | undefined): Promise<number> => {
  const { database, q, clock, bell } = room;
  let settled = 0;
  for (;;) {
    const decided = await database.read(() => {
      const bets = q
        .selectFrom("provider_bet")
        .select(["id", "member_ref"])
        .where("state", "=", "unsettled")
        .where((on) =>
          on.not(
            on.exists(
              on
                .selectFrom("provider_leg")
                .select("bet_id")
                .whereRef("provider_leg.bet_id", "=", "provider_bet.id")
                .where("provider_leg.state", "=", "open"),
            ),
          ),
        );
      return all(
        (memberRef === undefined ? bets : bets.where("member_ref", "=", memberRef)).orderBy("id").limit(BATCH),
      );
    });
    let progress = 0;
    for (const { id, member_ref: member } of decided) {
      if (!(await database.atomic(() => settleDecided(room, id, clock())))) continue;
      progress += 1;
      bell.wake(member);
    }
    settled += progress;
    if (decided.length < BATCH || progress === 0) return settled;
  }
};

/**
 * Decides matches that are over and settles bets whose matches all are, of one member or of all; gives their number.
 * "read_only" while no money moves: matches are decided at their time, and bets wait.
 */
export const settleDue = async (room: Room, memberRef?: string): Promise<number | "read_only"> => {
  await decideDue(room);
  if ((await room.database.read(readMoneyGate)) !== null) return "read_only";
  try {
    return await settleDecidedBets(room, memberRef);
  } catch (error) {
    if (error instanceof ReadOnlyFault) return "read_only";
    throw error;
  }
};
