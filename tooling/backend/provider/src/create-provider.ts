import { createLiveCatalogue } from "./catalogue/catalogue.ts";
import { artRoutes } from "./art/art-routes.ts";
import { createBetRecords } from "./bets/bet-records.ts";
import { describeBets } from "./bets/describe-bets.ts";
import { NO_FREE_BETS } from "./bets/free-bets.ts";
import { playedSince, playHistory } from "./bets/query.ts";
import { settleDue } from "./bets/settle-due.ts";
import { PROVIDERS } from "./catalogue/providers.ts";
import { createFaults } from "./faults/faults.ts";
import { createNotifier } from "./notifier.ts";
import { createClosings } from "./maintenance.ts";
import { readSavedGames, setFavourite } from "./saved-games/saved-games.ts";
import { OPEN_GATE } from "./play/admission.ts";
import { launch } from "./play/launch.ts";
import { playRoutes } from "./play/play-routes.ts";
import { endClosed, endSessions, hasOpenGame, siteTopic, sweepSessions } from "./play/sessions.ts";
import { cryptoDraw } from "./random/draw.ts";
import { gameAccountId } from "./store/accounts.ts";
import { followAll } from "./store/follow.ts";
import { followGate, GATE_TOPIC } from "./store/money-gate.ts";
import { providerMigrations } from "./store/migrations.ts";
import type { ProviderContext } from "./provider-context.ts";
import type { Tables } from "./store/tables.ts";
import type { CreateProvider, ProviderDeps } from "./types.ts";
import { createWallet } from "./wallet/wallet.ts";
import { Hono } from "hono";

/** Default timeout of an answer (docs/specification.md §5.6). */
const ANSWER_TIMEOUT_MS = 10_000;

const createContext = (deps: ProviderDeps): ProviderContext => {
  const {
    database,
    clock,
    random,
    onSettled,
    freeBets = NO_FREE_BETS,
    games,
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    exitOrigins = [],
    isSiteClosed = () => null,
    gate = OPEN_GATE,
    onClosing,
  } = deps;
  const q = database.builder<Tables>();
  const [faultWaits, notifier] = [createNotifier(), createNotifier()];
  const closings = createClosings(database, q, clock, (platform) => notifier.wake(platform), onClosing);
  const catalogue = createLiveCatalogue({
    closingOf: (platform) => closings.get(platform),
    isClosed: (platform) => closings.isClosed(platform),
    games,
  });
  const faults = createFaults(database, q, clock);
  return {
    database,
    q,
    clock,
    random,
    draw: cryptoDraw(random),
    catalogue,
    closings,
    siteClosing: isSiteClosed,
    faults,
    faultWaits,
    answerTimeoutMs,
    notifier,
    exitOrigins,
    onSettled,
    freeBets,
    gate,
  };
};

/** Reports "read_only" once per closing of the money gate, and 0 afterwards. */
const reportReadOnlyOnce = (): ((answer: number | "read_only") => number | "read_only") => {
  let isReported = false;
  return (answer) => {
    const isRepeated = isReported && answer === "read_only";
    isReported = answer === "read_only";
    return isRepeated ? 0 : answer;
  };
};

/**
 * Opens the provider on a database with `ledgerMigrations` applied. Migrates its own tables and follows shared
 * settings.
 */
export const createProvider: CreateProvider = async (deps) => {
  await deps.database.migrate("provider", providerMigrations);
  const context = createContext(deps);
  const { catalogue, faults, closings, notifier, faultWaits } = context;
  const walletService = createWallet(context);
  const readOnlyOnce = reportReadOnlyOnce();
  /** Last known closings of the siteClosings with routes, as JSON. */
  const siteClosings = new Map<string, string>();
  const wakeChangedSites = (): void => {
    for (const [brand, before] of siteClosings) {
      const now = JSON.stringify(context.siteClosing(brand));
      siteClosings.set(brand, now);
      if (now !== before) notifier.wake(siteTopic(brand));
    }
  };
  const following = followAll(
    deps.database,
    [closings, faults, followGate(() => notifier.wake(GATE_TOPIC))],
    wakeChangedSites,
  );
  await following.refresh();

  return {
    catalogue: catalogue,
    wallet: walletService.wallet,
    faults,
    maintenance: closings,
    bets: createBetRecords(context),
    routes(brand) {
      siteClosings.set(brand, JSON.stringify(context.siteClosing(brand)));
      return new Hono().route("/art", artRoutes(catalogue)).route("/play", playRoutes(context, brand));
    },
    siteClosed: (brand) => notifier.wake(siteTopic(brand)),
    launch: (request) => launch(context, request),
    savedGames: (owner) => readSavedGames(context, owner),
    setFavourite: (owner, gameId, on) => setFavourite(context, owner, gameId, on),
    describeBets: (betIds, locale = "zh-CN") => describeBets(context, betIds, locale),
    walletAccounts: (memberRef) => PROVIDERS.map(({ platform }) => gameAccountId(memberRef, platform)),
    playedSince: (member, since) => playedSince(context, member, since),
    playHistory: (member) => playHistory(context, member),
    hasOpenGame: (member, gameId) => hasOpenGame(context, member, gameId),
    endSessions: (memberRef) => endSessions(context, memberRef),
    async settleDue() {
      await endClosed(context);
      return readOnlyOnce(await settleDue(context));
    },
    sweep: () => sweepSessions(context),
    async close() {
      following.stop();
      faultWaits.end();
      notifier.end();
      await walletService.drain();
    },
  };
};
