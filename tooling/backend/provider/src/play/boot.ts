import { type AssetCode, assetScale, type BetStatus, TEXT_LOCALES, type TextLocale, toDecimal } from "@baize/domain";
import { paidOf } from "../bets/free-bets.ts";
import { stakeLimits } from "../bets/stake-limits.ts";
import { type GameFacts, hueOf } from "../catalogue/games.ts";
import { engineFor } from "../engines/engine-for.ts";
import type { Face } from "../engines/types.ts";
import { choiceLabel } from "../engines/labels.ts";
import { messagesOf } from "../messages/messages.ts";
import type { ProviderContext } from "../provider-context.ts";
import { closingAt } from "./admission.ts";
import { checkView, freeBetsView } from "./play-state.ts";
import type { OpenedPlay, PlayRow } from "./sessions.ts";
import { symbolNames } from "./symbols/symbols.ts";

export const localeOf = (play: PlayRow): TextLocale =>
  TEXT_LOCALES.find((locale) => locale === play.locale) ?? TEXT_LOCALES[0];

/** The initial data of a page's script. Amounts are decimal strings of `currency`; `session` is sent here only. */
export const makeBoot = (context: ProviderContext, game: GameFacts, { play, state, session, last }: OpenedPlay) => {
  const asset = play.asset as AssetCode;
  const decimal = (minor: bigint): string => toDecimal({ minor, asset });
  const { balance, version, net, readOnly, freeBets, check } = state;
  const { min, max, step, maxReturn, chips } = stakeLimits(asset);
  const words = messagesOf(localeOf(play));
  const engine = engineFor(game);
  const choices =
    engine
      ?.payTables()
      .flatMap(({ choices: names }) => names)
      .filter((choice) => choice !== "*") ?? [];
  return {
    session,
    locale: localeOf(play),
    engine: game.engine,
    mode: play.mode,
    gameId: game.id,
    kind: game.kind,
    currency: asset,
    scale: assetScale(asset),
    hue: hueOf(game),
    limits: {
      min: decimal(min),
      max: decimal(max),
      step: decimal(step),
      maxReturn: decimal(maxReturn),
      chips: chips.map(decimal),
    },
    balance: decimal(balance),
    version: version.toString(),
    net: decimal(net),
    startedAt: Number(play.started_at ?? 0n),
    now: context.clock(),
    zone: play.zone,
    exitUrl: play.exit_url ?? "/",
    closing: closingAt(context, play),
    readOnly,
    freeBets: freeBetsView(asset, freeBets),
    check: checkView(asset, check, context.clock()),
    /** The result that a page closed or loaded again in the middle of a round did not show. */
    last:
      last === null || engine === null
        ? null
        : {
            betId: last.id,
            state: last.state as BetStatus,
            stake: decimal(BigInt(last.stake)),
            payout: decimal(paidOf(last)),
            isFree: last.free_bet !== null,
            pays: Number((BigInt(last.payout) * 100n) / BigInt(last.stake)),
            face: JSON.parse(last.face) as Face,
          },
    scene: engine?.scene ?? {},
    payTables: engine?.payTables() ?? [],
    symbols: game.engine === "slot" ? symbolNames(game, localeOf(play)) : {},
    labels: Object.fromEntries(choices.map((choice) => [choice, choiceLabel(game.engine, choice, words)])),
    words: {
      ...words.page,
      ...words[game.engine],
      names: game.engine === "catch" ? words.catch.names : game.engine === "dominoes" ? words.dominoes.hands : {},
      errors: words.errors,
    },
  };
};
export type Boot = ReturnType<typeof makeBoot>;
