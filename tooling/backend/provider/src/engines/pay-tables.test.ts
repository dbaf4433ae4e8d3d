import { describe, expect, it } from "vitest";
import { seededDraw } from "../random/draw.ts";
import { baccarat, deal } from "./baccarat.ts";
import { dice } from "./dice.ts";
import { dominoes } from "./dominoes.ts";
import { chances, eachOutcome } from "../testing/enumerate.ts";
import { netting } from "./catch.ts";
import { pickFor } from "./pick.ts";
import { edgeOf, ratio, returnOf, toPercent } from "./return-of.ts";
import { roulette } from "./roulette.ts";
import { slotMachines } from "./slot.ts";
import { tiles } from "./tiles.ts";
import type { InstantGame, PayTable } from "./types.ts";

const GAMES: readonly (readonly [string, InstantGame, readonly string[]])[] = [
  ["roulette", roulette, ["97.30"]],
  ["dice", dice, ["97.22", "96.30", "94.44", "94.31", "94.38"]],
  ["tiles", tiles, ["97.71", "94.29"]],
  ["two-tile pai gow", dominoes, ["96.75", "96.74", "96.77"]],
  ["fishing", netting, ["96.00"]],
  ["pick three of ten", pickFor("荷风快选三"), ["95.00"]],
  ["pick two of eight", pickFor("荷风对对彩"), ["94.29"]],
  ["pick four of twelve", pickFor("荷风幸运球"), ["94.95"]],
  ["the steady slot", slotMachines[0] as InstantGame, ["95.45"]],
  ["the even slot", slotMachines[1] as InstantGame, ["94.78"]],
  ["the lively slot", slotMachines[2] as InstantGame, ["95.12"]],
];

const choiceOf = (game: InstantGame, payTable: PayTable): readonly string[] =>
  payTable.choices[0] === "*" ? [game.randomChoice(seededDraw("any"))] : payTable.choices;

/** Expected return over all outcomes, from the playing code alone. */
const playedReturn = (game: InstantGame, choice: string) => {
  let [num, den] = [0n, 1n];
  for (const [pays, { num: n, den: d }] of chances(
    (draw) => game.play(choice, draw),
    ({ pays: paid }) => paid,
  )) {
    [num, den] = [num * d + BigInt(pays) * n * den, den * d];
  }
  return ratio(num, den * 100n);
};

describe.each(GAMES)("%s", (_, game, published) => {
  it("returns exactly the published share over all outcomes, for every choice", () => {
    for (const payTable of game.payTables())
      for (const choice of choiceOf(game, payTable))
        expect([choice, playedReturn(game, choice)]).toEqual([choice, returnOf(payTable)]);
  });

  it("publishes the percentages of its rules", () => {
    expect([...new Set(game.payTables().map((payTable) => toPercent(returnOf(payTable))))]).toEqual(published);
  });

  it("has a house edge of at most six percent on every bet", () => {
    for (const payTable of game.payTables()) {
      const { num, den } = edgeOf(payTable);
      expect(num > 0n && num * 100n <= den * 6n).toBe(true);
    }
  });

  it("has every line of a single try happen as often as published", () => {
    for (const payTable of game.payTables().filter(({ tries = 1 }) => tries === 1)) {
      const [choice = ""] = choiceOf(game, payTable);
      const found = chances(
        (draw) => game.play(choice, draw),
        ({ pays }) => pays,
      );
      for (const { pays, chance, of } of payTable.lines)
        expect([pays, found.get(pays)]).toEqual([pays, ratio(BigInt(chance), BigInt(of))]);
    }
  });

  it("approaches its published return in play", () => {
    const draw = seededDraw("simulation");
    const [payTable] = game.payTables();
    if (payTable === undefined) throw new Error("no payTable");
    const [choice = ""] = choiceOf(game, payTable);
    const rounds = 60_000;
    let [paid, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { pays } = game.play(choice, draw);
      paid += pays;
      squares += pays * pays;
    }
    const mean = paid / rounds;
    const spread = Math.sqrt((squares / rounds - mean * mean) / rounds);
    const { num, den } = returnOf(payTable);
    expect(Math.abs(mean - (Number(num) * 100) / Number(den))).toBeLessThan(4.5 * spread);
  });

  it("accepts its random choices and no others", () => {
    const draw = seededDraw("choices");
    for (let index = 0; index < 50; index += 1) expect(game.isChoice(game.randomChoice(draw))).toBe(true);
    for (const bad of [
      "",
      "__proto__",
      "constructor",
      "n37",
      "n-1",
      "0-1-2",
      "1-1-2",
      "3-2-1",
      "01-2-3",
      "1-2-11",
      "k7",
      "k",
      "banker ",
      "pairs",
      "s3",
      "s18",
      "f0",
      "f7",
      "东",
      "toString",
    ])
      expect([bad, game.isChoice(bad)]).toEqual([bad, false]);
  });
});

