import { describe, expect, it } from "vitest";
import { filterPath, readFilter, recordQuery } from "./record-filter.ts";

const read = (text: string) => readFilter(new URLSearchParams(text));

describe("record filter", () => {
  it("begins with all kinds of the last 7 days", () => {
    expect(read("")).toEqual({ kind: "all", period: { kind: "preset", preset: 2 }, page: 1 });
  });
  it.each(["kind=gift", "date=9", "page=0", "page=-1", "page=1e3", "start=2026-11-02&end=2026-11-01", "start=x&end=y", "kind=%3Cscript%3E"])("falls back for what %s cannot mean", (text) => {
    expect(read(text)).toEqual(read(""));
  });
  it.each(["", "kind=deposit", "date=-1", "date=0&page=3", "kind=rebate", "kind=transfer&start=2026-01-01&end=2026-03-01"])("comes back from its own address: %s", (text) => {
    const filter = read(text);
    expect(read(filterPath(filter).split("?")[1] ?? "")).toEqual(filter);
  });
  it("asks either for own days or for a preset", () => {
    expect(recordQuery(read("date=3&start=2026-01-01&end=2026-01-02"))).toEqual({ kind: "all", start: "2026-01-01", end: "2026-01-02", page: 1 });
    expect(recordQuery(read("date=-1"))).toEqual({ kind: "all", date: -1, page: 1 });
  });
});
