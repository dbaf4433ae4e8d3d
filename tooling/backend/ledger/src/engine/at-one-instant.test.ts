import { expect, it } from "vitest";
import { atOneInstant } from "./at-one-instant.ts";
import type { Work } from "./database.ts";

it("gives a transaction that is repeated the instant at which it began", async () => {
  let now = 0;
  const seen: number[] = [];
  const repeating = async <T>(work: () => Work<T>): Promise<T> => {
    work().next();
    return work().next().value as T;
  };
  function* note(at: number): Work<number> {
    yield* [];
    seen.push(at);
    return at;
  }
  const { atomic, read } = atOneInstant({ atomic: repeating, read: repeating }, () => (now += 1));
  expect([await atomic(note), await read(note), seen]).toEqual([1, 2, [1, 1, 2, 2]]);
});
