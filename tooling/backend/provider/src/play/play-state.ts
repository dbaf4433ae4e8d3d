import type { AssetCode } from "@baize/domain";
import { first, ledger, readMoneyGate, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { demoMoney } from "../bets/stake-limits.ts";
import { gameAccountId } from "../store/accounts.ts";
import type { ProviderContext } from "../provider-context.ts";
import type { PlayRow } from "./sessions.ts";

/** What a page shows of a session; amounts in minor units. */
export interface PlayState {
  readonly balance: bigint;
  readonly version: bigint;
  /** Wins less losses since the session began, without unsettled stakes. */
  readonly net: bigint;
  /** Money is stopped at present: no round is taken. */
  readonly readOnly: boolean;
}

function* figures({ q }: ProviderContext, play: PlayRow): Work<Omit<PlayState, "readOnly">> {
  if (play.mode === "demo") {
    const row = yield* first(q.selectFrom("provider_play").select("demo_minor").where("id", "=", play.id));
    const balance = row?.demo_minor ?? 0n;
    return { balance, version: 0n, net: balance - demoMoney(play.asset as AssetCode) };
  }
  const account = yield* ledger.account(gameAccountId(play.member_ref, play.platform));
  const sums = yield* first(
    q
      .selectFrom("provider_bet")
      .where("play_id", "=", play.id)
      .select(
        sql<bigint>`cast(coalesce(sum(case when state = 'unsettled' then 0 else payout - stake end), 0) as bigint)`.as(
          "net",
        ),
      ),
  );
  return { balance: account?.balance ?? 0n, version: account?.version ?? 0n, net: sums?.net ?? 0n };
}

/** The state of a session. Includes earlier writes of the same transaction. */
export function* playState(context: ProviderContext, play: PlayRow): Work<PlayState> {
  return { ...(yield* figures(context, play)), readOnly: (yield* readMoneyGate()) !== null };
}
