import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld } from "../testing/create-world.ts";
import { seededNumbers } from "./random.ts";
import { soakModel } from "./soak-model.ts";

withEngines("any order of promotions' events", (open) => {
  it("leaves every budget and every wallet at what was given and taken", async () => {
    const world = await createWorld(await open());
    expect(await soakModel(world, 300, seededNumbers(7), 50)).toMatch(/^300 operations, 0 findings, [1-9]\d* rewards/);
  });
});
