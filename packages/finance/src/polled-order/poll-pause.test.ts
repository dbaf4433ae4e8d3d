import { describe, expect, it } from "vitest";
import { pollPause } from "./use-polled-order.ts";

describe("pollPause", () => {
  it("grows from 3 s and stays within 30 s", () => {
    const pauses = [0, 1, 2, 5, 10, 1_000].map((asked) => pollPause(asked, 0, 1));
    expect(pauses[0]).toBe(3_000);
    expect(
      pauses.every(
        (pause, index) => pause !== false && pause <= 30_000 && (index === 0 || pause >= Number(pauses[index - 1])),
      ),
    ).toBe(true);
    expect(pauses.at(-1)).toBe(30_000);
  });
  it("ends at its deadline", () => {
    expect(pollPause(0, 10, 10)).toBe(false);
    expect(pollPause(0, 9, 10)).not.toBe(false);
  });
});
