import { describe, expect, it } from "vitest";
import type { AccountState } from "../postings/types.ts";
import { checkHistory } from "./history.ts";
import { Model } from "./model.ts";
import type { Act, Settled } from "./operation.ts";

const at = (id: string, balance: bigint, version: bigint, held = 0n): AccountState => ({
  id,
  asset: "CNY",
  balance,
  held,
  version,
});
const pay: Act = { type: "transfer", id: "t1", from: "ann", to: "bo", amount: 30n };
const read: Act = { type: "read", accounts: ["ann"] };

/** Both begin with 100 at version 1. */
const check = (...history: readonly Settled[]): readonly string[] => {
  const model = new Model();
  model.open({ id: "house", kind: "house", owner: "", asset: "CNY", mayBeNegative: true });
  for (const id of ["ann", "bo"]) {
    model.open({ id, kind: "member", owner: id, asset: "CNY" });
    model.post(`opening ${id}`, [{ from: "house", to: id, amount: 100n }]);
  }
  return checkHistory([at("ann", 100n, 1n), at("bo", 100n, 1n)], history, model).findings;
};
const settled = (
  act: Act,
  [began, ended]: readonly [number, number],
  before: readonly AccountState[],
  after: readonly AccountState[] = before,
  more: {
    readonly key?: string;
    readonly outcome?: "done" | "repeated";
    readonly answer?: "ok" | "insufficient_funds" | "duplicate";
  } = {},
): Settled => ({
  operation: { act, key: more.key ?? null, payload: "own" },
  began,
  ended,
  reply: {
    outcome: more.outcome ?? "done",
    seen: { answer: more.answer ?? "ok", before, after },
  },
});
const [start, paid] = [
  [at("ann", 100n, 1n), at("bo", 100n, 1n)],
  [at("ann", 70n, 2n), at("bo", 130n, 2n)],
];
const paying = settled(pay, [1, 4], start, paid);

describe("a history", () => {
  it("is explained when reads fall on either side of a payment at the same time", () => {
    expect(
      check(
        paying,
        settled(read, [2, 3], [at("ann", 100n, 1n)]),
        settled(read, [2, 5], [at("ann", 70n, 2n)]),
        settled({ ...pay, id: "t2", from: "bo", to: "ann", amount: 130n }, [5, 6], paid.toReversed(), [
          at("bo", 0n, 3n),
          at("ann", 200n, 3n),
        ]),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      "a read begun after a payment ended sees the account before it",
      [paying, settled(read, [5, 6], [at("ann", 100n, 1n)])],
      "No order explains",
    ],
    [
      "a read ended before a payment began sees its outcome",
      [settled(read, [1, 2], [at("ann", 70n, 2n)]), settled(pay, [3, 4], start, paid)],
      "No order explains",
    ],
    [
      "two payments start from the same version: one update is lost",
      [paying, settled({ ...pay, id: "t2" }, [2, 5], start, paid)],
      "No order explains",
    ],
    [
      "a version is left out",
      [
        settled(pay, [1, 2], start, [at("ann", 70n, 3n), at("bo", 130n, 2n)]),
        settled(read, [3, 4], [at("ann", 70n, 2n)]),
      ],
      "No order explains",
    ],
    [
      "two reads see two payments in opposite orders",
      [
        settled({ ...pay, amount: 10n, to: "house" }, [1, 9], [at("ann", 100n, 1n)], [at("ann", 90n, 2n)]),
        settled(
          { ...pay, id: "t2", from: "bo", to: "house", amount: 10n },
          [1, 9],
          [at("bo", 100n, 1n)],
          [at("bo", 90n, 2n)],
        ),
        settled({ type: "read", accounts: ["ann", "bo"] }, [2, 8], [at("ann", 90n, 2n), at("bo", 100n, 1n)]),
        settled({ type: "read", accounts: ["ann", "bo"] }, [2, 8], [at("ann", 100n, 1n), at("bo", 90n, 2n)]),
      ],
      "No order explains",
    ],
    [
      "the balance is not what the payment makes",
      [settled(pay, [1, 2], start, [at("ann", 71n, 2n), at("bo", 130n, 2n)])],
      "the model says ok",
    ],
    [
      "a refusal has no reason",
      [settled(pay, [1, 2], start, start, { answer: "insufficient_funds" })],
      "the model says ok",
    ],
    [
      "more is paid than there is",
      [settled({ ...pay, amount: 101n }, [1, 2], start, [at("ann", -1n, 2n), at("bo", 201n, 2n)])],
      "the model says insufficient_funds",
    ],
    [
      "a natural id takes effect twice",
      [paying, settled(pay, [5, 6], paid, [at("ann", 40n, 3n), at("bo", 160n, 3n)])],
      "the model says duplicate",
    ],
    [
      "a key takes effect twice",
      [
        settled(pay, [1, 2], start, paid, { key: "k" }),
        settled(pay, [3, 4], paid, [at("ann", 40n, 3n), at("bo", 160n, 3n)], { key: "k" }),
      ],
      "k: done 2 times",
    ],
    [
      "a repetition is answered otherwise",
      [
        settled(pay, [1, 2], start, paid, { key: "k" }),
        settled(pay, [3, 4], start, start, { key: "k", outcome: "repeated", answer: "duplicate" }),
      ],
      'k: answered "ok',
    ],
    [
      "a repetition is answered before the first was asked for",
      [
        settled(pay, [3, 4], start, paid, { key: "k" }),
        settled(pay, [1, 2], start, paid, { key: "k", outcome: "repeated" }),
      ],
      "k: answered before",
    ],
    [
      "a key is refused that was never used",
      [
        {
          ...paying,
          operation: { act: pay, key: "k", payload: "other" },
          reply: { outcome: "mismatch" },
        },
      ],
      "k: refused as another payload",
    ],
  ] satisfies [string, Settled[], string][])("is found out when %s", (_, history, finding) => {
    expect(check(...history)[0]).toContain(finding);
  });

  it("takes the interval of an unacknowledged effect from the repeated request under its key", () => {
    const repeated = settled(pay, [1, 9], start, paid, { key: "k", outcome: "repeated" });
    expect(check(repeated, settled(read, [4, 5], [at("ann", 70n, 2n)]))).toEqual([]);
    expect(check(repeated, settled(read, [10, 11], [at("ann", 100n, 1n)]))[0]).toContain("No order");
  });
});
