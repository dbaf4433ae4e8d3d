import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleLine, sampleView } from "./desk-samples.test.support.ts";
import { type DeskView, mergeViews } from "./merge-views.ts";

const lines = (from: number, to: number): DeskView =>
  sampleView(Array.from({ length: to - from + 1 }, (_, index) => sampleLine(from + index)));
const ids = ({ lines: list }: DeskView): number[] => list.map(({ id }) => id);
const range = (from: number, to: number): number[] => ids(lines(from, to));

describe("views of one conversation", () => {
  it.each([
    ["nothing is known yet", undefined, lines(1, 3), range(1, 3)],
    ["nothing is new", lines(1, 3), lines(1, 3), range(1, 3)],
    ["the answer has no lines", lines(1, 3), sampleView(), range(1, 3)],
    ["a line was written", lines(1, 3), lines(4, 4), range(1, 4)],
    ["earlier ones were read", lines(51, 60), lines(1, 50), range(1, 60)],
    ["so many are new that some lie between", lines(1, 3), lines(10, 12), range(10, 12)],
  ])("fit together where %s", (_case, before, now, wanted) => {
    expect(ids(mergeViews(before, now))).toEqual(wanted);
  });
  it("say that there are earlier lines unless the first is number 1, and take over what else is new", () => {
    expect(mergeViews(undefined, lines(2, 3)).hasMore).toBe(true);
    expect(mergeViews(lines(1, 2), { ...lines(3, 3), hasMore: true }).hasMore).toBe(false);
    expect(mergeViews(lines(1, 2), sampleView([], { state: "closed", seenByDesk: 2 }))).toMatchObject({
      state: "closed",
      seenByDesk: 2,
    });
  });
  it("never have a gap, a line twice or one out of order", () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 50 }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const merged = parts.reduce<DeskView | undefined>(
          (before, [from, length]) => mergeViews(before, lines(from, from + length)),
          undefined,
        );
        const found = ids(merged ?? sampleView());
        expect(found).toEqual(range(found[0] ?? 1, found.at(-1) ?? 0));
      }),
    );
  });
});
