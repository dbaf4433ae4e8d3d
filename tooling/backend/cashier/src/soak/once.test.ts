import { withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import { createWorld, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { createFixture } from "./burst.ts";
import { DEPOSIT_BURSTS } from "./bursts-deposit.ts";
import { MOVE_BURSTS } from "./bursts-move.ts";
import { PAYOUT_BURSTS } from "./bursts-payout.ts";

/**
 * docs/rules.md G3 in short: each once-only money action fired fifty times at once. The long form is `soak --bursts`.
 */
withEngines("fifty at once", (open) => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it.each([...DEPOSIT_BURSTS, ...PAYOUT_BURSTS, ...MOVE_BURSTS])("$name", async ({ play }) => {
    const [seen, expected] = await play(await createFixture(world));
    expect(seen).toEqual(expected);
  });

  it("leaves a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
