import { createLiveCatalogue } from "./catalogue/catalogue.ts";
import { artRoutes } from "./art/art-routes.ts";
import { createBetBook } from "./bets/book.ts";
import { describeBets } from "./bets/describe-bets.ts";
import { settleDue } from "./bets/settle-due.ts";
import { createFaults } from "./faults/faults.ts";
import { createPatience } from "./faults/patience.ts";
import { createClosings } from "./maintenance.ts";
import { readSavedGames, setFavourite } from "./saved-games/saved-games.ts";
import { launch } from "./play/launch.ts";
import { playRoutes } from "./play/play-routes.ts";
import { endClosed, endSessions, siteTopic, sweepSessions } from "./play/sessions.ts";
import { cryptoDraw } from "./random/draw.ts";
import { followAll } from "./store/follow.ts";
import { followGate, GATE_TOPIC } from "./store/gate.ts";
import { providerMigrations } from "./store/migrations.ts";
import type { Room } from "./store/room.ts";
import type { Tables } from "./store/tables.ts";
import type { CreateProvider, ProviderDeps } from "./types.ts";
import { createWallet } from "./wallet/wallet.ts";
import { Hono } from "hono";

/** How long a caller waits for an answer (Specification §9). */
const PATIENCE_MS = 10_000;

const createRoom = (deps: ProviderDeps): Room => {
  const {
    database,
    clock,
    random,
    onSettled,
    games,
    patienceMs = PATIENCE_MS,
    exitOrigins = [],
    isSiteClosed = () => null,
  } = deps;
  const q = database.builder<Tables>();
  const [patience, bell] = [createPatience(), createPatience()];
  const closings = createClosings(database, q, clock, (platform) => bell.wake(platform));
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
    patience,
    patienceMs,
    bell,
    exitOrigins,
    onSettled,
  };
};

/** Says once, each time the money gate closes, that nothing is settled. */
const sayOnce = (): ((answer: number | "read_only") => number | "read_only") => {
  let isSaid = false;
  return (answer) => {
    const isAgain = isSaid && answer === "read_only";
    isSaid = answer === "read_only";
    return isAgain ? 0 : answer;
  };
};

/** Opens the provider on a database with `ledgerMigrations` run; adds its own tables and follows its boards. */
export const createProvider: CreateProvider = async (deps) => {
  await deps.database.migrate("provider", providerMigrations);
  const room = createRoom(deps);
  const { catalogue, faults, closings, bell, patience } = room;
  const wallets = createWallet(room);
  const onceReadOnly = sayOnce();
  /** Closings of the sites that are served, as they were last seen. */
  const sites = new Map<string, string>();
  const siteNews = (): void => {
    for (const [brand, before] of sites) {
      const now = JSON.stringify(room.siteClosing(brand));
      sites.set(brand, now);
      if (now !== before) bell.wake(siteTopic(brand));
    }
  };
  const following = followAll(deps.database, [closings, faults, followGate(() => bell.wake(GATE_TOPIC))], siteNews);
  await following.refresh();

  return {
    catalogue: catalogue,
    wallet: wallets.wallet,
    faults,
    maintenance: closings,
    bets: createBetBook(room),
    routes(brand) {
      sites.set(brand, JSON.stringify(room.siteClosing(brand)));
      return new Hono().route("/art", artRoutes(catalogue)).route("/play", playRoutes(room, brand));
    },
    siteClosed: (brand) => bell.wake(siteTopic(brand)),
    launch: (request) => launch(room, request),
    savedGames: (owner) => readSavedGames(room, owner),
    setFavourite: (owner, gameId, on) => setFavourite(room, owner, gameId, on),
    describeBets: (betIds, locale = "zh-CN") => describeBets(room, betIds, locale),
    endSessions: (memberRef) => endSessions(room, memberRef),
    async settleDue() {
      await endClosed(room);
      return onceReadOnly(await settleDue(room));
    },
    sweep: () => sweepSessions(room),
    async close() {
      following.stop();
      patience.end();
      bell.end();
      await wallets.settle();
    },
  };
};
