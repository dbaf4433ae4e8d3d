import type { Draw } from "../random/draw.ts";
import { type Ratio, ratio } from "../engines/return-of.ts";

interface Fork {
  readonly size: number;
  taken: number;
}

/**
 * Enumerates all outcomes: plays `round` once for each possible sequence of draws. The enumerated code is the one that
 * plays for members, so the published figures cannot differ from it.
 */
export function* eachOutcome<T>(
  round: (draw: Draw) => T,
): Generator<{ readonly value: T; readonly ways: readonly number[] }> {
  const forks: Fork[] = [];
  for (;;) {
    let depth = 0;
    const value = round({
      below(size) {
        const fork = (forks[depth] ??= { size, taken: 0 });
        depth += 1;
        return fork.taken;
      },
      cosmetic: () => 0,
    });
    yield { value, ways: forks.map(({ size }) => size) };
    while (forks.length > 0) {
      const last = forks[forks.length - 1] as Fork;
      last.taken += 1;
      if (last.taken < last.size) break;
      forks.pop();
    }
    if (forks.length === 0) return;
  }
}

/** Exact chance of each value of `key` over all outcomes. */
export const chances = <T>(
  round: (draw: Draw) => T,
  key: (value: T) => string | number,
): ReadonlyMap<string | number, Ratio> => {
  const counts = new Map<string, { readonly den: bigint; readonly counts: Map<string | number, bigint> }>();
  for (const { value, ways } of eachOutcome(round)) {
    const shape = ways.join("x");
    let entry = counts.get(shape);
    if (entry === undefined)
      counts.set(
        shape,
        (entry = { den: ways.reduce((product, size) => product * BigInt(size), 1n), counts: new Map() }),
      );
    const name = key(value);
    entry.counts.set(name, (entry.counts.get(name) ?? 0n) + 1n);
  }
  const sums = new Map<string | number, Ratio>();
  for (const { den, counts: found } of counts.values())
    for (const [name, count] of found) {
      const sum = sums.get(name) ?? { num: 0n, den: 1n };
      sums.set(name, ratio(sum.num * den + count * sum.den, sum.den * den));
    }
  return sums;
};
