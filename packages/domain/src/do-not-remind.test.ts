import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { isReminderHidden, remindUntil } from "./do-not-remind.ts";
import { ensureTemporal } from "./temporal.ts";

const HOUR = 3_600_000;
const SHANGHAI = "Asia/Shanghai";
const noon = Date.UTC(2026, 10, 27, 4);
const midnight = Date.UTC(2026, 10, 27, 16);

beforeAll(ensureTemporal);

describe("do not remind again today", () => {
  test("ends at the next midnight of the brand's zone", () => {
    expect(remindUntil(SHANGHAI, noon)).toBe(midnight);
    expect(remindUntil(SHANGHAI, midnight - 1)).toBe(midnight);
    expect(remindUntil(SHANGHAI, midnight)).toBe(midnight + 24 * HOUR);
  });

  test("hides until that midnight and not a moment longer", () => {
    const stored = String(remindUntil(SHANGHAI, noon));
    expect(isReminderHidden(stored, SHANGHAI, noon)).toBe(true);
    expect(isReminderHidden(stored, SHANGHAI, midnight - 1)).toBe(true);
    expect(isReminderHidden(stored, SHANGHAI, midnight)).toBe(false);
    expect(isReminderHidden(stored, SHANGHAI, midnight + 1)).toBe(false);
  });

  test("does not hide when the clock has gone back, the zone has changed or the value was altered", () => {
    const stored = String(remindUntil(SHANGHAI, noon));
    expect(isReminderHidden(stored, SHANGHAI, noon - 24 * HOUR)).toBe(false);
    expect(isReminderHidden(String(midnight + 1), SHANGHAI, noon)).toBe(false);
    expect(isReminderHidden(String(remindUntil("Europe/London", noon)), SHANGHAI, noon)).toBe(false);
    expect(isReminderHidden("9".repeat(16), SHANGHAI, noon)).toBe(false);
  });

  test("hides through the 25 hours of a day with the clock set back", () => {
    const start = Date.UTC(2026, 10, 1, 4);
    const stored = String(remindUntil("America/New_York", start));
    expect(isReminderHidden(stored, "America/New_York", start)).toBe(true);
    expect(isReminderHidden(stored, "America/New_York", start + 25 * HOUR - 1)).toBe(true);
    expect(isReminderHidden(stored, "America/New_York", start + 25 * HOUR)).toBe(false);
  });

  test.each([
    null,
    "",
    "true",
    "2026-11-27",
    "-1",
    "1e20",
    "NaN",
    ` ${midnight}`,
    `${midnight}.0`,
    `+${midnight}`,
    `0x${midnight.toString(16)}`,
    "{}",
    "9".repeat(400),
  ])("shows the notice for the stored %j", (stored) => {
    expect(isReminderHidden(stored, SHANGHAI, noon)).toBe(false);
  });

  test("hides for at most 25 hours, whatever was stored", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100 * HOUR, max: 100 * HOUR }),
        fc.constantFrom(SHANGHAI, "America/New_York", "Pacific/Apia"),
        (offset, zone) => {
          const until = noon + offset;
          const isDue = offset > 0 && until <= remindUntil(zone, noon);
          expect(isReminderHidden(String(until), zone, noon)).toBe(isDue);
          expect(isDue && offset > 25 * HOUR).toBe(false);
        },
      ),
    );
  });
});
