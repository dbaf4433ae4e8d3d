import { ensureTemporal } from "@baize/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { statementMonths, statementOf } from "./statement.ts";

const at = (iso: string): number => Date.parse(iso);
beforeAll(() => ensureTemporal());

describe("the months of a statement", () => {
  it("begin with that of the registration, by the brand's calendar", () => {
    const since = at("2026-10-31T16:00:00Z");
    expect(statementMonths(since, at("2026-12-31T15:59:59Z"), "Asia/Shanghai")).toEqual([
      { month: "2026-11", at: at("2026-11-01T00:00:00+08:00") },
      { month: "2026-12", at: at("2026-12-01T00:00:00+08:00") },
    ]);
    expect(statementMonths(since, at("2026-12-31T16:00:00Z"), "Asia/Shanghai")).toHaveLength(3);
    expect(statementMonths(since, at("2026-12-31T16:00:00Z"), "UTC").map(({ month }) => month)).toEqual([
      "2026-10",
      "2026-11",
      "2026-12",
    ]);
  });

  it("are twelve at most, and follow the clocks of the zone", () => {
    const months = statementMonths(at("2020-01-01T00:00:00Z"), at("2026-06-15T12:00:00Z"), "Europe/Berlin");
    expect(months.map(({ month }) => month)).toEqual([
      "2025-07",
      "2025-08",
      "2025-09",
      "2025-10",
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
      "2026-04",
      "2026-05",
      "2026-06",
    ]);
    expect(months.find(({ month }) => month === "2026-03")?.at).toBe(at("2026-03-01T00:00:00+01:00"));
    expect(months.find(({ month }) => month === "2026-04")?.at).toBe(at("2026-04-01T00:00:00+02:00"));
  });

  it("are the present one alone for a registration after now", () => {
    expect(statementMonths(at("2027-05-01T00:00:00Z"), at("2026-06-15T12:00:00Z"), "UTC")).toHaveLength(1);
  });
});

describe("a statement", () => {
  const starts = [
    { month: "2026-11", at: 10 },
    { month: "2026-12", at: 20 },
  ];

  it("leads from balance to balance, with transfers left out and unknown kinds under other", () => {
    const sums = [
      { kind: "deposit", period: 0, amount: 500n },
      { kind: "deposit", period: 1, amount: 100n },
      { kind: "transfer", period: 1, amount: -60n },
      { kind: "provider_credit", period: 1, amount: 60n },
      { kind: "bet", period: 1, amount: -40n },
      { kind: "settle", period: 2, amount: 10n },
      { kind: "bonus", period: 2, amount: 5n },
      { kind: "rebate", period: 2, amount: 1n },
      { kind: "withdraw", period: 2, amount: -300n },
      { kind: "exchange", period: 2, amount: -7n },
      { kind: "reward_end", period: 2, amount: -5n },
    ];
    const none = { deposits: 0n, withdrawals: 0n, stakes: 0n, returns: 0n, awards: 0n, other: 0n };
    const december = { ...none, withdrawals: 300n, returns: 10n, awards: 6n, other: -12n };
    const november = { ...none, deposits: 100n, stakes: 40n };
    expect(statementOf(sums, starts)).toEqual({
      months: [
        { month: "2026-12", opening: 560n, ...december, closing: 264n },
        { month: "2026-11", opening: 500n, ...november, closing: 560n },
      ],
      total: { ...december, deposits: 100n, stakes: 40n },
    });
  });

  it("is empty months without postings", () => {
    expect(statementOf([], starts).months.map(({ opening, closing }) => [opening, closing])).toEqual([
      [0n, 0n],
      [0n, 0n],
    ]);
  });
});
