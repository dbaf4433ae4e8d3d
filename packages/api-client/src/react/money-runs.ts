import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { CallFunction, Client } from "../client-types.ts";
import { type AnyCall, balance, type CallInput } from "../contract/index.ts";
import { carriesKey, createIntent, fingerprintOf, forgetIntent, type Intent, pendingIntents } from "../intent.ts";
import {
  confirmIntent,
  type ConfirmOptions,
  type IntentOutcome,
  type MoneyCall,
  sendIntent,
  sendKeyless,
} from "../settle-intent.ts";
import { applyBalance, refreshAfterMoney } from "./refresh.ts";

/** After this long a request can no longer be on its way: its key is closed at the first question. */
const ON_ITS_WAY_MS = 60_000;
/** After this long a request that a back end without closing does not have is given up. */
const ABSENT_FOR_GOOD_MS = 600_000;

const withBalance = v.object({ balance });

/** Of one client: the runs under way by key, and the way to bring their next questions forward. */
interface MoneyRuns {
  readonly runs: Map<string, Promise<IntentOutcome<AnyCall>>>;
  readonly trigger: EventTarget;
}
const runsByClient = new WeakMap<Client, MoneyRuns>();

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

/**
 * Sends an intention once, with the key it already has when it has one; `onLost` is called when its end is not known at
 * once.
 */
export async function runMoney<C extends MoneyCall>(
  place: MoneyPlace<C>,
  input: KeylessInput<C>,
  onLost: () => void,
): Promise<IntentOutcome<C>> {
  const { client, call, scope } = place;
  if (!carriesKey(call.definition)) {
    const { trigger } = runsOf(client);
    return concluded(place, await sendKeyless(client, call, input, { trigger, onLost }));
  }
  const intent = createIntent(client.storage, {
    path: call.definition.path,
    member: ownersOf(client)[0] ?? "",
    fingerprint: `${scope}|${fingerprintOf(call.definition, input)}`,
    now: client.now(),
  });
  if (intent === null) return { state: "not_stored" };
  const keyed = { ...input, reqId: intent.key } as CallInput<C>;
  return joined(place, intent, async (trigger) => sendIntent(client, call, intent, keyed, { trigger, onLost }));
}

/** Asks what became of a pending intention, or joins the run that is at it. */
export async function resumeMoney<C extends MoneyCall>(
  place: MoneyPlace<C>,
  intent: Intent,
): Promise<IntentOutcome<C>> {
  const { client } = place;
  return joined(place, intent, async (trigger) => {
    const outcome = await confirmOnce(place, intent, trigger);
    const isGivenUp = outcome.state === "unsent" && client.now() - intent.createdAt > ABSENT_FOR_GOOD_MS;
    if (isGivenUp) forgetIntent(client.storage, intent.key, client.now());
    return outcome;
  });
}

/** Brings the next question of every run of this client forward. */
export function askNow(client: Client): void {
  runsOf(client).trigger.dispatchEvent(new Event("ask"));
}

async function confirmOnce<C extends MoneyCall>(
  { client, call }: MoneyPlace<C>,
  intent: Intent,
  trigger: ConfirmOptions["trigger"],
): Promise<IntentOutcome<C>> {
  const isOld = client.now() - intent.createdAt > ON_ITS_WAY_MS;
  return confirmIntent(client, call.definition, intent, { trigger, ...(isOld && { questions: 0 }) });
}

/** Intentions of this action without an answer, oldest first. */
export function pendingOf<C extends MoneyCall>({
  client,
  call,
  scope,
}: Omit<MoneyPlace<C>, "queryClient">): readonly Intent[] {
  return ownersOf(client)
    .flatMap((owner) => pendingIntents(client.storage, owner, client.now()))
    .filter(({ path, fingerprint }) => path === call.definition.path && fingerprint.startsWith(`${scope}|`));
}

/** The member, and the session's family for an intention made before the member's id was known. */
function ownersOf(client: Client): string[] {
  return [client.session.get().memberId, client.session.family()].filter((owner) => owner !== null);
}

/** A money answer forces one refresh past the throttle and brings its balance along. */
function concluded<C extends MoneyCall>({ queryClient }: MoneyPlace<C>, outcome: IntentOutcome<C>): IntentOutcome<C> {
  if (outcome.state !== "settled" || !outcome.result.ok) return outcome;
  const parsed = v.safeParse(withBalance, outcome.result.data);
  if (parsed.success) applyBalance(queryClient, parsed.output.balance);
  void refreshAfterMoney(queryClient);
  return outcome;
}

function runsOf(client: Client): MoneyRuns {
  const found = runsByClient.get(client) ?? { runs: new Map(), trigger: new EventTarget() };
  runsByClient.set(client, found);
  return found;
}

/** One run a key: the one under way, or a new one. A next session of the same member asks on where one ends. */
async function joined<C extends MoneyCall>(
  place: MoneyPlace<C>,
  { key }: Intent,
  run: (trigger: EventTarget) => Promise<IntentOutcome<C>>,
): Promise<IntentOutcome<C>> {
  const { client } = place;
  const { runs, trigger } = runsOf(client);
  const present = runs.get(key) as Promise<IntentOutcome<C>> | undefined;
  if (present !== undefined) return present;
  const follow = async (): Promise<IntentOutcome<C>> => {
    let outcome = await run(trigger);
    while (outcome.state === "unknown") {
      const mine = client.session.hasToken() ? pendingOf(place).find((one) => one.key === key) : undefined;
      if (mine === undefined) break;
      outcome = await confirmOnce(place, mine, trigger);
    }
    return concluded(place, outcome);
  };
  const started = follow().finally(() => runs.delete(key));
  runs.set(key, started);
  return started;
}
