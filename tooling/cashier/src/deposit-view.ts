import type { CallData, contract } from "@baize/api-client/contract";
import type { DepositStatus } from "@baize/domain";
import type { DepositFacts } from "./deposit-rules.ts";
import { decimal, instant, instantOrNull } from "./env.ts";
import type { OrderRow } from "./tables.ts";

export const depositFacts = (row: OrderRow): DepositFacts => JSON.parse(row.facts) as DepositFacts;
export const depositState = (row: Pick<OrderRow, "state">): DepositStatus => row.state as DepositStatus;

/** The order as it stands at `now`: an unpaid one past its deadline has expired, whether or not the job has run. */
export const depositAt = (row: OrderRow, now: number): OrderRow =>
  row.state === "awaiting_payment" && row.deadline !== null && row.deadline <= BigInt(now) ? { ...row, state: "expired", settled_at: row.deadline } : row;

type DepositOrder = CallData<typeof contract.finance.depositOrder>;

export const viewDeposit = (stored: OrderRow, zone: string, now: number): DepositOrder => {
  const row = depositAt(stored, now);
  const { kind, channelName, payAmount, payAsset, payee, coin } = depositFacts(row);
  return {
    id: row.id,
    state: depositState(row),
    kind,
    channelId: row.target,
    channelName,
    amount: decimal(row.amount, row.currency),
    payAmount,
    payAsset,
    fee: decimal(row.fee, row.currency),
    receive: decimal(row.effect, row.currency),
    currency: row.currency,
    payee,
    coin,
    noteCode: row.note_code ?? "",
    createdAt: instant(row.created_at, zone),
    deadline: instant(row.deadline ?? row.created_at, zone),
    settledAt: instantOrNull(row.settled_at, zone),
    reason: row.reason,
    serverTime: instant(now, zone),
  };
};
