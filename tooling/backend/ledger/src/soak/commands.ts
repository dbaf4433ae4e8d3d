import fc from "fast-check";
import { CAP } from "../migrations.ts";

/** Accounts of every run: houses may owe, the rest may not. */
export const ACCOUNTS = [
  { id: "house/bank", kind: "house", owner: "house", asset: "CNY", mayBeNegative: true },
  { id: "house/coins", kind: "house", owner: "house", asset: "USDT", mayBeNegative: true },
  { id: "member/ann", kind: "member", owner: "ann", asset: "CNY" },
  { id: "member/bo", kind: "member", owner: "bo", asset: "CNY" },
  { id: "game/ann", kind: "game", owner: "ann", asset: "CNY" },
  { id: "member/cy", kind: "member", owner: "cy", asset: "USDT" },
] as const;

export interface LegChoice {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}
/** `again` and `hold` name an id used before, counted back from the last; null is a new one. */
export type Command =
  | { readonly type: "open"; readonly account: number }
  | {
      readonly type: "post";
      readonly again: number | null;
      readonly legs: readonly LegChoice[];
      readonly breaks: boolean;
    }
  /** All that can be spent, or one unit more. */
  | { readonly type: "drain"; readonly from: string; readonly to: string; readonly extra: bigint }
  | {
      readonly type: "keyed";
      readonly again: number | null;
      readonly leg: LegChoice;
      readonly otherPayload: boolean;
    }
  | {
      readonly type: "hold";
      readonly again: number | null;
      readonly account: string;
      readonly amount: bigint;
    }
  | { readonly type: "release"; readonly hold: number }
  | {
      readonly type: "capture";
      readonly hold: number;
      readonly again: number | null;
      readonly to: string;
      readonly amount: bigint | null;
    };

const account = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...ACCOUNTS.map(({ id }) => id)) },
  { weight: 1, arbitrary: fc.constant("nobody") },
);
const amount = fc.oneof(
  { weight: 30, arbitrary: fc.bigInt({ min: 1n, max: 5000n }) },
  { weight: 10, arbitrary: fc.bigInt({ min: 1n, max: 100_000n }) },
  { weight: 1, arbitrary: fc.constantFrom(0n, -1n, CAP, CAP - 1n, CAP + 1n, -CAP, 2n ** 64n) },
);
const back = fc.nat({ max: 12 });
const again = fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: back });
const leg = fc.record({ from: account, to: account, amount });
/** Money comes in through the bank often enough for the rest to have something to spend. */
const deposit = fc.record({
  from: fc.constant("house/bank"),
  to: fc.constantFrom("member/ann", "member/bo", "game/ann"),
  amount,
});

/** One thing asked of the ledger: mostly sensible, sometimes a repetition, an overdraft or nonsense. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("open" as const),
      account: fc.nat({ max: ACCOUNTS.length - 1 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("post" as const),
      again,
      legs: fc.oneof(fc.tuple(deposit), fc.tuple(leg), fc.array(leg, { maxLength: 4 })),
      breaks: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("drain" as const),
      from: account,
      to: account,
      extra: fc.constantFrom(0n, 1n),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("keyed" as const),
      again,
      leg: fc.oneof(deposit, leg),
      otherPayload: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant("hold" as const), again, account, amount }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("release" as const), hold: back }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("capture" as const),
      hold: back,
      again,
      to: account,
      amount: fc.option(amount, { freq: 2 }),
    }),
  },
);
