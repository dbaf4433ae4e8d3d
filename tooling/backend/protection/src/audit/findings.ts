import type { LimitPeriod } from "@baize/domain";
import { endOf } from "../pauses/pauses.ts";
import type { LimitRow, PauseRow } from "../store/tables.ts";

export interface ProtectionFinding {
  readonly rule:
    | "over_deposit_limit"
    | "over_stake_limit"
    | "over_loss_limit"
    | "over_time_limit"
    | "deposit_while_paused"
    | "bet_while_paused"
    | "bet_while_check_due";
  /** The order's or the bet's id. */
  readonly subject: string;
  readonly detail: string;
}

/** What protected a member, with what is over. */
export interface Protected {
  readonly limits: readonly LimitRow[];
  readonly pauses: readonly PauseRow[];
  readonly zone: string;
}

/** The limit of a period that was certainly in force. */
export const limitAt = (limits: readonly LimitRow[], period: LimitPeriod, at: number): LimitRow | undefined =>
  limits.find(
    (row) => row.period === period && Number(row.since) < at && (row.until === null || Number(row.until) > at),
  );

/** The pause that was certainly in force. */
export const pauseAt = (pauses: readonly PauseRow[], at: number): PauseRow | undefined =>
  pauses.find((row) => Number(row.since) < at && at < endOf(row));
