import { describe, expect, test } from "vitest";
import {
  BET_MOVES,
  DEPOSIT_MOVES,
  isTerminalBet,
  isTerminalDeposit,
  isTerminalTransfer,
  isTerminalWithdraw,
  mayMoveBet,
  mayMoveDeposit,
  mayMoveTransfer,
  mayMoveWithdraw,
  TERMINAL_BET,
  TERMINAL_DEPOSIT,
  TERMINAL_TRANSFER,
  TERMINAL_WITHDRAW,
  TRANSFER_MOVES,
  WITHDRAW_MOVES,
} from "./order-status.ts";

function keysOf<S extends string>(moves: Readonly<Record<S, unknown>>): S[] {
  return Object.keys(moves) as S[];
}

/** Every allowed move as `from>to`, by asking each pair. */
function allowed<S extends string>(states: readonly S[], mayMove: (from: S, to: S) => boolean): string[] {
  return states.flatMap((from) => states.filter((to) => mayMove(from, to)).map((to) => `${from}>${to}`));
}

describe("order states move only as allowed", () => {
  test("deposit", () => {
    expect(allowed(keysOf(DEPOSIT_MOVES), mayMoveDeposit)).toEqual([
      "awaiting_payment>awaiting_confirmation",
      "awaiting_payment>succeeded",
      "awaiting_payment>cancelled",
      "awaiting_payment>expired",
      "awaiting_payment>refused",
      "awaiting_confirmation>succeeded",
      "awaiting_confirmation>expired",
      "awaiting_confirmation>refused",
    ]);
    expect([...TERMINAL_DEPOSIT]).toEqual(["succeeded", "cancelled", "expired", "refused"]);
  });

  test("withdrawal", () => {
    expect(allowed(keysOf(WITHDRAW_MOVES), mayMoveWithdraw)).toEqual([
      "under_review>paying",
      "under_review>refused",
      "paying>paid",
      "paying>refused",
    ]);
    expect([...TERMINAL_WITHDRAW]).toEqual(["paid", "refused"]);
  });

  test("transfer", () => {
    expect(allowed(keysOf(TRANSFER_MOVES), mayMoveTransfer)).toEqual(["processing>succeeded", "processing>failed"]);
    expect([...TERMINAL_TRANSFER]).toEqual(["succeeded", "failed"]);
  });

  test("bet", () => {
    expect(allowed(keysOf(BET_MOVES), mayMoveBet)).toEqual([
      "unsettled>won",
      "unsettled>lost",
      "unsettled>draw",
      "unsettled>cancelled",
    ]);
    expect([...TERMINAL_BET]).toEqual(["won", "lost", "draw", "cancelled"]);
  });
});

test("terminal states are those that move nowhere", () => {
  expect(keysOf(DEPOSIT_MOVES).filter(isTerminalDeposit)).toEqual([...TERMINAL_DEPOSIT]);
  expect(keysOf(WITHDRAW_MOVES).filter(isTerminalWithdraw)).toEqual([...TERMINAL_WITHDRAW]);
  expect(keysOf(TRANSFER_MOVES).filter(isTerminalTransfer)).toEqual([...TERMINAL_TRANSFER]);
  expect(keysOf(BET_MOVES).filter(isTerminalBet)).toEqual([...TERMINAL_BET]);
});
