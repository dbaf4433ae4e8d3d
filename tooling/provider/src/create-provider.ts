import { PROVIDERS } from "./catalogue/providers.ts";
import { createShelf } from "./catalogue/catalogue.ts";
import { artRoutes } from "./art/art-routes.ts";
import { createBetBook } from "./bets/book.ts";
import { settleDue } from "./bets/settle-due.ts";
import { openClosings } from "./maintenance.ts";
import { launch } from "./play/launch.ts";
import { playRoutes } from "./play/play-routes.ts";
import { endSessions, sweepSessions } from "./play/sessions.ts";
import { cryptoDraw } from "./random/draw.ts";
import { providerMigrations } from "./store/migrations.ts";
import type { Room } from "./store/room.ts";
import type { Tables } from "./store/tables.ts";
import type { CreateProvider } from "./types.ts";
import { createFaults } from "./wallet/faults.ts";
import { createWallet } from "./wallet/wallet.ts";
import { Hono } from "hono";

/** Opens the provider on a database that `ledgerMigrations` have been run on; adds its own tables and reads the planned closings. */
export const createProvider: CreateProvider = async ({ database, clock, random, onSettled }) => {
  await database.migrate("provider", providerMigrations);
  const q = database.builder<Tables>();
  const closings = await openClosings(database, q, clock);
  const shelf = createShelf({ closingOf: (platform) => closings.get(platform), isClosed: (platform) => closings.isClosed(platform) });
  const room: Room = { database, q, clock, random, draw: cryptoDraw(random), shelf, closings, onSettled };
  const faults = createFaults();
  const wallets = createWallet(room, faults);
  const closedNow = (): readonly string[] => PROVIDERS.map(({ platform }) => platform).filter((platform) => closings.isClosed(platform));

  return {
    catalogue: shelf,
    wallet: wallets.wallet,
    faults,
    maintenance: closings,
    bets: createBetBook(room),
    routes: () => new Hono().route("/art", artRoutes(shelf)).route("/play", playRoutes(room)),
    launch: (request) => launch(room, request),
    endSessions: (memberRef) => endSessions(room, { memberRef }),
    async settleDue() {
      await endSessions(room, { platforms: closedNow() });
      return settleDue(room);
    },
    sweep: () => sweepSessions(room),
    close: () => wallets.settle(),
  };
};
