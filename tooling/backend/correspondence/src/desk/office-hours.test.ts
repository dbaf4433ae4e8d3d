import { ensureTemporal, formatDateTime } from "@baize/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { officeAt } from "./office-hours.ts";

beforeAll(ensureTemporal);

const WEEKDAYS = [1, 2, 3, 4, 5];

describe("office hours", () => {
  it.each([
    // A Friday, whose next opening is on Monday.
    ["Asia/Shanghai", WEEKDAYS, "09:00", "18:00", "2026-11-20T08:59:59+08:00", "opens 2026-11-20 09:00:00"],
    ["Asia/Shanghai", WEEKDAYS, "09:00", "18:00", "2026-11-20T09:00:00+08:00", "closes 2026-11-20 18:00:00"],
    ["Asia/Shanghai", WEEKDAYS, "09:00", "18:00", "2026-11-20T18:00:00+08:00", "opens 2026-11-23 09:00:00"],
    // Over midnight, into a day on which it does not open.
    ["Asia/Shanghai", WEEKDAYS, "18:00", "02:00", "2026-11-21T01:59:59+08:00", "closes 2026-11-21 02:00:00"],
    ["Asia/Shanghai", WEEKDAYS, "18:00", "02:00", "2026-11-21T02:00:00+08:00", "opens 2026-11-23 18:00:00"],
    // Once a week.
    ["Asia/Shanghai", [5], "09:00", "10:00", "2026-11-20T10:00:00+08:00", "opens 2026-11-27 09:00:00"],
    // Clocks go back on 2026-11-01 and forward on 2027-03-14.
    ["America/New_York", [7], "09:00", "17:00", "2026-11-01T08:59:59-05:00", "opens 2026-11-01 09:00:00"],
    ["America/New_York", [6], "22:00", "03:30", "2027-03-14T03:15:00-04:00", "closes 2027-03-14 03:30:00"],
  ])("in %s on %j from %s to %s at %s: %s", (zone, days, from, to, at, expected) => {
    const { isOpen, opensAt, closesAt } = officeAt({ zone, office: { days, from, to } }, Date.parse(at));
    const change = isOpen ? closesAt : opensAt;
    expect(`${isOpen ? "closes" : "opens"} ${formatDateTime(change ?? Number.NaN, zone)}`).toBe(expected);
    expect([opensAt, closesAt]).toContain(null);
  });
  it("may be around the clock", () => {
    expect(officeAt({ zone: "Asia/Shanghai", office: null }, 0)).toEqual({
      isOpen: true,
      opensAt: null,
      closesAt: null,
    });
  });
  it("of no day are a fault of the brand", () => {
    const office = { days: [], from: "09:00", to: "18:00" };
    expect(() => officeAt({ zone: "Asia/Shanghai", office }, 0)).toThrow("office.days");
  });
});
