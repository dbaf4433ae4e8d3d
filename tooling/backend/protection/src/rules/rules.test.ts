import { type BreakLength, ensureTemporal, type ExclusionLength, LIMIT_PERIODS, type LimitPeriod } from "@baize/domain";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { changeOf, type LimitAmount } from "./changes.ts";
import { countsSince, freesAt, LONGEST_PERIOD_MS, pauseEnd } from "./periods.ts";
import { intervalFrom } from "./sessions.ts";
import { hitBy, leftOf, type Limits, type MemberDeposits, usageOf } from "./usage.ts";

const [SHANGHAI, BERLIN, LONDON] = ["Asia/Shanghai", "Europe/Berlin", "Europe/London"];
const at = (iso: string): number => Date.parse(iso);
const HOUR = 3_600_000;

beforeAll(() => ensureTemporal());

describe("what a deposit counts for", () => {
  it("is 24 hours and seven times as many, whatever the clocks do", () => {
    const before = at("2026-03-28T12:00:00Z");
    expect(freesAt("day", before, BERLIN)).toBe(before + 24 * HOUR);
    expect(freesAt("week", before, BERLIN)).toBe(before + 168 * HOUR);
  });

  it.each([
    ["the same time a month later", SHANGHAI, "2026-11-20T10:00:00+08:00", "2026-12-20T10:00:00+08:00"],
    ["across a change of the clocks", BERLIN, "2026-03-10T10:00:00+01:00", "2026-04-10T10:00:00+02:00"],
    ["into a time that the clocks leave out", BERLIN, "2026-02-28T02:30:00+01:00", "2026-03-28T02:30:00+01:00"],
    ["from a 31st to a month of 30 days", SHANGHAI, "2026-03-31T10:00:00+08:00", "2026-05-01T00:00:00+08:00"],
    ["from 31 January", SHANGHAI, "2026-01-31T23:59:00+08:00", "2026-03-01T00:00:00+08:00"],
    ["from 29 January of a year without a 29 February", LONDON, "2026-01-29T01:00:00Z", "2026-03-01T00:00:00Z"],
    ["from 29 January of a leap year", LONDON, "2028-01-29T01:00:00Z", "2028-02-29T01:00:00Z"],
    ["from 30 January of a leap year", LONDON, "2028-01-30T01:00:00Z", "2028-03-01T00:00:00Z"],
    ["from 29 February", LONDON, "2028-02-29T01:00:00Z", "2028-03-29T01:00:00+01:00"],
    ["over the end of a year", SHANGHAI, "2026-12-31T10:00:00+08:00", "2027-01-31T10:00:00+08:00"],
  ])("is a calendar month: %s", (_, zone, credited, freed) => {
    expect(freesAt("month", at(credited), zone)).toBe(at(freed));
  });

  it("ends in the order of the deposits, after 28 days at least, and never later than is looked back", () => {
    const instant = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2033-01-01T00:00:00Z") });
    fc.assert(
      fc.property(instant, fc.nat(60 * 24 * HOUR), fc.constantFrom(SHANGHAI, BERLIN, LONDON), (first, gap, zone) => {
        // Hours that the clocks repeat have two instants of one time.
        const [one, other] = [freesAt("month", first, zone), freesAt("month", first + gap + HOUR, zone)];
        expect(other).toBeGreaterThanOrEqual(one);
        expect(one - first).toBeGreaterThanOrEqual(28 * 24 * HOUR - HOUR);
        expect(one - first).toBeLessThan(LONGEST_PERIOD_MS);
      }),
    );
  });
});

