import type { CallFunction, Client } from "../client-types.ts";
import type { AnyCall, CallCode, CallData, CallInput } from "../contract/index.ts";
import type { Intent } from "../intent.ts";
import type { Result } from "../result.ts";
import type { SealCode } from "../seal.ts";
import type { Sealing } from "../sealer.ts";

export type MoneyState =
  | "idle"
  /** On its way. */
  | "sending"
  /** The answer was lost; being asked for by key. Not a failure. */
  | "confirming"
  /** Has its one answer, in `result`. */
  | "settled"
  /** The server never had it; `retry()` sends it again with the same key. */
  | "unsent"
  /** The key could not be stored, so nothing was sent. */
  | "not_stored";

/** Input without the key, which the action makes; a function gets the sealer for calls that carry a password. */
export type MoneyInput<C extends AnyCall> =
  | Omit<CallInput<C>, "reqId">
  | ((sealing: Sealing) => Promise<Omit<CallInput<C>, "reqId">>);

export interface MoneyActionOptions<C extends AnyCall> {
  /** Called once per settled intention, also for one restored after a reload. */
  readonly onSettled?: (result: Result<CallData<C>, CallCode<C> | SealCode>) => void;
  /** Separates actions of the same call on one page, e.g. the id of a gift. */
  readonly scope?: string;
}

export interface MoneyAction<C extends AnyCall> {
  readonly state: MoneyState;
  readonly result: Result<CallData<C>, CallCode<C> | SealCode> | null;
  /** Sends once: while it runs, further calls give the running promise. Null when nothing settled. */
  readonly submit: (input: MoneyInput<C>) => Promise<Result<CallData<C>, CallCode<C> | SealCode> | null>;
  /** From `unsent`: the same input with the same key; from `confirming`: asks once more. */
  readonly retry: () => Promise<Result<CallData<C>, CallCode<C> | SealCode> | null>;
  /** Back to `idle`; refused while sending or confirming. */
  readonly reset: () => void;
  /** Intentions of this call that have no answer yet. */
  readonly pending: readonly Intent[];
}

export declare function useMoneyAction<C extends AnyCall & { readonly effect: "money" }>(
  select: (client: Client) => CallFunction<C>,
  options?: MoneyActionOptions<C>,
): MoneyAction<C>;
