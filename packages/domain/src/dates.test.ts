import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addDays,
  addDuration,
  CALENDAR_SPANS,
  calendarSpan,
  customRange,
  DATE_PRESETS,
  dayIn,
  formatDate,
  formatDateTime,
  monthsAgo,
  nextMidnight,
  parseIso,
  presetRange,
  rangeOfDays,
  startOfDay,
  toIso,
  type DatePreset,
  type RangeRefusal,
} from "./dates.ts";
import { ensureTemporal } from "./temporal.ts";

const HOUR = 3_600_000;
const at = (iso: string): number => {
  const ms = parseIso(iso);
  if (ms === null) throw new Error(`not an instant: ${iso}`);
  return ms;
};

beforeAll(ensureTemporal);

/** Presets as their days in the zone: first and last, both included. */
function daysOf(preset: DatePreset, zone: string, now: string): string {
  const range = presetRange(preset, zone, at(now));
  return range ? `${dayIn(zone, range.startMs)}..${dayIn(zone, range.endMs - 1)}` : "none";
}

describe("rangeOfDays", () => {
  test("is half-open, and as long as the days are", () => {
    const zone = "America/New_York";
    expect(rangeOfDays(zone, "2026-11-27")).toEqual({
      startMs: at("2026-11-27T05:00:00Z"),
      endMs: at("2026-11-28T05:00:00Z"),
    });
    const { startMs, endMs } = rangeOfDays(zone, "2026-03-08", "2026-03-09");
    expect((endMs - startMs) / HOUR).toBe(47);
  });
  test("throws for what is no day", () => {
    expect(() => rangeOfDays("Asia/Shanghai", "2026-02-30")).toThrow(RangeError);
  });
});

describe("presetRange", () => {
  test("knows the presets of the specification", () => {
    expect(DATE_PRESETS).toEqual([-1, 0, 1, 2, 3]);
  });

  test.each<[DatePreset, string, string, string]>([
    [-1, "Asia/Shanghai", "2026-11-27T10:00:00+08:00", "none"],
    [0, "Asia/Shanghai", "2026-11-27T10:00:00+08:00", "2026-11-27..2026-11-27"],
    [1, "Asia/Shanghai", "2026-11-27T10:00:00+08:00", "2026-11-26..2026-11-26"],
    [2, "Asia/Shanghai", "2026-11-27T10:00:00+08:00", "2026-11-21..2026-11-27"],
    [3, "Asia/Shanghai", "2026-11-27T10:00:00+08:00", "2026-10-29..2026-11-27"],
    [0, "Asia/Shanghai", "2026-11-26T15:59:59.999Z", "2026-11-26..2026-11-26"],
    [0, "Asia/Shanghai", "2026-11-26T16:00:00Z", "2026-11-27..2026-11-27"],
    [1, "Asia/Shanghai", "2026-01-01T00:00:00+08:00", "2025-12-31..2025-12-31"],
    [1, "Asia/Shanghai", "2028-03-01T12:00:00+08:00", "2028-02-29..2028-02-29"],
    [1, "Asia/Shanghai", "2026-03-01T12:00:00+08:00", "2026-02-28..2026-02-28"],
    [2, "Asia/Shanghai", "2028-02-29T23:59:59.999+08:00", "2028-02-23..2028-02-29"],
    [3, "Asia/Shanghai", "2028-02-29T12:00:00+08:00", "2028-01-31..2028-02-29"],
    [2, "America/New_York", "2026-03-09T12:00:00-04:00", "2026-03-03..2026-03-09"],
    [2, "America/New_York", "2026-11-02T00:30:00-05:00", "2026-10-27..2026-11-02"],
    [2, "Pacific/Apia", "2026-11-27T10:00:00+13:00", "2026-11-21..2026-11-27"],
    [2, "Pacific/Apia", "2012-01-02T10:00:00+14:00", "2011-12-27..2012-01-02"],
  ])("preset %i in %s at %s covers %s", (preset, zone, now, expected) => {
    expect(daysOf(preset, zone, now)).toBe(expected);
  });

  test("starts and ends at the zone's midnights around a clock change", () => {
    const spring = presetRange(2, "America/New_York", at("2026-03-09T12:00:00-04:00"));
    expect(spring).toEqual({
      startMs: at("2026-03-03T00:00:00-05:00"),
      endMs: at("2026-03-10T00:00:00-04:00"),
    });
    expect((spring?.endMs ?? 0) - (spring?.startMs ?? 0)).toBe(7 * 24 * HOUR - HOUR);
    const autumn = presetRange(0, "America/New_York", at("2026-11-01T12:00:00-05:00"));
    expect((autumn?.endMs ?? 0) - (autumn?.startMs ?? 0)).toBe(25 * HOUR);
  });

  test("begins the day at its first instant where midnight is skipped", () => {
    expect(presetRange(0, "Africa/Cairo", at("2026-04-24T12:00:00+03:00"))?.startMs).toBe(
      at("2026-04-24T01:00:00+03:00"),
    );
  });

  test("gives an empty yesterday after the day Apia skipped", () => {
    const skipped = presetRange(1, "Pacific/Apia", at("2011-12-31T10:00:00+14:00"));
    expect(skipped?.startMs).toBe(skipped?.endMs);
    expect(skipped?.endMs).toBe(at("2011-12-31T00:00:00+14:00"));
  });

  test("refuses an unknown zone", () => {
    expect(() => presetRange(0, "Moon/Base", 0)).toThrow(RangeError);
  });

  const zones = fc.constantFrom(
    "Asia/Shanghai",
    "America/New_York",
    "Pacific/Apia",
    "UTC",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "America/St_Johns",
  );
  const instants = fc.integer({ min: Date.UTC(2012, 1, 1), max: Date.UTC(2037, 0, 1) });

  test("holds now inside today, 7 and 30 days; yesterday ends where today starts", () => {
    fc.assert(
      fc.property(zones, instants, (zone, now) => {
        const range = (preset: DatePreset): { startMs: number; endMs: number } =>
          presetRange(preset, zone, now) ?? { startMs: NaN, endMs: NaN };
        for (const preset of [0, 2, 3] as const)
          expect(range(preset).startMs <= now && now < range(preset).endMs).toBe(true);
        expect(range(1).endMs).toBe(range(0).startMs);
        expect(range(0).endMs).toBe(nextMidnight(zone, now));
        expect(range(2).endMs).toBe(range(0).endMs);
        expect(range(3).startMs < range(2).startMs && range(2).startMs < range(1).startMs).toBe(true);
        expect(addDays(dayIn(zone, range(2).startMs), 6)).toBe(dayIn(zone, now));
        expect(addDays(dayIn(zone, range(3).startMs), 29)).toBe(dayIn(zone, now));
      }),
    );
  });

  test("changes nowhere within a day", () => {
    fc.assert(
      fc.property(zones, instants, fc.constantFrom(...DATE_PRESETS), (zone, now, preset) => {
        const start = startOfDay(zone, dayIn(zone, now)) ?? NaN;
        expect(presetRange(preset, zone, now)).toEqual(presetRange(preset, zone, start));
        expect(presetRange(preset, zone, nextMidnight(zone, now) - 1)).toEqual(presetRange(preset, zone, start));
      }),
    );
  });

  test("writes and reads every instant back, in any zone", () => {
    fc.assert(
      fc.property(zones, instants, (zone, now) => {
        expect(parseIso(toIso(now, zone))).toBe(now);
      }),
    );
  });
});

