import { ensureTemporal } from "@baize/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { harmMarkers, type PlayerHistory } from "./markers.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 24 * 3_600_000];
const ZONE = "Asia/Shanghai";
const NOW = Date.parse("2026-11-29T12:00:00+08:00");
const NOTHING: PlayerHistory = { deposits: [], bets: [], minutes: [] };
const markers = (part: Partial<PlayerHistory>) => harmMarkers({ ...NOTHING, ...part }, NOW, ZONE);

const deposit = (at: number, amount: bigint, isCredited = true) => ({
  id: `D${at}`,
  amount,
  openedAt: at,
  openUntil: at + MINUTE,
  creditedAt: isCredited ? at : null,
});
const bet = (at: number, stake: bigint, payout: bigint, isFree = false) => ({
  id: `B${at}`,
  stake,
  payout,
  isFree,
  placedAt: at,
  settledAt: at,
});

beforeAll(ensureTemporal);

describe("rising deposits", () => {
  const before = [8, 15, 22, 29].map((days) => deposit(NOW - days * DAY, 100n));

  it("are twice a mean week of the four before, or more, of what was credited", () => {
    const last = (amount: bigint) => [...before, deposit(NOW - DAY, amount)];
    expect(markers({ deposits: last(199n) })).toEqual([]);
    expect(markers({ deposits: last(200n) })).toEqual([{ kind: "rising_deposits", lastWeek: 200n, meanWeek: 100n }]);
    expect(markers({ deposits: [...last(100n), deposit(NOW - HOUR, 500n, false)] })).toEqual([]);
  });

  it("are not those of who has just begun", () => {
    expect(markers({ deposits: [deposit(NOW - DAY, 9_000n)] })).toEqual([]);
  });
});

describe("chasing", () => {
  const at = (hours: number) => NOW - hours * HOUR;
  const lost = [30, 20, 10].map((hours) => bet(at(hours), 50n, 10n));
  const after = (minutes: number) => lost.map(({ placedAt }) => deposit(placedAt + minutes * MINUTE, 70n, false));

  it("is three deposits within an hour after bets that lost together, in a week", () => {
    expect(markers({ bets: lost, deposits: after(59) })).toEqual([{ kind: "chasing", times: 3, amount: 210n }]);
    expect(markers({ bets: lost, deposits: after(60) })).toEqual([]);
    expect(markers({ bets: lost, deposits: after(59).slice(1) })).toEqual([]);
  });

  it("is none where the hour was won, or nothing of the own was staked", () => {
    const won = lost.map(({ placedAt }) => bet(placedAt + MINUTE, 1n, 41n));
    expect(markers({ bets: [...lost, ...won], deposits: after(59) })).toEqual([]);
    expect(markers({ bets: lost.map((one) => ({ ...one, isFree: true })), deposits: after(59) })).toEqual([]);
  });
});

describe("night play", () => {
  const night = (days: number, minutes: number, hour = 0) =>
    Array.from({ length: minutes }, (_, minute) => {
      const midnight = Date.parse("2026-11-29T00:00:00+08:00") - days * DAY;
      return midnight + hour * HOUR + minute * MINUTE;
    });

  it("is four nights of half an hour or more, by the clocks of the zone", () => {
    const nights = [1, 2, 3].flatMap((days) => night(days, 30));
    expect(markers({ minutes: [...nights, ...night(4, 30)] })).toEqual([
      { kind: "night_play", nights: 4, minutes: 120 },
    ]);
    expect(markers({ minutes: [...nights, ...night(4, 29)] })).toEqual([]);
    expect(markers({ minutes: [...nights, ...night(4, 60, 5)] })).toEqual([]);
    expect(markers({ minutes: [...nights, ...night(30, 60)] })).toEqual([]);
  });
});
