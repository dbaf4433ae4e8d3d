import { describe, expect, it } from "vitest";
import { solveCaptchas, solvePlain } from "./testing/solve-captchas.ts";

// More of the same stands behind `pnpm soak`.
describe("the captcha solver", () => {
  it("reads letters that nothing hides", async () => {
    for (const { texts } of await solvePlain("control", 4)) expect(texts).toBeGreaterThan(0.8);
  });

  // Of few texts chance decides; half of the letters are one text of five in thirty. `pnpm soak` counts 400 texts.
  it("reads less than half of the letters, however it looks at them", async () => {
    for (const { texts, letters } of await solveCaptchas("test", 40)) {
      expect(letters).toBeLessThan(0.5);
      expect(texts).toBeLessThan(0.1);
    }
  }, 120_000);
});
