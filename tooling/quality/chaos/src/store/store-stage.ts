import { type FullClient } from "@baize/api-client";
import { type AnyCall, contract } from "@baize/api-client/contract";
import type { FailingDatabase } from "@baize/ledger/testing";
import { seededRandom } from "../proxy/seeded-random.ts";
import { sideActionsOf, type Actor, LONG_MS, openClient, type Stage } from "../matrix/stage.ts";
import { nameOf, type StoreTimes } from "./store-times.ts";

export interface StoreCase {
  /** `area.call` */
  readonly name: string;
  readonly call: AnyCall;
  /** The boundary that fails, and how often. */
  readonly nth: number;
  readonly times: StoreTimes;
  readonly seed: number;
}

/** Calls whose answers end an outage: the money call itself and what asks about its key. */
const pathsOf = (call: AnyCall): readonly string[] => [
  call.path,
  contract.finance.operation.path,
  contract.finance.operationClose.path,
];

/** A client that lifts the store's fault once it has had so many answers, as an outage ends while a member waits. */
const liftingClient = (actor: Actor, call: AnyCall, store: FailingDatabase, answers: number): FullClient => {
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
  return openClient(actor, actor.brand.url, LONG_MS, send);
};

/** Runs a case of an actor whose store fails at the nth boundary after the case has armed it. */
export const onStoreStage = async <T>(
  actor: Actor,
  store: FailingDatabase,
  { name, call, nth, times, seed }: StoreCase,
  run: (stage: Stage) => Promise<T>,
): Promise<T> => {
  const random = seededRandom(seed, name, nth, nameOf(times));
  const client = liftingClient(actor, call, store, random.whole(1, 3));
  await client.session.start();
  try {
    return await run({
      brand: actor.brand,
      random,
      client: () => client,
      direct: actor.direct,
      arm: () => store.arm({ nth, mode: times === null ? "until_lifted" : "once" }),
      loseResponse: () => undefined,
      idle: async () => {
        store.lift();
        await actor.world.settle();
      },
      ...sideActionsOf(actor),
    });
  } finally {
    store.lift();
    client.close();
  }
};