describe("a break or an exclusion", () => {
  it.each<readonly [BreakLength | ExclusionLength, string, string, string]>([
    ["P1D", SHANGHAI, "2026-11-20T10:00:00+08:00", "2026-11-21T10:00:00+08:00"],
    ["P1D", BERLIN, "2026-03-28T12:00:00+01:00", "2026-03-29T12:00:00+02:00"],
    ["P7D", BERLIN, "2026-10-20T12:00:00+02:00", "2026-10-27T12:00:00+01:00"],
    ["P1M", SHANGHAI, "2026-01-31T10:00:00+08:00", "2026-02-28T10:00:00+08:00"],
    ["P3M", SHANGHAI, "2026-11-30T10:00:00+08:00", "2027-02-28T10:00:00+08:00"],
    ["P6M", SHANGHAI, "2026-08-31T10:00:00+08:00", "2027-02-28T10:00:00+08:00"],
    ["P1Y", SHANGHAI, "2028-02-29T10:00:00+08:00", "2029-02-28T10:00:00+08:00"],
    ["P5Y", LONDON, "2026-11-27T10:00:00Z", "2031-11-27T10:00:00Z"],
  ])("of %s in %s from %s ends at %s", (length, zone, since, until) => {
    expect(pauseEnd(length, at(since), zone)).toBe(at(until));
  });
});

describe("a change of a limit", () => {
  it.each<readonly [LimitAmount, LimitAmount, string]>([
    [null, null, "same"],
    [100n, 100n, "same"],
    [null, 100n, "stricter"],
    [null, 0n, "stricter"],
    [100n, 99n, "stricter"],
    [100n, 0n, "stricter"],
    [100n, 101n, "looser"],
    [100n, null, "looser"],
    [0n, null, "looser"],
  ])("from %s to %s is %s", (present, wanted, change) => {
    expect(changeOf(present, wanted)).toBe(change);
  });
});

describe("what is used of a limit", () => {
  const now = at("2026-11-27T12:00:00+08:00");
  const deposits: MemberDeposits = {
    credited: [
      { at: now - 24 * HOUR, amount: 1n },
      { at: now - 24 * HOUR + 1, amount: 10n },
      { at: now - 168 * HOUR + 1, amount: 100n },
      { at: at("2026-10-27T12:00:00+08:00"), amount: 1_000n },
      { at: at("2026-10-27T12:00:01+08:00"), amount: 10_000n },
    ],
    open: [
      { until: now, amount: 100_000n },
      { until: now + 5, amount: 1_000_000n },
      { until: null, amount: 10_000_000n },
    ],
  };

  it("counts what is within the period, its first instant left out, and orders that are open", () => {
    expect(usageOf("day", deposits, now, SHANGHAI)).toEqual({ used: 11_000_010n, freesAt: now + 1 });
    expect(usageOf("week", deposits, now, SHANGHAI)).toEqual({ used: 11_000_111n, freesAt: now + 1 });
    expect(usageOf("month", deposits, now, SHANGHAI)).toEqual({ used: 11_010_111n, freesAt: now + 5 });
    expect(usageOf("day", { credited: [], open: [] }, now, SHANGHAI)).toEqual({ used: 0n, freesAt: null });
    const reported = { credited: [], open: [{ until: null, amount: 7n }] };
    expect(usageOf("day", reported, now, SHANGHAI)).toEqual({ used: 7n, freesAt: null });
  });

  it("leaves nothing where more is used than the limit", () => {
    expect([leftOf(5n, 4n), leftOf(5n, 5n), leftOf(5n, 6n), leftOf(0n, 0n)]).toEqual([1n, 0n, 0n, 0n]);
  });

  it("refuses by the limit of which least is left", () => {
    const credited = [
      { at: now - 1, amount: 60n },
      { at: now - 100 * HOUR, amount: 30n },
    ];
    const paid = { credited, open: [] };
    const hit = (amount: bigint, limits: Limits) => hitBy(amount, limits, paid, now, SHANGHAI);
    expect(hit(40n, { day: 100n })).toBeNull();
    expect(hit(41n, { day: 100n })).toEqual({ period: "day", limit: 100n, left: 40n, until: now - 1 + 24 * HOUR });
    expect(hit(41n, { day: 100n, week: 100n })).toMatchObject({ period: "week", left: 10n });
    expect(hit(11n, { day: 70n, week: 100n })).toMatchObject({ period: "week", left: 10n });
    expect(hit(1n, { day: 0n, month: 1_000n })).toMatchObject({ period: "day", left: 0n });
    expect(hit(41n, {})).toBeNull();
  });

  it("lets no sequence of deposits pass a limit", () => {
    const step = fc.record({ wait: fc.nat(40 * HOUR), amount: fc.bigInt({ min: 1n, max: 60n }) });
    const limits = fc.record({ day: fc.bigInt(0n, 100n), week: fc.bigInt(0n, 200n), month: fc.bigInt(0n, 400n) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), limits, (steps, own) => {
        let time = at("2026-01-20T00:00:00Z");
        const paid: { at: number; amount: bigint }[] = [];
        for (const { wait, amount } of steps) {
          time += wait;
          if (hitBy(amount, own, { credited: paid, open: [] }, time, BERLIN) === null) paid.push({ at: time, amount });
        }
        // The model: no window that begins with a deposit holds more than its limit.
        for (const first of paid)
          for (const period of LIMIT_PERIODS) {
            const end = freesAt(period, first.at, BERLIN);
            const within = paid.filter((one) => one.at >= first.at && one.at < end);
            const sum = within.reduce((total, { amount }) => total + amount, 0n);
            expect(sum).toBeLessThanOrEqual(own[period]);
          }
      }),
    );
  });
});

