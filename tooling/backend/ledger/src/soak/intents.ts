import fc from "fast-check";

const MEMBERS = 12;
/** Choices drawn at a time. */
const CHUNK = 200;
export const BANK = "house/bank";
/** Each member has a wallet and a game account; few members, so that clients meet. */
export const OWNED: readonly string[] = Array.from({ length: MEMBERS }, (_, index) => [
  `member/${index}`,
  `game/${index}`,
]).flat();

/** What a client is to do next. `back` counts from the last hold or operation of all clients together. */
export type Intent =
  | {
      readonly type: "transfer";
      readonly from: string;
      readonly to: string;
      readonly amount: bigint;
      readonly isKeyed: boolean;
      /** Sent twice at once, as by a double tap. */
      readonly isTwice: boolean;
    }
  | { readonly type: "hold"; readonly account: string; readonly amount: bigint }
  | {
      readonly type: "capture";
      readonly back: number;
      readonly to: string;
      readonly amount: bigint | null;
    }
  | { readonly type: "release"; readonly back: number }
  | { readonly type: "read"; readonly member: number }
  | { readonly type: "again"; readonly back: number; readonly isOther: boolean };

const account = fc.constantFrom(...OWNED);
const amount = fc.bigInt({ min: 1n, max: 4000n });
const back = fc.nat({ max: 40 });
const often = (of: number): fc.Arbitrary<boolean> => fc.nat({ max: of - 1 }).map((drawn) => drawn === 0);
const transfer = (from: fc.Arbitrary<string>, to: fc.Arbitrary<string>): fc.Arbitrary<Intent> =>
  fc.record({
    type: fc.constant("transfer" as const),
    from,
    to,
    amount,
    isKeyed: often(2),
    isTwice: often(10),
  });

const intent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 12, arbitrary: transfer(account, account) },
  { weight: 1, arbitrary: transfer(fc.constant(BANK), account) },
  { weight: 1, arbitrary: transfer(account, fc.constant(BANK)) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant("hold" as const), account, amount }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("capture" as const),
      back,
      to: account,
      amount: fc.option(amount, { freq: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("release" as const), back }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("read" as const),
      member: fc.nat({ max: MEMBERS - 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("again" as const), back, isOther: often(4) }),
  },
);

/** Endless choices of one client, the same for the same seed. */
export function* intents(seed: number): Generator<Intent, never> {
  for (let chunk = 0; ; chunk += 1) yield* fc.sample(intent, { seed: seed * 100_003 + chunk, numRuns: CHUNK });
}
