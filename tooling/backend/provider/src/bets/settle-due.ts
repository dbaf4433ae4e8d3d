import { all, readMoneyGate, ReadOnlyFault } from "@baize/ledger";
import { CALLED_OFF } from "../match/play-match.ts";
import type { ProviderContext } from "../provider-context.ts";
import { decideFixture, drawResult, settleDecided } from "./legs.ts";

const BATCH = 100;

/** Decides matches that are over, and calls off those whose kick-off falls into a closing of their platform. */
const decideDue = async (context: ProviderContext): Promise<void> => {
  const { database, q, clock, closings } = context;
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
      const drawn = drawResult(context, match);
      await database.atomic(() => decideFixture(context, match.fixture, drawn, now));
    }
    for (const { fixture } of due.off) await database.atomic(() => decideFixture(context, fixture, CALLED_OFF, now));
    if (due.over.length < BATCH) return;
  }
};

/** Settles bets whose legs are all decided. Returns their number. */
const settleDecidedBets = async (context: ProviderContext, memberRef: string | undefined): Promise<number> => {
  const { database, q, clock, notifier } = context;
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
      if (!(await database.atomic(() => settleDecided(context, id, clock())))) continue;
      progress += 1;
      notifier.wake(member);
    }
    settled += progress;
    if (decided.length < BATCH || progress === 0) return settled;
  }
};

/**
 * Decides matches that are over and settles bets whose legs are all decided, of one member or of all. Returns the
 * number of bets settled, or "read_only" while money is stopped: matches are still decided, and bets wait.
 */
export const settleDue = async (context: ProviderContext, memberRef?: string): Promise<number | "read_only"> => {
  await decideDue(context);
  if ((await context.database.read(readMoneyGate)) !== null) return "read_only";
  try {
    return await settleDecidedBets(context, memberRef);
  } catch (error) {
    if (error instanceof ReadOnlyFault) return "read_only";
    throw error;
  }
};