describe("baccarat", () => {
  it("has each side win over all 13^6 shoes exactly as often as it publishes", () => {
    const found = chances(deal, ({ winner }) => winner);
    const [player, banker, tie] = baccarat.payTables();
    const exact = (line: PayTable["lines"][number] | undefined) =>
      ratio(BigInt(line?.chance ?? 0), BigInt(line?.of ?? 1));
    expect(found.get("player")).toEqual(exact(player?.lines[0]));
    expect(found.get("banker")).toEqual(exact(banker?.lines[0]));
    expect(found.get("tie")).toEqual(exact(tie?.lines[0]));
    expect(baccarat.payTables().map((payTable) => toPercent(returnOf(payTable)))).toEqual(["98.77", "98.94", "95.43"]);
  }, 60_000);

  it("pays the winner, returns the stake on a tie and keeps it otherwise", () => {
    const draw = seededDraw("coups");
    const seen = new Set<string>();
    for (let index = 0; index < 400; index += 1) {
      const { pays, push, face } = baccarat.play("banker", draw);
      seen.add(`${String(face["winner"])} ${pays} ${push === true}`);
    }
    expect(seen).toEqual(new Set(["banker 195 false", "player 0 false", "tie 100 true"]));
  });
});

describe("a slot", () => {
  it("pays every window by the symbols on its lines", () => {
    const wrong: unknown[] = [];
    for (const machine of slotMachines) {
      const [payTable] = machine.payTables();
      const { reels, lines } = machine.scene as {
        readonly reels: readonly (readonly string[])[];
        readonly lines: readonly (readonly number[])[];
      };
      for (const { value } of eachOutcome((draw) => machine.play("spin", draw))) {
        const { stops, wins } = value.face as {
          readonly stops: readonly number[];
          readonly wins: readonly { readonly line: number; readonly symbol: string }[];
        };
        const onLine = (line: number) =>
          (lines[line] ?? []).map(
            (row, reel) => reels[reel]?.[((stops[reel] ?? 0) + row) % (reels[reel]?.length ?? 1)],
          );
        const expected = lines.flatMap((__, line) => {
          const plain = new Set(onLine(line).filter((symbol) => symbol !== "wild"));
          return plain.size > 1 ? [] : [{ line, symbol: [...plain][0] ?? "wild" }];
        });
        const worth = expected.reduce(
          (sum, { symbol }) => sum + (payTable?.lines.find(({ id }) => id === symbol)?.pays ?? 0),
          0,
        );
        if (
          value.pays !== worth ||
          JSON.stringify(wins.map(({ line, symbol }) => ({ line, symbol }))) !== JSON.stringify(expected)
        )
          wrong.push({ stops, worth, pays: value.pays });
      }
    }
    expect(wrong).toEqual([]);
  });

  it("has reels with the symbol counts of its pay table", () => {
    for (const machine of slotMachines) {
      const { reels } = machine.scene as { readonly reels: readonly (readonly string[])[] };
      expect(new Set(reels.map((reel) => [...reel].toSorted().join())).size).toBe(1);
      expect(new Set(reels.map((reel) => reel.join())).size).toBe(3);
    }
  });
});
