import { openDatabase } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { describe, expect, it } from "vitest";
import { SCENARIOS } from "./scenarios.ts";
import { sweep } from "./sweep.ts";

describe("a database that fails at every boundary, on SQLite", () => {
  it.each(SCENARIOS)(
    "leaves $name done once or not at all, and answered as recorded",
    async (scenario) => {
      const database = await openDatabase({ file: ":memory:" });
      const { boundaries, faults } = await sweep(database, scenario, 1);
      expect(faults).toBeGreaterThanOrEqual(boundaries);
      await database.close();
    },
    60_000,
  );
});

describe("a database that fails at every ninth boundary, on PostgreSQL", () => {
  it.each(SCENARIOS)(
    "leaves $name done once or not at all, and answered as recorded",
    async (scenario) => {
      const database = await openDatabase({ url: await freshPostgres() });
      expect((await sweep(database, scenario, 9)).faults).toBeGreaterThanOrEqual(2);
      await database.close();
    },
    60_000,
  );
});
