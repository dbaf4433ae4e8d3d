import { PROVIDERS } from "./catalogue/providers.ts";
import { createShelf } from "./catalogue/catalogue.ts";
import { artRoutes } from "./art/art-routes.ts";
import { createBetBook } from "./bets/book.ts";
import { describeBets } from "./bets/describe-bets.ts";
import { settleDue } from "./bets/settle-due.ts";
import { createFaults } from "./faults/faults.ts";
import { createPatience } from "./faults/patience.ts";
import { openClosings } from "./maintenance.ts";
import { readMemberShelf, setFavourite } from "./member-shelf/member-shelf.ts";
import { launch } from "./play/launch.ts";
import { playRoutes } from "./play/play-routes.ts";
import { endSessions, sweepSessions } from "./play/sessions.ts";
import { cryptoDraw } from "./random/draw.ts";
import { providerMigrations } from "./store/migrations.ts";
import type { Room } from "./store/room.ts";
import type { Tables } from "./store/tables.ts";
import type { CreateProvider } from "./types.ts";
import { createWallet } from "./wallet/wallet.ts";
import { Hono } from "hono";

/** How long a caller waits for an answer (Specification §9). */
const PATIENCE_MS = 10_000;

/** Opens the provider on a database that `ledgerMigrations` have been run on; adds its own tables and reads the planned closings. */
export const createProvider: CreateProvider = async ({ database, clock, random, onSettled, games, patienceMs = PATIENCE_MS, exitOrigins = [] }) => {
  await database.migrate("provider", providerMigrations);
  const q = database.builder<Tables>();
  const [patience, bell] = [createPatience(), createPatience()];
  const closings = await openClosings(database, q, clock, (platform) => bell.wake(platform));
  const shelf = createShelf({ closingOf: (platform) => closings.get(platform), isClosed: (platform) => closings.isClosed(platform), games });
  const faults = createFaults(clock);
  const room: Room = { database, q, clock, random, draw: cryptoDraw(random), shelf, closings, faults, patience, patienceMs, bell, exitOrigins, onSettled };
  const wallets = createWallet(room);
  const closedNow = (): readonly string[] => PROVIDERS.map(({ platform }) => platform).filter((platform) => closings.isClosed(platform));

  return {
    catalogue: shelf,
    wallet: wallets.wallet,
    faults,
    maintenance: closings,
    bets: createBetBook(room),
    routes: () => new Hono().route("/art", artRoutes(shelf)).route("/play", playRoutes(room)),
    launch: (request) => launch(room, request),
    shelf: (owner) => readMemberShelf(room, owner),
    setFavourite: (owner, gameId, on) => setFavourite(room, owner, gameId, on),
    describeBets: (betIds, locale = "zh-CN") => describeBets(room, betIds, locale),
    endSessions: (memberRef) => endSessions(room, { memberRef }),
    async settleDue() {
      await endSessions(room, { platforms: closedNow() });
      return settleDue(room);
    },
    sweep: () => sweepSessions(room),
    async close() {
      patience.end();
      bell.end();
      await wallets.settle();
    },
  };
};
