import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld } from "../testing/create-world.ts";
import { runModel } from "./model.ts";

withEngines("any order of agents' events", (open) => {
  it("earns each pair what its months have brought, and leaves every wallet at what was paid", async () => {
    const counts = await runModel(await createWorld(await open()), { steps: 200, seed: 7 });
    expect(counts.rows).toBeGreaterThan(20);
    expect(counts.payouts).toBeGreaterThan(5);
  }, 120_000);
});
