import { withEngines } from "@baize/ledger/testing";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { createWorld, findings, type World } from "../testing/create-world.ts";
import { checkMember, diceOf, newMember, type Expected } from "./expected.ts";
import { ACTION_NAMES, ACTIONS, drain, type ActionName } from "./random-play.ts";

const RUNS = 12;

class Step implements fc.AsyncCommand<Expected, World> {
  readonly name: ActionName;
  readonly seed: number;
  constructor(name: ActionName, seed: number) {
    this.name = name;
    this.seed = seed;
  }
  check(): boolean {
    return true;
  }
  async run(is: Expected, world: World): Promise<void> {
    await ACTIONS[this.name](world, is, diceOf(this.seed));
    await checkMember(world, is);
  }
  toString(): string {
    return `${this.name}(${this.seed})`;
  }
}

withEngines("any order of events", (open) => {
  let world: World;
  let members = 0;

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it("keeps every account as the model has it, and the provider in step once all has settled", async () => {
    const steps = ACTION_NAMES.map((name) => fc.nat().map((seed) => new Step(name, seed)));
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { size: "+1" }), async (commands) => {
        const is = await newMember(world, `model-${(members += 1)}`);
        await fc.asyncModelRun(() => ({ model: is, real: world }), commands);
        await drain(world, is);
      }),
      { numRuns: RUNS },
    );
    expect(await findings(world)).toEqual([]);
  });
});
