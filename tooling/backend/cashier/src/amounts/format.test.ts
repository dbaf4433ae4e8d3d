import { ensureTemporal, toIso } from "@baize/domain";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { instant } from "./format.ts";

beforeAll(ensureTemporal);

/** Zones with one offset, with summer time, with half hours and half an hour of it, and with seconds in their past. */
const ZONES = [
  "Asia/Shanghai",
  "Europe/London",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Africa/Monrovia",
  "UTC",
];

describe("an instant", () => {
  it("is written as the calendar writes it", () => {
    const ms = fc.integer({ min: -2_000_000_000_000, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), ms, fc.constantFrom(1, 10, 100, 1000), (zone, any, unit) => {
        const at = any - (any % unit);
        expect(instant(at, zone)).toBe(toIso(at, zone));
      }),
      { numRuns: 2000 },
    );
  });
  it("has the new offset from the change of the clocks on", () => {
    const change = Date.parse("2026-10-25T01:00:00Z");
    for (const order of [
      [change - 1, change, change + 1],
      [change + 1, change, change - 1],
    ])
      for (const at of order) expect(instant(BigInt(at), "Europe/London")).toBe(toIso(at, "Europe/London"));
  });
});