describe("customRange", () => {
  const zone = "Asia/Shanghai";

  test("covers both days whole", () => {
    expect(customRange("2026-11-01", "2026-11-01", zone, { maxMonths: 3 })).toEqual({
      ok: true,
      range: { startMs: at("2026-11-01T00:00:00+08:00"), endMs: at("2026-11-02T00:00:00+08:00") },
    });
  });

  test.each<[string, string, number, RangeRefusal | "ok"]>([
    ["2026-01-01", "2026-03-31", 3, "ok"],
    ["2026-01-01", "2026-04-01", 3, "too_long"],
    ["2028-01-31", "2028-02-28", 1, "ok"],
    ["2028-01-31", "2028-02-29", 1, "too_long"],
    ["2026-11-02", "2026-11-01", 3, "end_before_start"],
    ["2026-02-29", "2026-03-01", 3, "malformed_day"],
    ["2028-02-29", "2028-03-01", 3, "ok"],
    ["2026-13-01", "2026-12-01", 3, "malformed_day"],
    ["2026-11-01", "2026-11-31", 3, "malformed_day"],
    ["2026-1-1", "2026-01-02", 3, "malformed_day"],
    ["", "2026-01-02", 3, "malformed_day"],
    ["2026-01-02", "", 3, "malformed_day"],
    ["2026-01-01T00:00", "2026-01-02", 3, "malformed_day"],
    ["20260101", "2026-01-02", 3, "malformed_day"],
    ["２０２６-01-01", "2026-01-02", 3, "malformed_day"],
  ])("from %j to %j within %i months: %s", (start, end, maxMonths, expected) => {
    const reading = customRange(start, end, zone, { maxMonths });
    expect(reading.ok ? "ok" : reading.reason).toBe(expected);
  });

  test("reads the days in the zone, not in the machine's", () => {
    const reading = customRange("2026-03-08", "2026-03-08", "America/New_York", { maxMonths: 1 });
    expect(reading).toEqual({
      ok: true,
      range: { startMs: at("2026-03-08T00:00:00-05:00"), endMs: at("2026-03-09T00:00:00-04:00") },
    });
  });
});

