import { ensureTemporal } from "@baize/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleSign } from "../samples.test.support.ts";
import { monthGrid } from "./month-grid.ts";

beforeAll(ensureTemporal);
const of = (today: string, zone = "Asia/Shanghai") => monthGrid(sampleSign({ today, zone, signedDays: [] }));

describe("the grid of a month", () => {
  it.each([
    ["2026-11-20", 30, 6],
    ["2024-02-29", 29, 3],
    ["2027-02-01", 28, 0],
    ["2026-12-31", 31, 1],
  ])("of %s has %i days after %i blanks", (today, count, blanks) => {
    const cells = of(today).flat();
    expect(cells.filter((day) => day !== null)).toHaveLength(count);
    expect(cells.findIndex((day) => day !== null)).toBe(blanks);
    expect(cells.length % 7).toBe(0);
  });
  it.each(["America/New_York", "Pacific/Apia", "Asia/Ho_Chi_Minh"])("is the same in %s", (zone) => {
    expect(of("2026-11-20", zone)).toEqual(of("2026-11-20"));
  });
});
