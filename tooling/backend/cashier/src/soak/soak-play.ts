import { deepStrictEqual as same } from "node:assert";
import { findings, memberMoney, type World } from "../testing/create-world.ts";
import { checkMember, diceOf, newMember, worthOfAll, type Expected } from "./expected.ts";
import { ACTION_NAMES, ACTIONS, drain, type ActionName } from "./random-play.ts";

/** Steps of one member before the next comes. */
const LIFE = 250;

/** Plays `ops` random steps (G1), each held to the model, and in the end the whole ledger, asset by asset. Throws at the first difference; else tells what was done. */
export const soakPlay = async (world: World, ops: number, seed: number): Promise<string> => {
  const dice = diceOf(seed);
  const counts = new Map<ActionName, number>();
  const expected = new Map<string, bigint>();
  const finish = async (is: Expected): Promise<void> => {
    await drain(world, is);
    for (const [asset, minor] of [
      ["CNY", worthOfAll(is)],
      ["HHB", is.coins],
    ] as const)
      expected.set(asset, (expected.get(asset) ?? 0n) + minor);
  };
  let is = await newMember(world, "soak-0");
  for (let step = 0; step < ops; step += 1) {
    if (step > 0 && step % LIFE === 0) {
      await finish(is);
      is = await newMember(world, `soak-${step / LIFE}`);
    }
    const name = ACTION_NAMES[dice(ACTION_NAMES.length)] ?? "wait";
    counts.set(name, (counts.get(name) ?? 0) + 1);
    try {
      await ACTIONS[name](world, is, dice);
      await checkMember(world, is);
    } catch (error) {
      throw new Error(`Step ${step} (${name}) went wrong.`, { cause: error });
    }
  }
  await finish(is);
  const money = await memberMoney(world);
  for (const [asset, minor] of expected) same([asset, money.get(asset) ?? 0n], [asset, minor]);
  same(await findings(world), []);
  return `${ops} operations, 0 findings, members hold ${[...expected].map(([asset, minor]) => `${minor} ${asset}`).join(" and ")}. ${JSON.stringify(Object.fromEntries(counts))}`;
};
