import { type FullClient } from "@baize/api-client";
import { type AnyCall, contract } from "@baize/api-client/contract";
import type { FailingDatabase, FaultPlan } from "@baize/ledger/testing";
import { diceOf } from "../proxy/dice.ts";
import { actsOf, type Lane, LONG_MS, openClient, type Stage } from "../matrix/stage.ts";

export interface StoreCase {
  /** `area.call` */
  readonly name: string;
  readonly call: AnyCall;
  readonly plan: FaultPlan;
  readonly seed: number;
}

/** Calls whose answers end an outage: the money call itself and what asks about its key. */
const pathsOf = (call: AnyCall): readonly string[] => [
  call.path,
  contract.finance.operation.path,
  contract.finance.operationClose.path,
];

/** A client that lifts the store's fault once it has had so many answers, as an outage ends while a member waits. */
const liftingClient = (lane: Lane, call: AnyCall, store: FailingDatabase, answers: number): FullClient => {
  let left = answers;
  const paths = pathsOf(call);
  const send: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    try {
      return await fetch(input, init);
    } finally {
      if (paths.includes(url.pathname)) left -= 1;
      if (left <= 0) store.lift();
    }
  };
  return openClient(lane, lane.shop.url, LONG_MS, send);
};

/** Runs a case on a lane whose store fails at the nth boundary after the case has armed it. */
export const onStoreStage = async <T>(
  lane: Lane,
  store: FailingDatabase,
  { name, call, plan, seed }: StoreCase,
  run: (stage: Stage) => Promise<T>,
): Promise<T> => {
  const dice = diceOf(seed, name, plan.nth, plan.mode);
  const client = liftingClient(lane, call, store, dice.whole(1, 3));
  await client.session.start();
  try {
    return await run({
      shop: lane.shop,
      dice,
      client: () => client,
      direct: lane.direct,
      arm: () => store.arm(plan),
      lose: () => undefined,
      calm: async () => {
        store.lift();
        await lane.world.settle();
      },
      ...actsOf(lane),
    });
  } finally {
    store.lift();
    client.close();
  }
};
