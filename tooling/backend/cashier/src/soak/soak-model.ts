import { deepStrictEqual as expectEqual } from "node:assert";
import type { World } from "../testing/create-world.ts";
import { findings, memberMoney } from "../testing/ledger-state.ts";
import { ACTION_NAMES, type ActionName, ACTIONS, settleAll } from "./actions.ts";
import { checkMember, newMember, worthOfAll } from "./check-member.ts";
import type { MemberModel } from "./member-model.ts";
import { seededRandom } from "./random.ts";

/** Steps of one member before the next comes. */
const LIFE = 250;

/**
 * Runs `ops` random steps (docs/rules.md G1), each compared with the model, and in the end the whole ledger, asset by
 * asset. Throws at the first difference; else gives a summary.
 */
export const soakModel = async (world: World, ops: number, seed: number): Promise<string> => {
  const random = seededRandom(seed);
  const counts = new Map<ActionName, number>();
  const expected = new Map<string, bigint>();
  const finish = async (model: MemberModel): Promise<void> => {
    await settleAll(world, model);
    for (const [asset, minor] of [
      ["CNY", worthOfAll(model)],
      ["HHB", model.coins],
    ] as const)
      expected.set(asset, (expected.get(asset) ?? 0n) + minor);
  };
  let model = await newMember(world, "soak-0");
  for (let step = 0; step < ops; step += 1) {
    if (step > 0 && step % LIFE === 0) {
      await finish(model);
      model = await newMember(world, `soak-${step / LIFE}`);
    }
    const name = ACTION_NAMES[random(ACTION_NAMES.length)] ?? "wait";
    counts.set(name, (counts.get(name) ?? 0) + 1);
    try {
      await ACTIONS[name](world, model, random);
      await checkMember(world, model);
    } catch (error) {
      throw new Error(`Step ${step} (${name}) went wrong.`, { cause: error });
    }
  }
  await finish(model);
  const money = await memberMoney(world);
  for (const [asset, minor] of expected) expectEqual([asset, money.get(asset) ?? 0n], [asset, minor]);
  expectEqual(await findings(world), []);
  const held = [...expected].map(([asset, minor]) => `${minor} ${asset}`).join(" and ");
  return `${ops} operations, 0 findings, members hold ${held}. ${JSON.stringify(Object.fromEntries(counts))}`;
};
