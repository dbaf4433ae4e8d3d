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
import { UNRECORDED_CODES } from "@baize/api-client/contract";
import { parse } from "valibot";
import { ask, differ, type Findings, type Moves, movesBetween, type Scenario, type Select } from "./scenario.ts";
import { attempt, expectOk, PAUSES_MS, type Stage, TRIES } from "./stage.ts";

/** The member's input without the key, which the client makes. */
export type Keyless<C extends MoneyCall> = Omit<CallInput<C>, "reqId">;

interface Moving<C extends MoneyCall> {
  readonly input: (stage: Stage) => Promise<Keyless<C>>;
  /** An input that must be refused, and with which code. */
  readonly invalid?: (input: Keyless<C>, stage: Stage) => { readonly input: Keyless<C>; readonly code: CallCode<C> };
  /** What an accepted answer says has moved. */
  readonly moves: (data: CallData<C>, stage: Stage) => Moves;
  /** Further checks of an accepted answer. */
  readonly verify?: (stage: Stage, data: CallData<C>) => Promise<Findings>;
  /** Undoes it, not through the proxy. */
  readonly cleanUp?: (stage: Stage, data: CallData<C>) => Promise<void>;
  /** Before the fault is set. */
  readonly prepare?: (stage: Stage, input: Keyless<C>) => Promise<void>;
  /** For answers that may come while the work goes on. */
  readonly open?: Open<CallData<C>>;
}

/** An answer that says "processing" is true for its moment; what it left open is asked for again. */
interface Open<D> {
  /** The answer with what it left open taken from the end of the work: all else must have been right from the start. */
  readonly finish: (shown: D, end: D) => D;
  /** What the member sees next, compared with the end. */
  readonly look: (stage: Stage, shown: D, end: D) => Promise<Findings>;
}

type RecordedAnswer<C extends MoneyCall> =
  | { readonly ok: true; readonly data: CallData<C> }
  | { readonly ok: false; readonly code: string | undefined; readonly detail: unknown };

/** One intent with one key. */
export interface Submission<C extends MoneyCall> {
  readonly key: string;
  /** Null: no answer, however often it was asked for. */
  readonly result: Result<CallData<C>, CallCode<C>> | null;
}

/** How long one client asks before the next one goes on, in milliseconds. */
const ROUND_MS = 1_500;
/** So many questions wait for a request that may still be on its way, before its key is closed. */
const QUESTIONS = 3;

/** Settles one intent by the client's own means. */
const settle = async <C extends MoneyCall>(
  { client: clientFor, brand }: Pick<Stage, "client" | "brand">,
  select: Select<C>,
  input: Keyless<C>,
): Promise<Submission<C>> => {
  const { storage, now } = clientFor(0);
  const { definition } = select(clientFor(0));
  const [member, at] = [brand.code, now()];
  const made = createIntent(storage, {
    path: definition.path,
    member,
    fingerprint: fingerprintOf(definition, input),
    now: at,
  });
  if (made === null) throw new Error("The intent could not be stored.");
  const { key } = made;
  const keyed = { ...input, reqId: key } as CallInput<C>;
  let outcome: IntentOutcome<C> = { state: "unsent" };
  for (let nth = 0; nth < TRIES && outcome.state !== "settled"; nth += 1) {
    const client = clientFor(nth);
    const intent = pendingIntents(storage, member, at).find((one) => one.key === key) ?? made;
    const options = { pausesMs: PAUSES_MS, questions: QUESTIONS, signal: AbortSignal.timeout(ROUND_MS) };
    outcome =
      outcome.state === "unsent"
        ? await sendIntent(client, select(client), intent, keyed, options)
        : await confirmIntent(client, definition, intent, options);
  }
  return { key, result: outcome.state === "settled" ? outcome.result : null };
};

/** Codes that say "nothing happened, submit again". */
const asksAgain = (code: string): boolean => code === "not_executed" || UNRECORDED_CODES.has(code);

/** Submits, each time under a new key, as long as the answer says that nothing happened. */
export const submitUntilDone = async <C extends MoneyCall>(
  stage: Pick<Stage, "client" | "brand">,
  select: Select<C>,
  input: Keyless<C>,
): Promise<readonly [Submission<C>, ...Submission<C>[]]> => {
  const submissions: [Submission<C>, ...Submission<C>[]] = [await settle(stage, select, input)];
  for (let nth = 1; nth < TRIES; nth += 1) {
    const result = submissions.at(-1)?.result;
    if (!result || result.ok || !asksAgain(result.code)) break;
    submissions.push(await settle(stage, select, input));
  }
  return submissions;
};