describe("the first instant that counts", () => {
  it.each<readonly [LimitPeriod, string, string, string]>([
    ["day", BERLIN, "2026-03-29T12:00:00+02:00", "2026-03-28T11:00:00+01:00"],
    ["week", BERLIN, "2026-10-27T12:00:00+01:00", "2026-10-20T13:00:00+02:00"],
    ["month", SHANGHAI, "2026-12-20T10:00:00+08:00", "2026-11-20T10:00:00+08:00"],
    ["month", BERLIN, "2026-04-10T10:00:00+02:00", "2026-03-10T10:00:00+01:00"],
    ["month", BERLIN, "2026-11-10T10:00:00+01:00", "2026-10-10T10:00:00+02:00"],
    ["month", LONDON, "2026-03-01T00:00:00Z", "2026-02-01T00:00:00Z"],
    ["month", LONDON, "2026-02-28T23:59:59Z", "2026-01-28T23:59:59Z"],
  ])("of a %s in %s at %s is after %s", (period, zone, now, freed) => {
    const since = countsSince(period, at(now), zone);
    expect(freesAt(period, since - 1, zone)).toBeLessThanOrEqual(at(now));
    expect(freesAt(period, since, zone)).toBeGreaterThan(at(now));
    expect(since).toBe(at(freed) + 1);
  });

  it("leaves out what is freed and takes in what counts, to the millisecond but for an hour of changed clocks", () => {
    const instant = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2033-01-01T00:00:00Z") });
    const zones = fc.constantFrom(SHANGHAI, BERLIN, LONDON);
    fc.assert(
      fc.property(
        instant,
        fc.nat(40 * 24 * HOUR),
        fc.constantFrom(...LIMIT_PERIODS),
        zones,
        (now, ago, period, zone) => {
          const since = countsSince(period, now, zone);
          const isCounted = freesAt(period, now - ago, zone) > now;
          const tolerance = zone === SHANGHAI || period !== "month" ? 0 : HOUR;
          expect(isCounted || now - ago < since + tolerance).toBe(true);
          expect(isCounted && now - ago < since - tolerance).toBe(false);
        },
      ),
    );
  });
});

describe("the interval of reality checks", () => {
  const chosen = [
    { since: 10, minutes: 30 },
    { since: 20, minutes: 15 },
    { since: 30, minutes: 60 },
  ];
  it.each([
    [0, [], 60, 60],
    [10, chosen, 60, 15],
    [20, chosen, 60, 15],
    [30, chosen, 60, 60],
    [30, chosen, 30, 30],
    [0, chosen.slice(0, 1), 60, 30],
  ] as const)("from %s with %j and a licence of %s is %s", (base, own, longest, minutes) => {
    expect(intervalFrom(base, own, longest)).toBe(minutes);
  });
});
