import { ensureTemporal } from "@baize/domain";
import { describe, expect, it } from "vitest";
import { announce, isClosed } from "./closing.ts";

describe("closings", () => {
  it.each([
    [null, null, 50, true],
    [50, 60, 49, false],
    [50, 60, 50, true],
    [50, 60, 60, false],
    [null, 60, 59, true],
    [50, null, 1_000, true],
  ])("from %s to %s at %s are on: %s", (start, end, now, on) => {
    expect(isClosed({ start, end, text: "" }, now)).toBe(on);
    expect(isClosed(null, now)).toBe(false);
  });
  it("are announced until they are over", async () => {
    await ensureTemporal();
    expect(announce({ start: 50_000, end: 60_000, text: "soon" }, 0, "Asia/Shanghai")).toEqual({
      start: "1970-01-01T08:00:50+08:00",
      end: "1970-01-01T08:01:00+08:00",
      text: "soon",
    });
    expect(announce({ start: 50_000, end: 60_000, text: "soon" }, 60_000, "Asia/Shanghai")).toBeNull();
  });
});
