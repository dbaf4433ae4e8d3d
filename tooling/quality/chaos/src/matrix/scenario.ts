import { isDeepStrictEqual } from "node:util";
import type { AnyCall, CallCode, CallData, CallFunction, CallInput, FullClient, Result } from "@baize/api-client";
import type { Books } from "./start-world.ts";
import { attempt, untilAnswered, expectOk, type Stage, TRIES } from "./stage.ts";

/** What was wrong, as sentences; none when all is right. */
export type Findings = readonly string[];
/** How a member uses one call under a fault, and how what is shown is checked. */
export type Scenario = (stage: Stage) => Promise<Findings>;
export type Select<C extends AnyCall> = (client: FullClient) => CallFunction<C>;

/** Calls with an input that may be empty. */
export const ask = async <C extends AnyCall>(
  call: CallFunction<C>,
  input: CallInput<C>,
): Promise<Result<CallData<C>, CallCode<C>>> => (call as (input: CallInput<C>) => ReturnType<CallFunction<C>>)(input);

/** Sentences about two things that ought to be the same. */
export const differ = (what: string, seen: unknown, expected: unknown): Findings => {
  if (isDeepStrictEqual(seen, expected)) return [];
  const print = (value: unknown): string =>
    JSON.stringify(value instanceof Map ? [...value] : value, (_key, part: unknown) =>
      typeof part === "bigint" ? `${part}n` : part,
    ).slice(0, 600);
  return [`${what}: seen ${print(seen)}, expected ${print(expected)}`];
};

/** Moves of a member's accounts by name, in minor units. Those that are not named stay. */
export type Moves = Readonly<Record<string, { readonly balance?: bigint; readonly held?: bigint }>>;
export const movesBetween = (before: Books, after: Books): Moves => {
  const moves: Record<string, { balance?: bigint; held?: bigint }> = {};
  for (const [name, { balance, held }] of after) {
    const was = before.get(name) ?? { balance: 0n, held: 0n };
    const move = {
      ...(balance === was.balance ? {} : { balance: balance - was.balance }),
      ...(held === was.held ? {} : { held: held - was.held }),
    };
    if (Object.keys(move).length > 0) moves[name] = move;
  }
  return moves;
};

interface Reading<C extends AnyCall> {
  readonly input?: (stage: Stage) => Promise<CallInput<C>>;
  /** Compares with what the server says; default: by the same call, not through the proxy. */
  readonly verify?: (stage: Stage, shown: CallData<C>, input: CallInput<C>) => Promise<Findings>;
}

/** A call that moves nothing: asked again until it answers, it shows what the server says. */
export const reading =
  <C extends AnyCall>(select: Select<C>) =>
  ({ input: prepare, verify }: Reading<C> = {}): Scenario =>
  async (stage) => {
    const input = prepare ? await prepare(stage) : ({} as CallInput<C>);
    const before = await stage.brand.books();
    stage.arm();
    const shown = await untilAnswered(stage, (client) => ask(select(client), input));
    await stage.idle();
    const moved = differ("moves of a call that moves nothing", movesBetween(before, await stage.brand.books()), {});
    const findings = verify
      ? await verify(stage, shown, input)
      : differ("what is shown", shown, expectOk(await ask(select(stage.direct), input)));
    return [...moved, ...findings];
  };

interface Writing<C extends AnyCall> {
  readonly input: (stage: Stage) => Promise<CallInput<C>>;
  /** What a screen reads to know whether it is done. */
  readonly isDone: (client: FullClient, input: CallInput<C>) => Promise<boolean>;
  /** Refusals that say no more than that it has been done before. */
  readonly doneCodes?: readonly CallCode<C>[];
  /** Once nothing is on its way: whether it was done exactly once. */
  readonly verify?: (stage: Stage, input: CallInput<C>, shown: CallData<C> | null) => Promise<Findings>;
  readonly cleanUp?: (stage: Stage, input: CallInput<C>) => Promise<void>;
}

/**
 * A change without money and without a key. After a lost answer the screen reads whether it is done, and sends it again
 * when it is not; a refusal that says it was done before is then right.
 */
export const writing =
  <C extends AnyCall>(select: Select<C>) =>
  ({ input: prepare, isDone, doneCodes = [], verify, cleanUp }: Writing<C>): Scenario =>
  async (stage) => {
    const input = await prepare(stage);
    const before = await stage.brand.books();
    const look = async (): Promise<boolean> =>
      untilAnswered(stage, async (client) => ({ ok: true, data: await isDone(client, input) }));
    const findings: string[] = [];
    let [isLost, isShownDone] = [false, false];
    let shown: CallData<C> | null = null;
    stage.arm();
    for (let nth = 0; nth < TRIES && !isShownDone; nth += 1) {
      const result = await attempt(() => ask(select(stage.client(nth)), input));
      if (result === null) {
        isLost = true;
        isShownDone = await look();
      } else if (result.ok) {
        shown = result.data;
        isShownDone = true;
      } else {
        const saysDone = (doneCodes as readonly string[]).includes(result.code);
        if (!isLost || !saysDone)
          findings.push(
            `shown as refused with ${result.code}, and ${(await isDone(stage.direct, input)) ? "done" : "not done"}`,
          );
        isShownDone = true;
      }
    }
    if (!isShownDone) findings.push(`not done in ${TRIES} tries`);
    await stage.idle();
    if (!(await isDone(stage.direct, input))) findings.push("shown as done, and not done");
    if (!(await look())) findings.push("done, and shown as not done");
    findings.push(...differ("moves of a call that moves nothing", movesBetween(before, await stage.brand.books()), {}));
    findings.push(...((await verify?.(stage, input, shown)) ?? []));
    await cleanUp?.(stage, input);
    return findings;
  };
