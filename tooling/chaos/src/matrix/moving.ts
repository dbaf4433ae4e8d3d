import {
  type CallCode,
  type CallData,
  type CallInput,
  confirmIntent,
  createIntent,
  fingerprintOf,
  type IntentOutcome,
  type MoneyCall,
  pendingIntents,
  type Result,
  sendIntent,
} from "@baize/api-client";
import { parse } from "valibot";
import { differ, type Findings, type Moves, movesBetween, type Scenario, type Select } from "./scenario.ts";
import { must, PAUSES_MS, type Stage, TRIES } from "./stage.ts";

/** The member's input without the key, which the client makes. */
type Keyless<C extends MoneyCall> = Omit<CallInput<C>, "reqId">;

interface Moving<C extends MoneyCall> {
  readonly input: (stage: Stage) => Promise<Keyless<C>>;
  /** An input that must be refused, and with which code. */
  readonly wrong?: (input: Keyless<C>, stage: Stage) => { readonly input: Keyless<C>; readonly code: CallCode<C> };
  /** What an accepted answer says has moved. */
  readonly moves: (data: CallData<C>, stage: Stage) => Moves;
  /** Further truths about an accepted answer. */
  readonly isTrue?: (stage: Stage, data: CallData<C>) => Promise<Findings>;
  /** Undoes it, past the proxy. */
  readonly tidy?: (stage: Stage, data: CallData<C>) => Promise<void>;
  /** Before the fault is set. */
  readonly prepare?: (stage: Stage, input: Keyless<C>) => Promise<void>;
  /** For answers that may come while the work goes on. */
  readonly open?: Open<CallData<C>>;
}

/** An answer that says "processing" is true for its moment; what it left open is asked for again. */
interface Open<D> {
  /** The answer with what it left open taken from the end of the work: all else must have been right from the start. */
  readonly finish: (shown: D, end: D) => D;
  /** What the member sees next, told against the end. */
  readonly look: (stage: Stage, shown: D, end: D) => Promise<Findings>;
}

type Told<C extends MoneyCall> = { readonly ok: true; readonly data: CallData<C> } | { readonly ok: false; readonly code: string | undefined; readonly detail: unknown };

interface Settled<C extends MoneyCall> {
  readonly key: string;
  /** Null: no answer, however often it was asked for. */
  readonly result: Result<CallData<C>, CallCode<C>> | null;
}

/** What the client's own settling comes to when the member presses "again" after each end without an answer. */
const settle = async <C extends MoneyCall>({ client: clientFor, shop }: Stage, select: Select<C>, input: Keyless<C>): Promise<Settled<C>> => {
  const { storage, now } = clientFor(0);
  const { definition } = select(clientFor(0));
  const [member, at] = [shop.code, now()];
  const made = createIntent(storage, { path: definition.path, member, fingerprint: fingerprintOf(definition, input), now: at });
  if (made === null) throw new Error("The intent could not be stored.");
  const { key } = made;
  const keyed = { ...input, reqId: key } as CallInput<C>;
  const options = { pausesMs: PAUSES_MS };
  let outcome: IntentOutcome<C> = { state: "unsent" };
  for (let nth = 0; nth < TRIES && outcome.state !== "settled"; nth += 1) {
    const client = clientFor(nth);
    const intent = pendingIntents(storage, member, at).find((one) => one.key === key) ?? made;
    outcome = outcome.state === "unsent" ? await sendIntent(client, select(client), intent, keyed, options) : await confirmIntent(client, definition, intent, options);
  }
  return { key, result: outcome.state === "settled" ? outcome.result : null };
};

/** The server's own record of a key, past the proxy. */
const recordOf = async <C extends MoneyCall>({ direct }: Stage, definition: C, reqId: string): Promise<Told<C> | null> => {
  const { answer } = must(await direct.finance.operation({ reqId }));
  if (answer === null) return null;
  const told = JSON.parse(answer) as { readonly status: boolean; readonly data: unknown; readonly code?: string };
  return told.status ? { ok: true, data: parse<C["data"]>(definition.data, told.data) } : { ok: false, code: told.code, detail: told.data };
};

/** The answer shown, without the server's words, and finished where it may have come while the work went on. */
const finished = <C extends MoneyCall>(result: Result<CallData<C>, CallCode<C>>, record: Told<C> | null, open: Open<CallData<C>> | undefined): Told<C> => {
  if (!result.ok) return { ok: false, code: result.code, detail: result.detail };
  return open && record?.ok ? { ok: true, data: open.finish(result.data, record.data) } : result;
};

/**
 * A call that moves money: one intent with one key, settled by the client's own means. In the end the answer shown is
 * the one on record, and the ledger has moved by exactly what that says, once; for a refusal, not at all.
 */
export const moving =
  <C extends MoneyCall>(select: Select<C>) =>
  ({ input: prepareInput, wrong, moves, isTrue, tidy, prepare, open }: Moving<C>): Scenario =>
  async (stage) => {
    const right = await prepareInput(stage);
    const refused = wrong && stage.dice.flip(0.25) ? wrong(right, stage) : null;
    const before = await stage.shop.books();
    await prepare?.(stage, right);
    stage.arm();
    const { key, result } = await settle(stage, select, refused?.input ?? right);
    await stage.calm();
    const moved = movesBetween(before, await stage.shop.books());
    const record = await recordOf(stage, select(stage.direct).definition, key);
    const findings: string[] = [];
    if (result === null) findings.push(`no answer in ${TRIES} rounds, and the server has ${record === null ? "nothing" : "one"}`);
    else if (result.ok || record !== null) findings.push(...differ("answer shown against the one on record", finished(result, record, open), record));
    if (refused !== null) findings.push(...differ("refusal", result === null || result.ok ? result : result.code, refused.code));
    else if (result !== null && !result.ok) findings.push(`shown as refused with ${result.code} ${JSON.stringify(result.detail)}`);
    findings.push(...differ("moves in the ledger", moved, record?.ok ? moves(record.data, stage) : {}));
    const { storage, now } = stage.client(0);
    const left = pendingIntents(storage, stage.shop.code, now());
    if (result !== null && left.some((one) => one.key === key)) findings.push("the intent is still pending after its answer");
    if (!result?.ok || !record?.ok) return findings;
    findings.push(...((await open?.look(stage, result.data, record.data)) ?? []));
    findings.push(...((await isTrue?.(stage, record.data)) ?? []));
    await tidy?.(stage, record.data);
    return findings;
  };
