import { describe, expect, it } from "vitest";
import { type AnyCall, contract } from "./index.ts";

const calls: AnyCall[] = Object.values(contract).flatMap((area) => Object.values(area) as AnyCall[]);
const paths = (keep: (call: AnyCall) => boolean): string[] => calls.filter(keep).map((call) => call.path);

describe("contract", () => {
  it("holds the 41 calls of the specification", () => {
    expect(paths((call) => call.source === "spec")).toHaveLength(41);
  });
  it("names each method and path once", () => {
    expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
  });
  it("says of reads alone how long they stay fresh", () => {
    expect(paths((call) => call.stale !== undefined && call.effect !== "read")).toEqual([]);
    expect(paths((call) => call.stale !== undefined)).not.toEqual([]);
  });
  it("keeps extensions, and nothing else, under their own prefix", () => {
    expect(paths((call) => call.path.startsWith("/api/x/v1/"))).toEqual(paths((call) => call.source === "extension"));
  });
  it("asks for a session wherever money moves", () => {
    expect(paths((call) => call.effect === "money" && call.access !== "member")).toEqual([]);
  });
});
