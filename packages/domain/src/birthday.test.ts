import { beforeAll, describe, expect, it } from "vitest";
import { checkBirthday } from "./birthday.ts";
import { ensureTemporal } from "./temporal.ts";

beforeAll(ensureTemporal);

describe("a birthday", () => {
  it.each([
    ["2008-11-29", "2026-11-29", null],
    ["2008-11-30", "2026-11-29", "too_young"],
    ["2008-02-29", "2026-02-28", "too_young"],
    ["2008-02-29", "2026-03-01", null],
    ["2008-03-01", "2026-02-28", "too_young"],
    ["2026-11-30", "2026-11-29", "in_future"],
    ["2026-11-29", "2026-11-29", "too_young"],
    ["1906-11-29", "2026-11-29", null],
    ["1905-11-29", "2026-11-29", "too_long_ago"],
    ["1905-11-30", "2026-11-29", null],
    ["2007-02-29", "2026-11-29", "malformed"],
    ["1990-04-31", "2026-11-29", "malformed"],
    ["1990-13-01", "2026-11-29", "malformed"],
    ["90-01-01", "2026-11-29", "malformed"],
    ["", "2026-11-29", "malformed"],
  ] as const)("%s is on %s: %s", (birthday, today, refusal) => {
    expect(checkBirthday(birthday, today, 18)).toBe(refusal);
  });
  it("follows the age of the licence", () => {
    expect([checkBirthday("2005-11-29", "2026-11-29", 21), checkBirthday("2005-11-30", "2026-11-29", 21)]).toEqual([
      null,
      "too_young",
    ]);
  });
});
