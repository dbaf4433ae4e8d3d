import { type AssetCode, toDecimal } from "@baize/domain";
import { first, ledger, readMoneyGate, type Work } from "@baize/ledger";
import type { FreeBetOffer } from "../bets/free-bets.ts";
import { NET_SUM } from "../bets/query.ts";
import { demoMoney } from "../bets/stake-limits.ts";
import { gameAccountId } from "../store/accounts.ts";
import type { ProviderContext } from "../provider-context.ts";
import { dueCheckOf, playerOf } from "./admission.ts";
import type { PlayRow } from "./sessions.ts";
import type { DueCheck } from "../types.ts";

/** What a page shows of a session; amounts in minor units. */
export interface PlayState {
  readonly balance: bigint;
  readonly version: bigint;
  /** Wins less losses since the session began, without unsettled stakes. */
  readonly net: bigint;
  /** Money is stopped at present: no round is taken. */
  readonly readOnly: boolean;
  /** What the member can use in this game instead of a stake, the first to end first. */
  readonly freeBets: readonly FreeBetOffer[];
  /** The reality check that is due; no round is taken before it is acknowledged. */
  readonly check: DueCheck | null;
}

function* figures({ q }: ProviderContext, play: PlayRow): Work<Pick<PlayState, "balance" | "version" | "net">> {
  if (play.mode === "demo") {
    const row = yield* first(q.selectFrom("provider_play").select("demo_minor").where("id", "=", play.id));
    const balance = row?.demo_minor ?? 0n;
    return { balance, version: 0n, net: balance - demoMoney(play.asset as AssetCode) };
  }
  const account = yield* ledger.account(gameAccountId(play.member_ref, play.platform));
  const sums = yield* first(q.selectFrom("provider_bet").where("play_id", "=", play.id).select(NET_SUM.as("net")));
  return { balance: account?.balance ?? 0n, version: account?.version ?? 0n, net: sums?.net ?? 0n };
}

/** Free bets for the game of a session; none in a demo. */
function* openFreeBets({ freeBets, catalogue, clock }: ProviderContext, play: PlayRow) {
  const game = catalogue.game(play.game_id);
  if (game === null || play.mode === "demo") return [];
  return yield* freeBets.open({ brand: play.brand, memberRef: play.member_ref }, game.gameType, clock());
}

/** The state of a session. Includes earlier writes of the same transaction. */
export function* playState(context: ProviderContext, play: PlayRow): Work<PlayState> {
  return {
    ...(yield* figures(context, play)),
    readOnly: (yield* readMoneyGate()) !== null,
    freeBets: yield* openFreeBets(context, play),
    check: yield* dueCheckOf(context, playerOf(play), context.clock()),
  };
}

/** The reality check as a page shows it, amounts as decimals. */
export const checkView = (asset: AssetCode, check: DueCheck | null, now: number) => {
  if (check === null) return null;
  const decimal = (minor: bigint): string => toDecimal({ minor, asset });
  const { since, stakes, returns } = check;
  return {
    minutes: Math.max(0, Math.floor((now - since) / 60_000)),
    stakes: decimal(stakes),
    returns: decimal(returns),
    net: decimal(returns - stakes),
  };
};

/** Free bets as a page shows them: the stake is a decimal. */
export const freeBetsView = (asset: AssetCode, offers: PlayState["freeBets"]) =>
  offers.map(({ stake, ...offer }) => ({ ...offer, stake: toDecimal({ minor: stake, asset }) }));
