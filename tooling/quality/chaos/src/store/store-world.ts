import { type FailingDatabase, failingDatabase } from "@baize/ledger/testing";
import { startWorld, type World, type WorldOptions } from "../matrix/start-world.ts";

export interface StoreWorld extends World {
  /** The server's database; the books are read from the one behind it. */
  readonly store: FailingDatabase;
}

/** A world whose store fails where it is armed. */
export const startStoreWorld = async (options: Omit<WorldOptions, "wrap"> = {}): Promise<StoreWorld> => {
  let store: FailingDatabase | undefined;
  const world = await startWorld({ ...options, wrap: (database) => (store = failingDatabase(database)) });
  if (store === undefined) throw new Error("The server was started without its store.");
  return { ...world, store };
};
