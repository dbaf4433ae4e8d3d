import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Bet } from "../wire-types.ts";
import { sampleBet } from "../samples.test.support.ts";
import { BETS_AT_ONCE, netPosition, readBetsSince } from "./net-position.ts";

const START = Date.parse("2026-11-27T10:00:00Z");
/** The bet of a second after play began; before it with a negative one. */
const at = (second: number, part: Partial<Bet> = {}): Bet =>
  sampleBet({
    id: `b${second}`,
    betTime: new Date(START + second * 1000).toISOString(),
    win: "-1.00",
    state: "lost",
    ...part,
  });
const decimalOf = (cents: number): string => {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? "-" : ""}${whole}.${String(rest).padStart(2, "0")}`;
};
/** Records as a server pages them: the newest first. */
const served = (bets: readonly Bet[]) => {
  const sorted = bets.toSorted((one, other) => Date.parse(other.betTime) - Date.parse(one.betTime));
  return vi.fn<(page: number) => Promise<{ list: Bet[] }>>(async (page) => ({
    list: sorted.slice((page - 1) * BETS_AT_ONCE, page * BETS_AT_ONCE),
  }));
};
const many = (count: number, from = 0): Bet[] => Array.from({ length: count }, (_, index) => at(from + index));

describe("readBetsSince", () => {
  it("takes the bets since play began, and none before", async () => {
    const bets = await readBetsSince(START + 400, new Map(), served([at(-1), at(0), at(5)]));
    expect([...(bets?.keys() ?? [])].toSorted()).toEqual(["b0", "b5"]);
  });
  it("stops reading where play began", async () => {
    const read = served([...many(300, -300), ...many(150)]);
    expect((await readBetsSince(START, new Map(), read))?.size).toBe(150);
    expect(read).toHaveBeenCalledTimes(2);
  });
  it("reads one page when the rest is known and settled", async () => {
    const before = many(450);
    const known = new Map(before.map((bet) => [bet.id, bet]));
    const read = served([...before, ...many(20, 450)]);
    expect((await readBetsSince(START, known, read))?.size).toBe(470);
    expect(read).toHaveBeenCalledTimes(1);
  });
  it("reads on until a bet that waited is found again", async () => {
    const before = many(450);
    const known = new Map(
      before.map((bet, index) => [bet.id, index === 10 ? { ...bet, state: "unsettled" as const, win: "0.00" } : bet]),
    );
    const bets = await readBetsSince(START, known, served(before));
    expect(bets?.get("b10")?.state).toBe("lost");
  });
  it("does not guess when there are too many", async () => {
    const full = { list: many(BETS_AT_ONCE) };
    expect(
      await readBetsSince(START, new Map(), async (page) => ({
        list: full.list.map((bet) => ({ ...bet, id: `${bet.id}-${page}` })),
      })),
    ).toBeNull();
  });
  it("fails when a page does", async () => {
    await expect(readBetsSince(START, new Map(), async () => Promise.reject(new Error("line")))).rejects.toThrow(
      "line",
    );
  });
});

describe("netPosition", () => {
  it("is zero without bets", () =>
    expect(netPosition(new Map(), "CNY")).toEqual({ net: { minor: 0n, asset: "CNY" }, waiting: 0 }));
  it("counts what waits apart", () => {
    const bets = [
      at(1, { win: "98.05", state: "won" }),
      at(2),
      at(3, { win: "0.00", state: "unsettled" }),
      at(4, { win: "0.00", state: "cancelled" }),
    ];
    expect(netPosition(new Map(bets.map((bet) => [bet.id, bet])), "CNY")).toEqual({
      net: { minor: 9705n, asset: "CNY" },
      waiting: 1,
    });
  });
  it("is unknown beside another currency", () =>
    expect(netPosition(new Map([["b", at(1, { currency: "USD" })]]), "CNY")).toBeNull());
  it("equals the sum of its rows to the cent", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 })), (cents) => {
        const rows = cents.map((cent, index) =>
          at(index, {
            win: decimalOf(cent),
          }),
        );
        expect(netPosition(new Map(rows.map((bet) => [bet.id, bet])), "CNY")?.net.minor).toBe(
          BigInt(cents.reduce((sum, cent) => sum + cent, 0)),
        );
      }),
    ));
});
