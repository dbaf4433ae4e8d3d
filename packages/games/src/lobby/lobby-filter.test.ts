import { describe, expect, it } from "vitest";
import { readFilter, searchWords, writeFilter } from "./lobby-filter.ts";

const all = { text: "", platform: "", show: "all" } as const;

describe("the lobby's address", () => {
  it.each(["hot", "new", "favourite", "recent"] as const)("keeps a filter: %s", (show) => {
    const filter = { text: "金 鼎", platform: "lmdz", show };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });
  it("leaves out the defaults", () => expect(writeFilter(all).toString()).toBe(""));
  it("falls back from what it cannot mean", () => expect(readFilter(new URLSearchParams("show=evil"))).toEqual(all));
  it("cuts a search that is too long", () =>
    expect(readFilter(new URLSearchParams({ q: "x".repeat(500) })).text).toHaveLength(60));
  it("splits words at blanks and dots", () => expect(searchWords(" 金·鼎  A ")).toEqual(["金", "鼎", "a"]));
});
