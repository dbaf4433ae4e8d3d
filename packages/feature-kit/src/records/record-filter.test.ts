import { ensureTemporal } from "@baize/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { isTooLong, oneOf, periodInput, recordFilter } from "./record-filter.ts";

beforeAll(ensureTemporal);

const rules = () =>
  recordFilter("/user/record", {
    kind: oneOf(["deposit", "withdraw"]),
    category: oneOf([2, 3, 4]),
    platform: (text) => (/^[a-z]{1,8}$/.test(text) ? text : null),
  });
const read = (text: string) => rules().read(new URLSearchParams(text));

describe("record filter", () => {
  it("begins with everything of the last 7 days", () => {
    expect(read("")).toEqual({
      period: { kind: "preset", preset: 2 },
      facets: { kind: null, category: null, platform: null },
      page: 1,
    });
    expect(rules().pathOf(read(""))).toBe("/user/record");
  });
  it.each([
    "kind=gift",
    "category=9",
    "platform=%3Cscript%3E",
    "date=9",
    "page=0",
    "page=-1",
    "page=1e3",
    "page=100000",
    "start=2026-11-02&end=2026-11-01",
    "start=2026-02-30&end=2026-03-01",
    "start=x&end=y",
  ])("falls back for what %s cannot mean", (text) => {
    expect(read(text)).toEqual(read(""));
  });
  it.each([
    "",
    "kind=deposit",
    "date=-1",
    "category=4&date=0&page=3",
    "kind=withdraw&category=2&platform=lhzr&start=2026-01-01&end=2026-03-01&page=2",
  ])("comes back from its own address: %s", (text) => {
    const path = rules().pathOf(read(text));
    expect(path).toBe(text === "" ? "/user/record" : `/user/record?${text}`);
    expect(read(path.split("?")[1] ?? "")).toEqual(read(text));
  });
  it("keeps the query that its path has", () => {
    const earnings = recordFilter("/agent?part=earnings", {});
    expect(earnings.pathOf(earnings.first)).toBe("/agent?part=earnings");
    expect(earnings.pathOf(earnings.read(new URLSearchParams("part=earnings&date=0&page=2")))).toBe(
      "/agent?part=earnings&date=0&page=2",
    );
  });
  it("asks either for own days or for a preset", () => {
    expect(periodInput(read("date=3&start=2026-01-01&end=2026-01-02").period)).toEqual({
      start: "2026-01-01",
      end: "2026-01-02",
    });
    expect(periodInput(read("date=-1").period)).toEqual({ date: -1 });
  });
  it("knows a period that is longer than twelve months", () => {
    expect(isTooLong(read("start=2025-11-28&end=2026-11-27").period, "Asia/Shanghai")).toBe(false);
    expect(isTooLong(read("start=2025-11-28&end=2026-11-28").period, "Asia/Shanghai")).toBe(true);
    expect(isTooLong(read("date=3").period, "Asia/Shanghai")).toBe(false);
  });
});
