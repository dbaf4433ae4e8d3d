import type { Brush } from "../brush.ts";
import type { CategoryId } from "@baize/domain";
import type { Random } from "../random.ts";
import { polar, sparkle, suit } from "../shape.ts";
import { draw as d } from "../xml.ts";

/** Small ornaments around a figure, centred on the origin, at a distance between `near` and `far`. */
export type Flourish = (p: Brush, r: Random) => string;

/** Points on two arcs left and right of the figure, where ornaments cover neither it nor one another. */
const places = (r: Random, count: number): readonly (readonly [x: number, y: number, size: number])[] =>
  Array.from({ length: count }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const step = 96 / Math.ceil(count / 2);
    const [x, y] = polar((26 + step * (Math.floor(i / 2) + r.between(0.15, 0.85))) * side, r.between(108, 146));
    return [x * 0.92, y, r.between(0.6, 1.25)] as const;
  });

const scatter = (p: Brush, r: Random, count: number, markup: string, isRound = false): string =>
  p.repeat(
    markup,
    places(r, count).map(
      ([x, y, s]) =>
        d`translate(${Math.round(x)} ${Math.round(y)})${isRound ? "" : d`rotate(${r.whole(-40, 40)})`}scale(${s})`,
    ),
  );

export const sparkles: Flourish = (p, r) =>
  d`<path d="${places(r, 6)
    .map(([x, y, s]) => sparkle(x, y, 11 * s))
    .join("")}" fill="${p.tones.w.hi}"/>`;
const coins: Flourish = (p, r) =>
  scatter(
    p,
    r,
    6,
    d`<ellipse rx="11" ry="9" fill="${p.tones.m.dk}" cy="2"/><ellipse rx="11" ry="9" fill="${p.band("m")}" stroke="${p.tones.m.dk}" stroke-width="1"/><ellipse rx="6" ry="4.5" fill="none" stroke="${p.tones.m.dp}" stroke-width="1.5"/>`,
  );
const bubbles: Flourish = (p, r) =>
  scatter(
    p,
    r,
    8,
    '<circle r="9" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".75" stroke-width="1.5"/><path d="M-5-3A6 6 0 0 1-1-6" stroke="#fff" stroke-width="2" fill="none"/>',
    true,
  );
const chips: Flourish = (p, r) =>
  scatter(
    p,
    r,
    5,
    d`<circle r="12" fill="${p.orb("a")}"/><circle r="10" fill="none" stroke="${p.tones.w.hi}" stroke-width="4" stroke-dasharray="5 5.5"/><circle r="5" fill="${p.tones.m.lt}"/>`,
  );
const suits: Flourish = (p, r) =>
  d`<g fill="${p.tones.m.lt}">${scatter(p, r, 6, d`<path d="${suit(r.pick(["spade", "heart", "club", "diamond"]), 22)}"/>`)}</g>`;
const petals: Flourish = (p, r) =>
  scatter(
    p,
    r,
    7,
    d`<path d="M0 8C-10 0-6-10 0-10S10 0 0 8Z" fill="${p.lin("a")}" stroke="${p.tones.a.hi}" stroke-width=".8"/>`,
  );
const confetti: Flourish = (p, r) => {
  const bits = places(r, 16).map(([x, y, s]) => {
    const [u, v] = [Math.cos(x * 7), Math.sin(x * 7)];
    return d`M${Math.round(x)} ${Math.round(y)}l${9 * s * u} ${9 * s * v} ${-5 * s * v} ${5 * s * u} ${-9 * s * u} ${-9 * s * v}z`;
  });
  return [p.tones.a.lt, p.tones.b.lt, p.tones.m.lt, p.tones.w.hi]
    .map((colour, i) => d`<path d="${bits.slice(i * 4, i * 4 + 4).join("")}" fill="${colour}"/>`)
    .join("");
};
const shards: Flourish = (p, r) =>
  scatter(p, r, 7, d`<path d="M0-13 6 3 0 11-5 2Z" fill="${p.lin("b")}" stroke="${p.tones.b.hi}" stroke-width="1"/>`);
const orbs: Flourish = (p, r) =>
  scatter(
    p,
    r,
    6,
    d`<circle r="10" fill="${p.orb("b")}"/><circle cx="-3" cy="-4" r="2.5" fill="#fff" opacity=".8"/>`,
    true,
  );
const trails: Flourish = (p, r) =>
  d`<g stroke="${p.tones.b.lt}" stroke-width="3" stroke-linecap="round" opacity=".8"><path d="${places(r, 7)
    .map(([x, y, s]) => d`M${Math.round(x)} ${Math.round(y)}h${26 * s}`)
    .join("")}"/></g>`;

/** The ornaments of each category. */
export const FLOURISHES: Readonly<Record<CategoryId, readonly Flourish[]>> = {
  2: [sparkles, chips, suits, coins],
  3: [bubbles, bubbles, coins, sparkles],
  4: [coins, sparkles, petals, shards, orbs],
  5: [confetti, orbs, sparkles, coins],
  6: [confetti, trails, sparkles],
  7: [petals, sparkles, suits, coins],
  8: [shards, trails, sparkles],
};
