import type { WithdrawPasswordState } from "@baize/domain";
import type { CallData, Contract } from "../contract/index.ts";

export type MemberInfo = CallData<Contract["member"]["token"]>;
export type Balance = CallData<Contract["member"]["balance"]>;
export type MessageCounts = CallData<Contract["member"]["messageNum"]>;
export type Boot = CallData<Contract["service"]["md"]>;
export type PreInfo = CallData<Contract["service"]["preInfo"]>;

/** A shared read. `value` undefined means unknown: show "—", never 0. */
export interface Reading<T> {
  readonly value: T | undefined;
  /** The last value read, even when a later read failed; with `at` it tells its age. */
  readonly lastKnown: T | undefined;
  /** Epoch milliseconds of `lastKnown`. */
  readonly at: number | undefined;
  readonly isLoading: boolean;
  /** Whether the last read failed; it has been logged. */
  readonly failed: boolean;
  /** Reads now, past the throttle. */
  readonly refresh: () => Promise<void>;
}

/** The member; keeps the last known value when a refresh fails. */
export declare function useMember(): Reading<MemberInfo>;
/** The balance; `value` is unknown while the last read failed, so that money pages block submit. */
export declare function useBalance(): Reading<Balance>;
export declare function useMessageCounts(): Reading<MessageCounts>;
/** "unknown" until read and after a failed read: no withdraw button then. */
export declare function useWithdrawPassword(): WithdrawPasswordState | "unknown";
export declare function useBoot(): Reading<Boot>;
export declare function usePreInfo(): Reading<PreInfo>;
