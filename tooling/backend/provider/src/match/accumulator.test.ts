import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { sumUp } from "../play/client/scenes/match-sum.js";
import { toDecimal } from "../play/client/money.js";
import { combinedPrice, payoutOf, priceText } from "./accumulator.ts";
import { fixtureOf } from "./fixtures.ts";
import { readSlip } from "./slip.ts";

const leg = fc.record({ price: fc.bigInt({ min: 101n, max: 484n }), state: fc.constantFrom("won", "lost", "void") });
const legs = fc.array(leg, { minLength: 1, maxLength: 5 });
const stake = fc.bigInt({ min: 100n, max: 2_000_000_000n });

describe("an accumulator", () => {
  it("pays exactly stake × the product of its prices, rounded down to the minor unit, void legs as 1", () => {
    fc.assert(
      fc.property(stake, legs, (amount, list) => {
        const paid = payoutOf(amount, list);
        const lost = list.some(({ state }) => state === "lost");
        const counted = list.filter(({ state }) => state === "won");
        const num = counted.reduce((product, { price }) => product * price, amount);
        const den = 100n ** BigInt(counted.length);
        expect(paid).toBe(lost ? 0n : num / den);
        expect(paid >= 0n && (lost || (paid * den <= num && (paid + 1n) * den > num))).toBe(true);
      }),
    );
  });

  it("pays the same in any order of its legs, and a void leg changes nothing", () => {
    fc.assert(
      fc.property(stake, legs, fc.bigInt({ min: 101n, max: 484n }), (amount, list, price) => {
        const paid = payoutOf(amount, list);
        expect(payoutOf(amount, list.toReversed())).toBe(paid);
        expect(payoutOf(amount, [...list, { price, state: "void" }])).toBe(paid);
      }),
    );
  });

  it("returns the stake when every leg is void, and is a single with one leg", () => {
    expect(
      payoutOf(12_345n, [
        { price: 200n, state: "void" },
        { price: 300n, state: "void" },
      ]),
    ).toBe(12_345n);
    expect(payoutOf(1000n, [{ price: 211n, state: "won" }])).toBe(2110n);
  });

  it("shows its price with two to four decimals, rounded down", () => {
    const text = (...prices: bigint[]) => priceText(combinedPrice(prices.map((price) => ({ price, state: "won" }))));
    expect([text(211n), text(200n, 150n), text(211n, 185n), text(199n, 199n, 199n)]).toEqual([
      "2.11",
      "3.00",
      "3.9035",
      "7.8805",
    ]);
  });

  it("has the same return on the page as on the server", () => {
    fc.assert(
      fc.property(
        stake,
        fc.array(
          fc.record({ pays: fc.integer({ min: 101, max: 484 }), chance: fc.integer({ min: 1900, max: 8100 }) }),
          { minLength: 1, maxLength: 5 },
        ),
        (amount, offers) => {
          const picks = offers.map((offer) => ({ offer }));
          const priced = offers.map(({ pays }) => ({ price: BigInt(pays), state: "won" }));
          const shown = sumUp(picks, toDecimal(amount, 2), 2);
          expect(shown.returns).toBe(toDecimal(payoutOf(amount, priced), 2));
          expect(shown.price).toBe(priceText(combinedPrice(priced)));
          const rate = offers.reduce((product, { pays, chance }) => (product * pays * chance) / 1_000_000, 100);
          expect(Math.abs(Number(shown.rate) - rate)).toBeLessThan(0.0051);
        },
      ),
    );
  });
});

describe("a slip", () => {
  const game = makeGames().find(({ kind }) => kind === "basketball");
  if (game === undefined) throw new Error("no league");

  it("is read with the prices of its matches, one to five of them in their order", () => {
    const read = readSlip(game, "7-home+8-away+12-home");
    expect(read?.map(({ fixture, offer }) => `${fixture.number}-${offer.selection}`)).toEqual([
      "7-home",
      "8-away",
      "12-home",
    ]);
    expect(read?.[0]?.offer).toEqual(fixtureOf(game, 7).offers[0]);
    expect(readSlip(game, "1-home+2-home+3-home+4-home+5-home")).toHaveLength(5);
  });

  it.each([
    "",
    "+",
    "7",
    "7-",
    "-home",
    "7-home+",
    "+7-home",
    "7-draw",
    "7-both",
    "7-home+7-away",
    "7-home+7-home",
    "8-home+7-home",
    "07-home",
    "-7-home",
    "7.5-home",
    "7e1-home",
    "７-home",
    "7-home ",
    "1-home+2-home+3-home+4-home+5-home+6-home",
    "9999999999999-home",
    "__proto__-home",
  ])("is refused for %j", (choice) => {
    expect(readSlip(game, choice)).toBeNull();
  });
  it("brings back less its stake when it is a free bet", () => {
    const picks = [{ offer: { pays: 195, chance: 4_900 } }, { offer: { pays: 210, chance: 4_500 } }];
    expect([sumUp(picks, "10.00", 2).returns, sumUp(picks, "10.00", 2, true).returns]).toEqual(["40.95", "30.95"]);
  });
});
