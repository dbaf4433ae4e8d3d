// @vitest-environment node
import { describe, expect, test } from "vitest";

import { dateText, relativeText, timeText } from "./date-text.ts";

describe("dates", () => {
  test("are the zone's, not the device's", () => {
    const late = "2026-11-27T23:59:59.999+08:00";
    expect(dateText(late, "zh-CN", "Asia/Shanghai", "short")).toBe("2026-11-27");
    expect(dateText(late, "zh-CN", "Pacific/Apia", "short")).toBe("2026-11-28");
    expect(timeText(late, "America/New_York", true)).toBe("10:59:59");
  });

  test("are year-month-day, long in the words of the language", () => {
    const day = Date.parse("2028-02-29T04:00:00Z");
    expect(dateText(day, "zh-CN", "Asia/Shanghai", "long")).toBe("2028年2月29日");
    expect(dateText(day, "en", "Asia/Shanghai", "long")).toBe("29 February 2028");
    expect(dateText(new Date(day), "en", "Asia/Shanghai", "short")).toBe("2028-02-29");
  });

  test("write midnight as 00:00", () => {
    expect(timeText("2026-01-01T00:00:00+08:00", "Asia/Shanghai", false)).toBe("00:00");
  });

  test.each(["", "not a date", Number.NaN])("are unknown for %j", (value) => {
    expect(dateText(value, "zh-CN", "Asia/Shanghai", "short")).toBe("—");
    expect(timeText(value, "Asia/Shanghai", false)).toBe("—");
    expect(relativeText(value, 0, "zh-CN")).toBe("—");
  });
});

describe("relativeText", () => {
  const now = Date.parse("2026-11-27T10:00:00Z");
  test.each([
    [0, "现在"],
    [-3 * 60_000, "3分钟前"],
    [-25 * 3_600_000, "昨天"],
    [2 * 3_600_000, "2小时后"],
  ])("says a distance of %i ms as %s", (distance, words) => {
    expect(relativeText(now + distance, now, "zh-CN")).toBe(words);
  });
});
