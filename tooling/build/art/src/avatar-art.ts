import { createBrush, metal, ramp } from "./brush.ts";
import { lch } from "./colour.ts";
import { bull, knight, monarch } from "./figures/board-piece.ts";
import { helm, wolf } from "./figures/esports-emblem.ts";
import type { Figure } from "./figures/figure.ts";
import { crab, octopus } from "./figures/fish-sea.ts";
import { angelfish, manta, puffer, turtle } from "./figures/fish-swimmer.ts";
import { dragon, koi, mask, phoenix, tiger } from "./figures/slot-creature.ts";
import { horse } from "./figures/sports-arena.ts";
import { createRandom, type Random, shortHash } from "./random.ts";
import { document, draw as d } from "./xml.ts";

const HEADS: readonly Figure[] = [
  tiger,
  bull,
  wolf,
  dragon,
  phoenix,
  koi,
  octopus,
  crab,
  puffer,
  turtle,
  angelfish,
  manta,
  helm,
  knight,
  monarch,
  mask,
  horse,
];

/** Seeds that end in a number of their own go round all heads, so that those of a set that is offered differ. */
const headOf = (seed: string, r: Random): Figure => {
  const place = / (\d{1,9})$/.exec(seed)?.[1];
  return (place === undefined ? undefined : HEADS[Number(place) % HEADS.length]) ?? r.pick(HEADS);
};

/** A member's default avatar, 96 by 96 and filled to its edges, so that it can be cropped to a circle. */
export const avatarArt = (seed: string): string => {
  const r = createRandom(`avatar|${seed}`);
  const main = r.between(0, 360);
  const ground = main + r.pick([110, 150, 180, 210, 250]);
  const p = createBrush(shortHash("avatar", seed), {
    a: ramp(main, 0.17, 0.62),
    b: ramp(ground + 60, 0.14, 0.6),
    m: metal(86, 0.12),
    w: ramp(85, 0.025, 0.88),
    k: ramp(ground, 0.03, 0.34),
  });
  const wash = p.own(
    d`<linearGradient id="%" x2=".4" y2="1"><stop stop-color="${lch(0.66, 0.11, ground)}"/><stop offset="1" stop-color="${lch(0.38, 0.1, ground - 20)}"/></linearGradient>`,
  );
  const light = lch(0.85, 0.09, ground + 10);
  const back = r.pick([
    d`<circle cx="48" cy="48" r="37" fill="${light}" opacity=".35"/>`,
    d`<circle cx="48" cy="48" r="34" fill="none" stroke="${light}" stroke-width="68" stroke-dasharray="8.9" opacity=".25"/>`,
    d`<path d="M0 96 96 0V96Z" fill="${light}" opacity=".25"/>`,
    d`<path d="M0 60Q24 44 48 60T96 60V96H0Z" fill="${light}" opacity=".3"/>`,
  ]);
  const head = headOf(seed, r)(p, r);
  return document(
    96,
    96,
    "",
    d`${p.defs()}<rect width="96" height="96" fill="${wash}"/>${back}<g transform="translate(48 49)scale(.37)">${head}</g>`,
  );
};
