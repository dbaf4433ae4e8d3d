import { describe, expect, it } from "vitest";
import { solveCaptchas, solvePlain } from "./testing/solve-captchas.ts";

// `pnpm soak` does more of the same.
describe("the captcha solver", () => {
  it("reads letters that nothing hides", async () => {
    for (const { texts } of await solvePlain("control", 4)) expect(texts).toBeGreaterThan(0.8);
  });

  // Of few texts chance decides: the share is measured by `pnpm soak`, on 400 of a seed. This one notices a change.
  it("reads less than one captcha in twenty, however it looks at them", async () => {
    for (const { texts, letters } of await solveCaptchas("3", 60)) {
      expect(texts).toBeLessThan(0.05);
      expect(letters).toBeLessThan(0.5);
    }
  }, 120_000);
});
