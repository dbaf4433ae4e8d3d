import { describe, expect, it } from "vitest";
import { createEnv } from "./env.ts";
import type { CashierDeps } from "./ports.ts";

describe("order numbers", () => {
  it("sort by time and do not repeat within a millisecond", () => {
    let now = 999_999_999_999;
    const env = createEnv({
      clock: () => now,
      random: (n) => crypto.getRandomValues(new Uint8Array(n)),
    } as Partial<CashierDeps> as CashierDeps);
    const early = Array.from({ length: 1_000 }, () => env.newId("D"));
    now = 1_732_751_234_567;
    expect(new Set(early).size).toBe(1_000);
    expect(early.every((id) => id < env.newId("D"))).toBe(true);
    expect(env.newId("D")).toMatch(/^D1732751234567\d{12}$/);
  });
});
