import fc from "fast-check";
import { expect, it } from "vitest";
import { audit } from "../audit/audit.ts";
import { verifyOnOpen } from "../audit/balances.ts";
import { ledgerMigrations } from "../migrations.ts";
import { withEngines } from "../testing/index.ts";
import { command } from "./commands.ts";
import { Play } from "./play.ts";

const RUNS = 15;

withEngines("any sequence of commands", (open) => {
  it("is answered as the model says, and the auditor finds nothing", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 80, maxLength: 120, size: "max" }), async (commands) => {
        const database = await open();
        await database.migrate("ledger", ledgerMigrations);
        const play = new Play(database);
        for (let account = 0; account < 5; account += 1) await play.step({ type: "open", account });
        for (const each of commands) expect(await play.step(each)).toBeNull();
        expect([await play.compare(), await audit(database), await verifyOnOpen(database)]).toEqual([[], [], []]);
        await database.close();
      }),
      { numRuns: RUNS },
    );
  });
});
