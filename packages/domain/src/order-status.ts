import type { BetStatus, DepositStatus, TransferStatus, WithdrawStatus } from "./closed-lists.ts";

/** Allowed next states; an empty list is a terminal state. */
type Moves<S extends string> = Readonly<Record<S, readonly S[]>>;

/** A payment may be confirmed by the channel without the member saying so, and a stated one may still time out. */
export const DEPOSIT_MOVES: Moves<DepositStatus> = {
  awaiting_payment: ["awaiting_confirmation", "succeeded", "cancelled", "expired", "refused"],
  awaiting_confirmation: ["succeeded", "refused", "expired"],
  succeeded: [],
  cancelled: [],
  expired: [],
  refused: [],
};

/** A payout the bank sends back ends as refused and its hold is released. */
export const WITHDRAW_MOVES: Moves<WithdrawStatus> = {
  under_review: ["paying", "refused"],
  paying: ["paid", "refused"],
  paid: [],
  refused: [],
};

export const TRANSFER_MOVES: Moves<TransferStatus> = {
  processing: ["succeeded", "failed"],
  succeeded: [],
  failed: [],
};

export const BET_MOVES: Moves<BetStatus> = {
  unsettled: ["won", "lost", "draw", "cancelled"],
  won: [],
  lost: [],
  draw: [],
  cancelled: [],
};

export const TERMINAL_DEPOSIT: ReadonlySet<DepositStatus> = terminalOf(DEPOSIT_MOVES);
export const TERMINAL_WITHDRAW: ReadonlySet<WithdrawStatus> = terminalOf(WITHDRAW_MOVES);
export const TERMINAL_TRANSFER: ReadonlySet<TransferStatus> = terminalOf(TRANSFER_MOVES);
export const TERMINAL_BET: ReadonlySet<BetStatus> = terminalOf(BET_MOVES);

export const isTerminalDeposit = (status: DepositStatus): boolean => TERMINAL_DEPOSIT.has(status);
export const isTerminalWithdraw = (status: WithdrawStatus): boolean => TERMINAL_WITHDRAW.has(status);
export const isTerminalTransfer = (status: TransferStatus): boolean => TERMINAL_TRANSFER.has(status);
export const isTerminalBet = (status: BetStatus): boolean => TERMINAL_BET.has(status);

export const mayMoveDeposit = (from: DepositStatus, to: DepositStatus): boolean => DEPOSIT_MOVES[from].includes(to);
export const mayMoveWithdraw = (from: WithdrawStatus, to: WithdrawStatus): boolean => WITHDRAW_MOVES[from].includes(to);
export const mayMoveTransfer = (from: TransferStatus, to: TransferStatus): boolean => TRANSFER_MOVES[from].includes(to);
export const mayMoveBet = (from: BetStatus, to: BetStatus): boolean => BET_MOVES[from].includes(to);

function terminalOf<S extends string>(moves: Moves<S>): ReadonlySet<S> {
  return new Set((Object.keys(moves) as S[]).filter((status) => moves[status].length === 0));
}
