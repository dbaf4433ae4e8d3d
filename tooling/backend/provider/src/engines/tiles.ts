import type { InstantGame, PayTable } from "./types.ts";

const COPIES = 4;
const WALL = 9 * COPIES;
/** Ordered pairs of tiles: 36 × 35, of which 36 × 3 are equal. */
const PAIRS = WALL * (WALL - 1);
const EQUAL = WALL * (COPIES - 1);
const SIDE_PAYS = 195;
const TIE_PAYS = 1100;

const SIDE_TABLE: PayTable = {
  choices: ["east", "west"],
  lines: [
    { id: "side", chance: (PAIRS - EQUAL) / 2, of: PAIRS, pays: SIDE_PAYS },
    { id: "push", chance: EQUAL, of: PAIRS, pays: 100 },
  ],
};
const TIE_TABLE: PayTable = { choices: ["tie"], lines: [{ id: "tie", chance: EQUAL, of: PAIRS, pays: TIE_PAYS }] };

/** One tile each for East and West out of 36, four of each of nine ranks: the higher tile wins. */
export const tiles: InstantGame = {
  isChoice: (choice) => choice === "east" || choice === "west" || choice === "tie",
  randomChoice: (draw) => (draw.below(2) === 0 ? "east" : "west"),
  play(choice, draw) {
    const first = draw.below(WALL);
    const rest = draw.below(WALL - 1);
    const second = rest >= first ? rest + 1 : rest;
    const [east, west] = [Math.floor(first / COPIES) + 1, Math.floor(second / COPIES) + 1];
    const winner = east > west ? "east" : west > east ? "west" : "tie";
    const face = { east, west, winner };
    if (choice === winner) return { pays: winner === "tie" ? TIE_PAYS : SIDE_PAYS, face };
    return winner === "tie" ? { pays: 100, push: true, face } : { pays: 0, face };
  },
  payTables: () => [SIDE_TABLE, TIE_TABLE],
  scene: {},
};
