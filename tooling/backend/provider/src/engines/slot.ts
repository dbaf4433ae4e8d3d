import { seededDraw, shuffled } from "../random/draw.ts";
import type { InstantGame, PayLine } from "./types.ts";

/** Symbols by worth: wild, four of the game's own, three letters. */
const SYMBOLS = ["wild", "s1", "s2", "s3", "s4", "a", "k", "q"] as const;
type SymbolId = (typeof SYMBOLS)[number];
const WILD: SymbolId = "wild";

/** Count of each symbol on a reel, and the payout of three in a line in hundredths of the whole stake. */
interface SlotRules {
  readonly id: string;
  readonly counts: Readonly<Record<SymbolId, number>>;
  readonly pays: Readonly<Record<SymbolId, number>>;
}

const RULES: readonly SlotRules[] = [
  {
    id: "steady",
    counts: { wild: 1, s1: 2, s2: 2, s3: 3, s4: 3, a: 4, k: 4, q: 5 },
    pays: { wild: 30_000, s1: 2000, s2: 1200, s3: 500, s4: 480, a: 240, k: 200, q: 160 },
  },
  {
    id: "even",
    counts: { wild: 1, s1: 1, s2: 2, s3: 2, s4: 3, a: 3, k: 4, q: 4 },
    pays: { wild: 20_000, s1: 5000, s2: 1000, s3: 600, s4: 280, a: 200, k: 100, q: 100 },
  },
  {
    id: "lively",
    counts: { wild: 1, s1: 1, s2: 2, s3: 3, s4: 4, a: 5, k: 6, q: 6 },
    pays: { wild: 50_000, s1: 10_000, s2: 2000, s3: 800, s4: 400, a: 200, k: 160, q: 140 },
  },
];

/** Rows that each pay line passes on the three reels. */
const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;
const ROWS = 3;

/** A reel that avoids equal neighbours where it can. */
const makeReel = ({ id, counts }: SlotRules, reel: number): readonly SymbolId[] => {
  const stops = shuffled(
    SYMBOLS.flatMap((symbol) => Array.from({ length: counts[symbol] }, () => symbol)),
    seededDraw(`reel ${id} ${reel}`),
  );
  for (let at = 1; at < stops.length; at += 1) {
    if (stops[at] !== stops[at - 1]) continue;
    const other = stops.findIndex((symbol, index) => index > at && symbol !== stops[at - 1]);
    if (other > 0) [stops[at], stops[other]] = [stops[other] as SymbolId, stops[at] as SymbolId];
  }
  return stops;
};

/** The symbol of a winning line, wilds substituting for any; null for no win. */
const lineSymbol = (cells: readonly SymbolId[]): SymbolId | null => {
  const plain = cells.filter((cell) => cell !== WILD);
  return plain.every((cell) => cell === plain[0]) ? (plain[0] ?? WILD) : null;
};

const createSlot = (rules: SlotRules): InstantGame => {
  const reels = [0, 1, 2].map((reel) => makeReel(rules, reel));
  const size = reels[0]?.length ?? 0;
  const { counts, pays } = rules;
  const waysOf = (symbol: SymbolId): number =>
    symbol === WILD ? counts.wild ** 3 : (counts[symbol] + counts.wild) ** 3 - counts.wild ** 3;
  const lines = SYMBOLS.map((symbol): PayLine => ({
    id: symbol,
    chance: waysOf(symbol),
    of: size ** 3,
    pays: pays[symbol],
  }));
  return {
    isChoice: (choice) => choice === "spin",
    randomChoice: () => "spin",
    play(_, draw) {
      const stops = reels.map((reel) => draw.below(reel.length));
      const columns = reels.map((reel, index) =>
        Array.from({ length: ROWS }, (__, row) => reel[((stops[index] ?? 0) + row) % reel.length] ?? WILD),
      );
      const wins = LINES.flatMap((rows, line) => {
        const symbol = lineSymbol(rows.map((row, reel) => columns[reel]?.[row] ?? WILD));
        return symbol === null ? [] : [{ line, symbol, pays: pays[symbol] }];
      });
      return { pays: wins.reduce((sum, win) => sum + win.pays, 0), face: { stops, wins } };
    },
    payTables: () => [{ choices: ["spin"], lines, tries: LINES.length }],
    scene: { reels, lines: LINES, rules: rules.id },
  };
};

const GAMES = RULES.map(createSlot);

/** The slot machine of a game. */
export const slotFor = (gameId: string): InstantGame =>
  GAMES[seededDraw(`slot ${gameId}`).below(GAMES.length)] as InstantGame;

/** All slot machines, for tests of their pay tables. */
export const slotMachines: readonly InstantGame[] = GAMES;
