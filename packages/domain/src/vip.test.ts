import { describe, expect, test } from "vitest";
import { MoneyError } from "./money-error.ts";
import { isVipLevel, VIP_LEVELS, vipIcon, vipProgress, type VipIconMap } from "./vip.ts";

const icons: VipIconMap = {
  0: "/v0",
  1: "/v1",
  2: "/v2",
  3: "/v3",
  4: "/v4",
  5: "/v5",
  6: "/v6",
  7: "/v7",
  8: "/v8",
  9: "/v9",
  10: "/v10",
};

describe("VIP levels", () => {
  test("run from 0 to 10, each with its icon", () => {
    expect(VIP_LEVELS.map((level) => vipIcon(icons, level))).toEqual(
      Array.from({ length: 11 }, (_, level) => `/v${level}`),
    );
  });

  test.each([-1, 11, 1.5, NaN, "1", null, undefined])("do not include %j", (value) => {
    expect(isVipLevel(value)).toBe(false);
  });

  test("have no icon outside the list", () => {
    expect(vipIcon(icons, 11)).toBeNull();
  });
});

describe("vipProgress", () => {
  test.each<[string, string, number, string]>([
    ["0", "1000", 0, "1000.00"],
    ["0.01", "1000", 0, "999.99"],
    ["0.01", "1", 1, "0.99"],
    ["10", "1000", 1, "990.00"],
    ["333.33", "1000", 33, "666.67"],
    ["999.99", "1000", 99, "0.01"],
    ["1000", "1000", 100, "0.00"],
    ["1000.01", "1000", 100, "0.00"],
    ["0", "0", 100, "0.00"],
    ["-5", "1000", 0, "1005.00"],
    ["99999999999.99", "100000000000", 99, "0.01"],
  ])("of %s toward %s is %i %% with %s to go", (have, need, percent, remaining) => {
    const progress = vipProgress({
      deposit: have,
      needDeposit: need,
      turnover: "0",
      needTurnover: "1",
    });
    expect(progress.deposit).toEqual({ percent, remaining });
    expect(vipProgress({ deposit: "0", needDeposit: "1", turnover: have, needTurnover: need }).turnover).toEqual({
      percent,
      remaining,
    });
  });

  test.each<[string, string, boolean]>([
    ["1", "1", true],
    ["1", "0", false],
    ["0", "1", false],
  ])("with deposit %s and turnover %s of 1 is reached: %s", (deposit, turnover, isReached) => {
    expect(vipProgress({ deposit, needDeposit: "1", turnover, needTurnover: "1" }).isReached).toBe(isReached);
  });

  test("counts in the asset it is given", () => {
    const progress = vipProgress({
      deposit: "0.5",
      needDeposit: "1",
      turnover: "0",
      needTurnover: "0",
      asset: "USDT",
    });
    expect(progress.deposit).toEqual({ percent: 50, remaining: "0.500000" });
  });

  test("refuses a malformed figure", () => {
    expect(() => vipProgress({ deposit: "1e3", needDeposit: "1", turnover: "0", needTurnover: "0" })).toThrow(
      MoneyError,
    );
  });
});