describe("days", () => {
  test.each<[string, string, string]>([
    ["Asia/Shanghai", "2026-11-26T15:59:59.999Z", "2026-11-26"],
    ["Asia/Shanghai", "2026-11-26T16:00:00Z", "2026-11-27"],
    ["America/New_York", "2026-11-27T04:59:59Z", "2026-11-26"],
    ["Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
    ["UTC", "1969-12-31T23:59:59.999Z", "1969-12-31"],
  ])("in %s it is at %s the day %s", (zone, iso, day) => {
    expect(dayIn(zone, at(iso))).toBe(day);
  });

  test("the next midnight is the first instant of the next day that exists", () => {
    expect(nextMidnight("Asia/Shanghai", at("2026-11-27T00:00:00+08:00"))).toBe(at("2026-11-28T00:00:00+08:00"));
    expect(nextMidnight("Asia/Shanghai", at("2026-11-27T23:59:59.999+08:00"))).toBe(at("2026-11-28T00:00:00+08:00"));
    expect(nextMidnight("America/New_York", at("2026-03-08T00:00:00-05:00"))).toBe(
      at("2026-03-08T00:00:00-05:00") + 23 * HOUR,
    );
    expect(nextMidnight("Pacific/Apia", at("2011-12-29T12:00:00-10:00"))).toBe(at("2011-12-31T00:00:00+14:00"));
  });

  test.each<[string, number, string]>([
    ["2026-11-27T10:00:00+08:00", 3, "2026-08-27"],
    ["2026-05-31T10:00:00+08:00", 3, "2026-02-28"],
    ["2028-05-31T10:00:00+08:00", 3, "2028-02-29"],
    ["2026-01-15T10:00:00+08:00", 1, "2025-12-15"],
    ["2026-01-15T10:00:00+08:00", 0, "2026-01-15"],
    ["2026-10-31T23:30:00Z", 1, "2026-10-01"],
  ])("counts from %s %i months back to %s", (now, months, day) => {
    expect(monthsAgo("Asia/Shanghai", at(now), months)).toBe(day);
  });

  test.each<[string, number, string | null]>([
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-01-01", 0, "2026-01-01"],
    ["2026-02-30", 1, null],
    ["today", 1, null],
  ])("adds to %s %i days: %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test("a text that is no day has no start", () => {
    expect(startOfDay("Asia/Shanghai", "2026-02-29")).toBeNull();
    expect(startOfDay("Asia/Shanghai", "2026-02-28")).toBe(at("2026-02-28T00:00:00+08:00"));
  });
});

describe("display and wire", () => {
  const ms = Date.UTC(2026, 10, 27, 0, 5, 9, 999);

  test("shows year-month-day and the time of the zone, seconds cut", () => {
    expect(formatDate(ms, "Asia/Shanghai")).toBe("2026-11-27");
    expect(formatDateTime(ms, "Asia/Shanghai")).toBe("2026-11-27 08:05:09");
    expect(formatDate("2026-11-27T00:05:09Z", "America/New_York")).toBe("2026-11-26");
    expect(formatDateTime("2026-11-27T08:00:00+08:00", "America/New_York")).toBe("2026-11-26 19:00:00");
    expect(formatDateTime("2026-11-01T01:30:00-05:00", "America/New_York")).toBe("2026-11-01 01:30:00");
    expect(formatDateTime(0, "UTC")).toBe("1970-01-01 00:00:00");
  });

  test.each(["", "soon", "2026-11-27", "2026-11-27T10:00:00", NaN, Infinity, -Infinity, 1.5, 8.64e15 + 1])(
    "shows nothing for %j",
    (instant) => {
      expect(formatDate(instant, "Asia/Shanghai")).toBe("");
      expect(formatDateTime(instant, "Asia/Shanghai")).toBe("");
    },
  );

  test("reaches the last instant there is", () => {
    expect(formatDate(8.64e15, "UTC")).toBe("+275760-09-13");
  });

  test("writes instants with the zone's offset", () => {
    expect(toIso(Date.UTC(2026, 10, 27, 2), "Asia/Shanghai")).toBe("2026-11-27T10:00:00+08:00");
    expect(toIso(Date.UTC(2026, 10, 27, 2, 0, 0, 5), "America/New_York")).toBe("2026-11-26T21:00:00.005-05:00");
    expect(toIso(0, "UTC")).toBe("1970-01-01T00:00:00+00:00");
  });

  test.each<[string, number]>([
    ["2026-11-27T10:00:00+08:00", Date.UTC(2026, 10, 27, 2)],
    ["2026-11-27T10:00+08:00", Date.UTC(2026, 10, 27, 2)],
    ["2026-11-27T02:00:00.123Z", Date.UTC(2026, 10, 27, 2, 0, 0, 123)],
    ["2026-11-27T02:00:00.123999999Z", Date.UTC(2026, 10, 27, 2, 0, 0, 123)],
    ["1969-12-31T23:59:59Z", -1000],
  ])("reads %s", (iso, expected) => {
    expect(parseIso(iso)).toBe(expected);
  });

  test.each([
    "",
    "2026-11-27",
    "2026-11-27T10:00:00",
    "2026-11-27 10:00:00Z",
    "2026-02-30T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-11-27T25:00:00Z",
    "2026-11-27T10:00:00+25:00",
    "2026-11-27T10:00:00Z[Asia/Shanghai]",
    "x2026-11-27T10:00:00Z",
    "1764208800000",
  ])("does not read %j", (iso) => {
    expect(parseIso(iso)).toBeNull();
  });
});

