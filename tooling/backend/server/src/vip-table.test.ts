import { ASSET_CODES, money } from "@baize/domain";
import { defaultRules } from "@baize/cashier";
import { describe, expect, it } from "vitest";
import { vipLevelFor, vipTable } from "./vip-table.ts";

const rulesIn = (code: (typeof ASSET_CODES)[number]) =>
  defaultRules({ code: "alpha", zone: "Asia/Shanghai", currency: { code, icon: "" } });

describe.each(["CNY", "USD", "THB", "VND", "MYR"] as const)("VIP levels in %s", (currency) => {
  const rules = rulesIn(currency);
  const minor = (amount: string): bigint => money(amount, currency).minor;

  it("ask for more from each level to the next", () => {
    const rows = vipTable(rules);
    expect(rows.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [index, row] of rows.slice(1).entries()) {
      expect(minor(row.needDeposit)).toBeGreaterThan(minor(rows[index]?.needDeposit ?? "0"));
      expect(minor(row.needTurnover)).toBeGreaterThan(minor(rows[index]?.needTurnover ?? "0"));
      expect(minor(row.keepDeposit)).toBeGreaterThan(minor(rows[index]?.keepDeposit ?? "0"));
      expect(minor(row.keepTurnover)).toBeGreaterThan(minor(rows[index]?.keepTurnover ?? "0"));
      expect(minor(row.keepDeposit)).toBeLessThan(minor(row.needDeposit));
      expect(minor(row.keepTurnover)).toBeLessThan(minor(row.needTurnover));
    }
  });

  it("are reached when deposits and turnover both suffice, and not by one of them", () => {
    const table = vipTable(rules);
    const [, first, second] = table;
    const level = (deposits: bigint, turnover: bigint, to?: "keep"): number =>
      vipLevelFor(rules, table, { deposits, turnover }, to);
    if (!first || !second) throw new Error("The table has levels.");
    expect(level(0n, 0n)).toBe(0);
    expect(level(minor(first.needDeposit), minor(first.needTurnover))).toBe(1);
    expect(level(minor(first.needDeposit) - 1n, minor(first.needTurnover))).toBe(0);
    expect(level(minor(second.needDeposit), minor(first.needTurnover))).toBe(1);
    expect(level(10n ** 13n, 10n ** 13n)).toBe(10);
    expect(level(minor(first.keepDeposit), minor(first.keepTurnover), "keep")).toBe(1);
    expect(level(minor(first.keepDeposit) - 1n, minor(first.keepTurnover), "keep")).toBe(0);
    expect(level(minor(first.keepDeposit), minor(first.keepTurnover) - 1n, "keep")).toBe(0);
  });
});
