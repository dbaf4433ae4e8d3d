import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CallFunction } from "../client-types.ts";
import type { AnyCall, CallCode, CallData } from "../contract/index.ts";
import { isTransportError } from "../errors.ts";
import { carriesKey, type Intent } from "../intent.ts";
import type { Result } from "../result.ts";
import type { SealCode } from "../seal.ts";
import type { Sealing } from "../sealer.ts";
import type { IntentOutcome, MoneyCall } from "../settle-intent.ts";
import { useClient } from "./client-context.ts";
import { askNow, type KeylessInput, type MoneyPlace, pendingOf, resumeMoney, runMoney } from "./money-runs.ts";
import { useSession } from "./session.ts";

export type MoneyState =
  | "idle"
  /** On its way. */
  | "sending"
  /** Not known; asked for by key until it is, while there is a session. Not a failure: never say so. */
  | "confirming"
  /** Has its one answer, in `result`; a refusal means that nothing happened under its key, and nothing will. */
  | "settled"
  /** It did not reach the server: `retry()`, or `submit` with the same input, sends it with the same key. */
  | "unsent"
  /** The browser could not keep the key, so nothing was sent. */
  | "not_stored";

/** Input without the key, which the action makes; a function gets the sealer, for calls that carry a password. */
export type MoneyInput<C extends AnyCall> = KeylessInput<C> | ((sealing: Sealing) => Promise<KeylessInput<C>>);

/** The one answer of an intention. */
export type MoneyResult<C extends AnyCall> = Result<CallData<C>, CallCode<C> | SealCode>;

export interface MoneyActionOptions<C extends AnyCall> {
  /** Called once per settled intention, also for one restored after a reload. Balances are refreshed without it. */
  readonly onSettled?: ((result: MoneyResult<C>) => void) | undefined;
  /** Separates actions of the same call on one page, e.g. the id of a gift. */
  readonly scope?: string | undefined;
}

export interface MoneyAction<C extends AnyCall> {
  readonly state: MoneyState;
  readonly result: MoneyResult<C> | null;
  /** Sends once: while it runs, further calls give the running promise. Null when there is no answer yet. */
  readonly submit: (input: MoneyInput<C>) => Promise<MoneyResult<C> | null>;
  /** From `unsent` the same input with the same key; from `confirming` the next question at once, and null. */
  readonly retry: () => Promise<MoneyResult<C> | null>;
  /** Back to `idle`; does nothing while a run is under way. */
  readonly reset: () => void;
  /** Intentions of this action that have no answer yet, also those of before a reload. */
  readonly pending: readonly Intent[];
}

interface View<C extends AnyCall> {
  readonly state: MoneyState;
  readonly result: MoneyResult<C> | null;
  readonly pending: readonly Intent[];
}
type Outcome<C extends AnyCall> = IntentOutcome<C> | { readonly state: "settled"; readonly result: MoneyResult<C> };

/**
 * A money call as an action of a screen: one synchronous lock, one key per intention, lost answers asked
 * for, restored after a reload.
 *
 * ```tsx
 * const withdraw = useMoneyAction(useClient().finance.withdrawSubmit, { onSettled });
 * await withdraw.submit(async ({ seal, keyId }) => ({ accountId, amount, password: await seal(pin), keyId }));
 * ```
 */
export function useMoneyAction<C extends MoneyCall>(
  call: CallFunction<C>,
  options: MoneyActionOptions<C> = {},
): MoneyAction<C> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { epoch, memberId } = useSession();
  const { scope = "" } = options;
  const place = useMemo(() => ({ client, queryClient, call, scope }), [client, queryClient, call, scope]);

  const [view, setView] = useState<View<C>>({ state: "idle", result: null, pending: [] });
  const lock = useRef<Promise<MoneyResult<C> | null> | null>(null);
  const lastInput = useRef<MoneyInput<C> | null>(null);
  const isMounted = useRef(true);
  const onSettled = useRef(options.onSettled);
  useEffect(() => {
    onSettled.current = options.onSettled;
  });

  const show = useCallback(
    (state: MoneyState, result: MoneyResult<C> | null = null) => {
      if (isMounted.current) setView({ state, result, pending: pendingOf(place) });
    },
    [place],
  );
  const runLocked = useCallback(
    async (first: MoneyState, run: () => Promise<Outcome<C>>): Promise<MoneyResult<C> | null> => {
      const work = async (): Promise<MoneyResult<C> | null> => {
        show(first);
        try {
          const outcome = await run();
          const result: MoneyResult<C> | null = outcome.state === "settled" ? outcome.result : null;
          lock.current = null;
          if (result !== null) lastInput.current = null;
          show(outcome.state === "unknown" ? "confirming" : outcome.state, result);
          if (result !== null && isMounted.current) onSettled.current?.(result);
          return result;
        } catch (error) {
          lock.current = null;
          show("idle");
          throw error;
        }
      };
      lock.current ??= work();
      return lock.current;
    },
    [show],
  );

  const submit = useCallback(
    async (input: MoneyInput<C>) =>
      runLocked("sending", async () => {
        lastInput.current = input;
        let isLost = false;
        const onLost = (): void => {
          isLost = true;
          show("confirming");
        };
        const send = async (made: KeylessInput<C>): Promise<IntentOutcome<C>> => {
          lastInput.current = made;
          return runMoney(place, made, onLost);
        };
        const isWaitedFor = (): boolean => !isLost && isMounted.current;
        return typeof input === "function" ? sealedRun(place, input, send, isWaitedFor) : send(input);
      }),
    [place, runLocked, show],
  );
  const resume = useCallback(
    async (intent: Intent) => runLocked("confirming", async () => resumeMoney(place, intent)),
    [place, runLocked],
  );
  const { state } = view;
  const retry = useCallback(async () => {
    if (lock.current !== null) askNow(client);
    else if (lastInput.current !== null) {
      const mayRepeat = state === "unsent" || (state === "confirming" && !carriesKey(call.definition));
      if (mayRepeat) return submit(lastInput.current);
    }
    return null;
  }, [call, client, state, submit]);
  const reset = useCallback(() => {
    if (lock.current !== null) return;
    lastInput.current = null;
    show("idle");
  }, [show]);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    const newest = pendingOf(place).at(-1);
    if (newest !== undefined && lock.current === null) resume(newest).catch(client.report);
  }, [client, epoch, memberId, place, resume]);

  return { ...view, submit, retry, reset };
}

/**
 * Runs with the sealer; an input that could not even be made was not sent. After a change of the site's key it is
 * sealed and sent anew, as another intention, only while the member still waits: later there may be another press.
 */
async function sealedRun<C extends MoneyCall>(
  { client }: MoneyPlace<C>,
  make: (sealing: Sealing) => Promise<KeylessInput<C>>,
  send: (input: KeylessInput<C>) => Promise<IntentOutcome<C>>,
  isWaitedFor: () => boolean,
): Promise<Outcome<C>> {
  try {
    const sealed = await client.withSealed<IntentOutcome<C>, CallCode<C>>(async (sealing) => {
      const outcome = await send(await make(sealing));
      const refusal = outcome.state === "settled" && !outcome.result.ok ? outcome.result : null;
      const isStaleKey = refusal !== null && String(refusal.code) === "key_unknown";
      return isStaleKey && isWaitedFor() ? refusal : { ok: true, data: outcome };
    });
    return sealed.ok ? sealed.data : { state: "settled", result: sealed };
  } catch (error) {
    if (isTransportError(error)) return { state: "unsent" };
    throw error;
  }
}