describe("calendarSpan", () => {
  test.each([
    ["day", "Asia/Shanghai", "2026-11-29T16:00:00Z", "2026-11-30", "2026-11-30", 24],
    ["week", "Asia/Shanghai", "2026-11-29T15:59:59Z", "2026-11-23", "2026-11-29", 168],
    ["week", "Asia/Shanghai", "2026-11-29T16:00:00Z", "2026-11-30", "2026-12-06", 168],
    ["month", "Asia/Shanghai", "2028-02-29T12:00:00Z", "2028-02-01", "2028-02-29", 696],
    ["month", "Europe/Lisbon", "2026-03-15T12:00:00Z", "2026-03-01", "2026-03-31", 743],
    ["quarter", "Asia/Shanghai", "2026-12-31T15:59:59Z", "2026-10-01", "2026-12-31", 2208],
    ["quarter", "Asia/Shanghai", "2026-12-31T16:00:00Z", "2027-01-01", "2027-03-31", 2160],
    ["quarter", "Europe/Lisbon", "2028-03-31T12:00:00Z", "2028-01-01", "2028-03-31", 2183],
    ["quarter", "America/New_York", "2026-12-31T12:00:00Z", "2026-10-01", "2026-12-31", 2209],
    ["day", "America/New_York", "2026-11-01T12:00:00Z", "2026-11-01", "2026-11-01", 25],
    ["year", "America/New_York", "2027-01-01T04:59:59Z", "2026-01-01", "2026-12-31", 8760],
  ] as const)("is the %s in %s of %s", (span, zone, iso, first, last, hours) => {
    const { firstDay, lastDay, startMs, endMs } = calendarSpan(span, zone, at(iso));
    expect([firstDay, lastDay, (endMs - startMs) / HOUR]).toEqual([first, last, hours]);
  });

  test("holds its instant, and follows without a gap", () => {
    const instant = fc.integer({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z") });
    const zone = fc.constantFrom("Asia/Shanghai", "America/New_York", "Europe/Lisbon", "Pacific/Apia");
    fc.assert(
      fc.property(fc.constantFrom(...CALENDAR_SPANS), zone, instant, (span, where, ms) => {
        const own = calendarSpan(span, where, ms);
        expect(own.startMs <= ms && ms < own.endMs).toBe(true);
        expect(calendarSpan(span, where, own.endMs).startMs).toBe(own.endMs);
        expect(calendarSpan(span, where, own.startMs).firstDay).toBe(own.firstDay);
      }),
    );
  });
});

describe("addDuration", () => {
  test.each([
    ["Asia/Shanghai", "2026-11-30T12:00:00+08:00", "P3M", "2027-02-28T12:00:00+08:00"],
    ["Asia/Shanghai", "2024-02-29T12:00:00+08:00", "P1Y", "2025-02-28T12:00:00+08:00"],
    ["Europe/Berlin", "2026-10-24T12:00:00+02:00", "P1D", "2026-10-25T12:00:00+01:00"],
  ])("in %s, %s and %s is %s", (zone, from, duration, wanted) => {
    expect(toIso(addDuration(zone, Date.parse(from), duration), zone)).toBe(wanted);
  });
  test("refuses what is no duration", () => {
    expect(() => addDuration("Asia/Shanghai", 0, "a month")).toThrow(RangeError);
  });
});
