import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { CallFunction, Client } from "../client-types.ts";
import { type AnyCall, balance, type CallInput } from "../contract/index.ts";
import { isTransportError } from "../errors.ts";
import { carriesKey, createIntent, fingerprintOf, forgetIntent, type Intent, pendingIntents } from "../intent.ts";
import { confirmIntent, type IntentOutcome, type MoneyCall, sendIntent } from "../settle-intent.ts";
import { applyBalance, refreshAfterMoney } from "./refresh.ts";

/** After this long a request that the server does not have can no longer be on its way. */
const ABSENT_FOR_GOOD_MS = 600_000;

const withBalance = v.object({ balance });
const running = new WeakMap<Client, Map<string, Promise<IntentOutcome<AnyCall>>>>();

/** A call of one action on one page. */
export interface MoneyPlace<C extends MoneyCall> {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly call: CallFunction<C>;
  /** Separates actions of the same call on one page. */
  readonly scope: string;
}

/** Input without its key. */
export type KeylessInput<C extends AnyCall> = Omit<CallInput<C>, "reqId">;

/** Sends an intention once, with the key it already has when it has one; `onLost` tells that its answer was lost. */
export async function runMoney<C extends MoneyCall>(place: MoneyPlace<C>, input: KeylessInput<C>, onLost: () => void): Promise<IntentOutcome<C>> {
  const { client, call, scope } = place;
  if (!carriesKey(call.definition)) return runKeyless(place, input);
  const intent = createIntent(client.storage, {
    path: call.definition.path,
    member: ownersOf(client)[0] ?? "",
    fingerprint: `${scope}|${fingerprintOf(call.definition, input)}`,
    now: client.now(),
  });
  if (intent === null) return { state: "not_stored" };
  const keyed = { ...input, reqId: intent.key } as CallInput<C>;
  return joined(client, intent.key, async () => concluded(place, await sendIntent(client, call, intent, keyed, { onLost })));
}

/** Asks what became of a pending intention, or joins the run that is at it. Absent for good is forgotten. */
export async function resumeMoney<C extends MoneyCall>(place: MoneyPlace<C>, intent: Intent): Promise<IntentOutcome<C>> {
  const { client, call } = place;
  return joined(client, intent.key, async () => {
    const isOld = client.now() - intent.createdAt > ABSENT_FOR_GOOD_MS;
    const outcome = await confirmIntent(client, call.definition, intent, isOld ? { pausesMs: [0] } : {});
    if (isOld && outcome.state === "unsent") forgetIntent(client.storage, intent.key, client.now());
    return concluded(place, outcome);
  });
}

/** Intentions of this action without an answer, oldest first. */
export function pendingOf<C extends MoneyCall>({ client, call, scope }: Omit<MoneyPlace<C>, "queryClient">): readonly Intent[] {
  return ownersOf(client)
    .flatMap((owner) => pendingIntents(client.storage, owner, client.now()))
    .filter(({ path, fingerprint }) => path === call.definition.path && fingerprint.startsWith(`${scope}|`));
}

/** The member, and the session's family for an intention made before the member's id was known. */
function ownersOf(client: Client): string[] {
  return [client.session.get().memberId, client.session.family()].filter((owner) => owner !== null);
}

/** Calls that happen once by their own nature need no key: after a lost answer they may simply be sent again. */
async function runKeyless<C extends MoneyCall>(place: MoneyPlace<C>, input: KeylessInput<C>): Promise<IntentOutcome<C>> {
  try {
    const call = place.call as (input: KeylessInput<C>) => ReturnType<CallFunction<C>>;
    return concluded(place, { state: "settled", result: await call(input) });
  } catch (error) {
    if (isTransportError(error)) return { state: "unsent" };
    throw error;
  }
}

/** A money answer forces one refresh past the throttle and brings its balance along. */
function concluded<C extends MoneyCall>({ queryClient }: MoneyPlace<C>, outcome: IntentOutcome<C>): IntentOutcome<C> {
  if (outcome.state !== "settled" || !outcome.result.ok) return outcome;
  const brought = v.safeParse(withBalance, outcome.result.data);
  if (brought.success) applyBalance(queryClient, brought.output.balance);
  void refreshAfterMoney(queryClient);
  return outcome;
}

async function joined<C extends AnyCall>(client: Client, key: string, run: () => Promise<IntentOutcome<C>>): Promise<IntentOutcome<C>> {
  const runs = running.get(client) ?? new Map<string, Promise<IntentOutcome<AnyCall>>>();
  running.set(client, runs);
  const present = runs.get(key) as Promise<IntentOutcome<C>> | undefined;
  if (present !== undefined) return present;
  const started = run().finally(() => runs.delete(key));
  runs.set(key, started);
  return started;
}