/** The server's own record of a key, not through the proxy. */
const recordOf = async <C extends MoneyCall>(
  { direct }: Stage,
  definition: C,
  reqId: string,
): Promise<RecordedAnswer<C> | null> => {
  const { answer } = expectOk(await direct.finance.operation({ reqId }));
  if (answer === null) return null;
  const recorded = JSON.parse(answer) as { readonly status: boolean; readonly data: unknown; readonly code?: string };
  return recorded.status
    ? { ok: true, data: parse<C["data"]>(definition.data, recorded.data) }
    : { ok: false, code: recorded.code, detail: recorded.data };
};

/** The answer shown, without the server's words, and finished where it may have come while the work went on. */
const finished = <C extends MoneyCall>(
  result: Result<CallData<C>, CallCode<C>>,
  record: RecordedAnswer<C> | null,
  open: Open<CallData<C>> | undefined,
): RecordedAnswer<C> => {
  if (!result.ok) return { ok: false, code: result.code, detail: result.detail };
  return open && record?.ok ? { ok: true, data: open.finish(result.data, record.data) } : result;
};

/** Sends the keys once more after the end, as a late network does: nothing moves. */
const resubmit = async <C extends MoneyCall>(
  stage: Stage,
  select: Select<C>,
  input: Keyless<C>,
  submissions: readonly Submission<C>[],
): Promise<Findings> => {
  const before = await stage.brand.books();
  for (const { key } of submissions)
    await attempt(() => ask(select(stage.direct), { ...input, reqId: key } as CallInput<C>));
  await stage.idle();
  return differ("moves when an old key is sent again", movesBetween(before, await stage.brand.books()), {});
};

/**
 * A call that moves money: one intent with one key, settled by the client's own means. In the end the answer shown is
 * the one on record, and the ledger has moved by exactly what that says, once; for a refusal, not at all.
 */
export const moving =
  <C extends MoneyCall>(select: Select<C>) =>
  ({ input: prepareInput, invalid, moves, verify, cleanUp, prepare, open }: Moving<C>): Scenario =>
  async (stage) => {
    const right = await prepareInput(stage);
    const refused = invalid && stage.random.flip(0.25) ? invalid(right, stage) : null;
    const before = await stage.brand.books();
    await prepare?.(stage, right);
    stage.arm();
    const input = refused?.input ?? right;
    const submissions = await submitUntilDone(stage, select, input);
    await stage.idle();
    const { key, result } = submissions.at(-1) ?? submissions[0];
    const moved = movesBetween(before, await stage.brand.books());
    const record = await recordOf(stage, select(stage.direct).definition, key);
    const findings: string[] = [];
    for (const earlier of submissions.slice(0, -1)) {
      const closed = await recordOf(stage, select(stage.direct).definition, earlier.key);
      const code = closed === null || closed.ok ? closed : closed.code;
      findings.push(...differ("record of a key that was said to have done nothing", code, "not_executed"));
    }
    if (result === null)
      findings.push(`no answer in ${TRIES} rounds, and the server has ${record === null ? "nothing" : "one"}`);
    else if (result.ok || record !== null)
      findings.push(...differ("answer shown against the one on record", finished(result, record, open), record));
    if (refused !== null)
      findings.push(...differ("refusal", result === null || result.ok ? result : result.code, refused.code));
    else if (result !== null && !result.ok)
      findings.push(`shown as refused with ${result.code} ${JSON.stringify(result.detail)}`);
    findings.push(...differ("moves in the ledger", moved, record?.ok ? moves(record.data, stage) : {}));
    findings.push(...(await resubmit(stage, select, input, submissions)));
    const { storage, now } = stage.client(0);
    const left = pendingIntents(storage, stage.brand.code, now());
    if (result !== null && left.some((one) => one.key === key))
      findings.push("the intent is still pending after its answer");
    if (!result?.ok || !record?.ok) return findings;
    findings.push(...((await open?.look(stage, result.data, record.data)) ?? []));
    findings.push(...((await verify?.(stage, record.data)) ?? []));
    await cleanUp?.(stage, record.data);
    return findings;
  };
