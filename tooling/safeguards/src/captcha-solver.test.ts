import { describe, expect, it } from "vitest";
import { solveCaptchas, solvePlain } from "./testing/solve-captchas.ts";

// More of the same stands behind `pnpm soak`.
describe("the captcha solver", () => {
  it("reads letters that nothing hides", async () => {
    for (const { texts } of await solvePlain("control", 6)) expect(texts).toBeGreaterThan(0.8);
  });

  it("reads less than one captcha in twenty, however it looks at them", async () => {
    for (const { texts, letters } of await solveCaptchas("test", 24)) {
      expect(texts).toBeLessThan(0.05);
      expect(letters).toBeLessThan(0.55);
    }
  }, 60_000);
});
