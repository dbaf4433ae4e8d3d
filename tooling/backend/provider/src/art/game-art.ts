import type { GameArt } from "@baize/art";
import { seededDraw } from "../random/draw.ts";
import type { GameFacts } from "../catalogue/games.ts";
import { motifOf } from "../play/symbols/motif.ts";

/** Figures of games that are not slots, by engine: what is played with. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  roulette: ["roulette"],
  dice: ["dice"],
  baccarat: ["pair"],
  catch: ["angelfish", "manta", "puffer", "turtle"],
  pick: ["balls", "drum", "starBall"],
  tiles: ["mahjong"],
  dominoes: ["domino"],
};
/** By what is played in a match. */
const MATCH_FIGURES: Readonly<Record<string, string>> = {
  football: "football",
  basketball: "basketball",
  tennis: "tennis",
  volleyball: "volleyball",
  badminton: "shuttle",
  shooter: "crosshair",
  duel: "blades",
};
const MATCH_MOTIFS: Readonly<Record<string, string>> = {
  table_tennis: "ping-pong",
  towers: "castle",
  racing: "racing-car",
  cards: "joker",
  sandbox: "camping",
};

/** The layout of a title that says a number. */
const layoutOf = (name: string): Pick<GameArt, "layout"> =>
  /三连|三重奏/.test(name) ? { layout: "trio" } : name.startsWith("双") ? { layout: "pair" } : {};

/** What a game's cover and icon show: the pictures and the colour of its title, and what it is played with. */
export const artOf = ({ id, engine, kind, gameType, name, parts }: GameFacts): GameArt => {
  const motifs = parts.flatMap(({ motif }) => (motif === undefined ? [] : [motif]));
  const hue = parts.find((part) => part.hue !== undefined)?.hue;
  const [first, second] = motifs;
  const base = {
    seed: id,
    category: gameType,
    title: name,
    ...(hue === undefined ? {} : { hue }),
    ...layoutOf(name),
  } as const;
  const accent = (motif: string | undefined) => (motif === undefined ? {} : { accent: motifOf(motif) });
  if (engine === "slot") return first === undefined ? base : { ...base, motif: motifOf(first), ...accent(second) };
  const sport = MATCH_MOTIFS[kind];
  if (sport !== undefined) return { ...base, motif: motifOf(sport) };
  const figures = FIGURES[engine] ?? [MATCH_FIGURES[kind] ?? ""];
  const figure = figures[seededDraw(`figure ${id}`).below(figures.length)] ?? "";
  return { ...base, figure, ...accent(first) };
};
