import { withEngines } from "@baize/ledger/testing";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { createWorld, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { ACTION_NAMES, type ActionName, ACTIONS, settleAll } from "./actions.ts";
import { checkMember, newMember } from "./check-member.ts";
import type { MemberModel } from "./member-model.ts";
import { seededRandom } from "./random.ts";

const RUNS = 12;

class Step implements fc.AsyncCommand<MemberModel, World> {
  readonly name: ActionName;
  readonly seed: number;
  constructor(name: ActionName, seed: number) {
    this.name = name;
    this.seed = seed;
  }
  check(): boolean {
    return true;
  }
  async run(model: MemberModel, world: World): Promise<void> {
    await ACTIONS[this.name](world, model, seededRandom(this.seed));
    await checkMember(world, model);
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
        const model = await newMember(world, `model-${(members += 1)}`);
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
        await settleAll(world, model);
      }),
      { numRuns: RUNS },
    );
    expect(await findings(world)).toEqual([]);
  });
});
