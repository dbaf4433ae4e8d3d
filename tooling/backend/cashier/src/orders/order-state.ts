import {
  DEPOSIT_STATUSES,
  type DepositStatus,
  type TransactionStatus,
  TRANSFER_STATUSES,
  type TransferStatus,
  WITHDRAW_STATUSES,
  type WithdrawStatus,
} from "@baize/domain";
import type { OrderRow } from "../store/tables.ts";

type Stateful = Pick<OrderRow, "id" | "state">;

/** The order's state as one of its kind. Throws for a state of another kind, which the cashier never writes. */
const stateAmong = <S extends TransactionStatus>(states: readonly S[], { id, state }: Stateful): S => {
  const known = states.find((one) => one === state);
  if (known === undefined)
    throw new Error(`Order "${id}" has the state "${state}", which its kind does not know. Look at the database.`);
  return known;
};

export const depositState = (row: Stateful): DepositStatus => stateAmong(DEPOSIT_STATUSES, row);
export const withdrawState = (row: Stateful): WithdrawStatus => stateAmong(WITHDRAW_STATUSES, row);
export const transferState = (row: Stateful): TransferStatus => stateAmong(TRANSFER_STATUSES, row);
