import type { Sport } from "../catalogue/words/match-titles.ts";
import type { Draw } from "../random/draw.ts";

export type Selection = "home" | "draw" | "away";
export type Score = readonly [home: number, away: number];

/** How scores of a sport look: sets to win, or the winner's least points, their spread and the largest lead. */
type Shape =
  | { readonly kind: "sets"; readonly to: number }
  | { readonly kind: "points"; readonly from: number; readonly spread: number; readonly lead: number };

const SHAPES: Readonly<Record<Sport, Shape>> = {
  football: { kind: "points", from: 1, spread: 3, lead: 3 },
  basketball: { kind: "points", from: 88, spread: 34, lead: 24 },
  tennis: { kind: "sets", to: 2 },
  volleyball: { kind: "sets", to: 3 },
  table_tennis: { kind: "sets", to: 4 },
  badminton: { kind: "sets", to: 2 },
  shooter: { kind: "points", from: 13, spread: 1, lead: 10 },
  towers: { kind: "sets", to: 2 },
  racing: { kind: "sets", to: 3 },
  cards: { kind: "sets", to: 3 },
  duel: { kind: "sets", to: 3 },
  sandbox: { kind: "points", from: 18, spread: 14, lead: 9 },
};

/** A random score that fits a drawn result. Only football has draws. */
export const scoreFor = (sport: Sport, result: Selection, draw: Draw): Score => {
  const shape = SHAPES[sport];
  if (result === "draw") {
    const each = draw.cosmetic(4);
    return [each, each];
  }
  const winner = shape.kind === "sets" ? shape.to : shape.from + draw.cosmetic(shape.spread);
  const loser = shape.kind === "sets" ? draw.cosmetic(shape.to) : Math.max(0, winner - 1 - draw.cosmetic(shape.lead));
  return result === "home" ? [winner, loser] : [loser, winner];
};
