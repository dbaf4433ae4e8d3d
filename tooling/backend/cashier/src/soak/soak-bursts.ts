import { deepStrictEqual as same } from "node:assert";
import { setStage, TIMES } from "./burst.ts";
import { DEPOSIT_BURSTS } from "./bursts-deposit.ts";
import { MOVE_BURSTS } from "./bursts-move.ts";
import { PAYOUT_BURSTS } from "./bursts-payout.ts";
import { findings, type World } from "../testing/create-world.ts";

/** Fires every once-only money action `count` times as a burst (G3). Throws at the first that had not exactly its one effect; else tells what was done. */
export const soakBursts = async (world: World, count: number): Promise<string> => {
  const bursts = [...DEPOSIT_BURSTS, ...PAYOUT_BURSTS, ...MOVE_BURSTS];
  for (const { name, play } of bursts)
    for (let time = 1; time <= count; time += 1) {
      const [seen, expected] = await play(await setStage(world));
      same(seen, expected, `Burst ${time} of "${name}" had another effect than its one.`);
    }
  same(await findings(world), []);
  return `${bursts.length} actions × ${count} bursts of ${TIMES}, 0 doubled, 0 findings.`;
};
