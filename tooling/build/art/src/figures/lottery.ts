import type { Brush } from "../brush.ts";
import type { Random } from "../random.ts";
import { polar, sector, star } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

/** Seven-stroke figures 0 to 9 in a box 16 wide and 24 high about the origin. */
export const DIGITS = [
  "M0-11C-10-11-10 11 0 11S10-11 0-11Z",
  "M-6-6 1-11V11M-6 11H7",
  "M-7-6C-6-13 8-12 7-4 6 2-4 5-7 11H8",
  "M-7-8C-3-13 7-11 6-5 5-1 1-1-1-1 4-1 8 1 7 6 5 13-5 12-8 8",
  "M3 11V-11L-8 5H8",
  "M6-11H-5L-6-1C0-4 8-3 7 4 6 12-4 12-7 8",
  "M5-11C-3-8-7-2-7 4-6 13 7 13 7 4 7-3-5-3-7 4",
  "M-7-11H7L-2 11",
  "M0-1C-8-2-7-11 0-11S8-2 0-1C-9 0-9 11 0 11S9 0 0-1Z",
  "M-5 11C3 8 7 2 7-4 6-13-7-13-7-4-7 3 5 3 7-4",
] as const;

/** A numbered ball of radius 40. */
export const ball = (p: Brush, tone: "a" | "b" | "m" | "w" | "k", digit: string): string =>
  d`<circle r="40" fill="${p.orb(tone)}"/><circle r="22" fill="${p.tones.w.hi}" stroke="${p.tones[tone].dp}" stroke-width="2"/><path d="${digit}" fill="none" stroke="${p.tones.k.dk}" stroke-width="5" stroke-linecap="round"/><path d="M-32-12A34 34 0 0 1-8-33" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`;

/** Small numbered balls at the given places; the shapes of a tone are drawn once. */
const miniBalls = (
  p: Brush,
  r: Random,
  places: readonly (readonly [tone: "a" | "b", x: number, y: number])[],
): string => {
  const draw = (tone: "a" | "b"): string =>
    p.shape(
      d`<circle r="21" fill="${p.orb(tone)}"/><circle r="11" fill="${p.tones.w.hi}"/><path d="M-16-7Q-12-15-4-17" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`,
    );
  const shapes = { a: draw("a"), b: draw("b") };
  const discs = places.map(([tone, x, y]) => d`<use href="#${shapes[tone]}" x="${x}" y="${y}"/>`).join("");
  const figures = places
    .map(([, x, y]) => d`<path d="${digit(r)}" transform="translate(${x} ${y})scale(.52)"/>`)
    .join("");
  return d`${discs}<g fill="none" stroke="${p.tones.k.dk}" stroke-width="5">${figures}</g>`;
};

const digit = (r: Random): string => r.pick(DIGITS);

export const balls: Figure = (p, r) =>
  d`<g transform="translate(-50 -32) scale(.84)">${ball(p, "b", digit(r))}</g><g transform="translate(48 -38) scale(.9)">${ball(p, "m", digit(r))}</g><g transform="translate(0 26) scale(1.5)"><circle r="42" fill="#000" opacity=".25"/>${ball(p, "a", digit(r))}</g>`;

export const drum: Figure = (p, r) => {
  const { m } = p.tones;
  const inside = miniBalls(p, r, [
    ["b", -30, 26],
    ["a", 14, 34],
    ["b", 44, 4],
    ["a", -34, -24],
    ["b", 18, -38],
    ["a", -2, 0],
  ]);
  return d`<path d="M-44 66H44L62 98H-62Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><circle r="82" cy="-12" fill="${p.tones.k.dk}" opacity=".55"/><circle r="82" cy="-12" fill="${p.glow("b")}"/>${inside}<g fill="none" stroke="${m.lt}" stroke-width="3"><ellipse rx="28" ry="82" cy="-12"/><ellipse rx="60" ry="82" cy="-12"/><path d="M0-94V70M-82-12H82"/></g><circle r="82" cy="-12" fill="none" stroke="${p.band("m")}" stroke-width="8"/><path d="M-66-40A72 72 0 0 1-22-80" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><path d="M-92-20H-78V-4H-92ZM78-20H92V-4H78ZM-20 62H20V76H-20Z" fill="${p.band("m")}"/>`;
};

export const ticket: Figure = (p, r) => {
  const { m, a, w } = p.tones;
  const stub = (tone: "a" | "b"): string =>
    d`<path d="M-96-48H96V-14A14 14 0 0 0 96 14V48H-96V14A14 14 0 0 0-96-14Z" fill="${p.lin(tone)}" ${p.rim(2.5)}/>`;
  const row = (y: number): string =>
    Array.from(
      { length: 4 },
      (_, i) =>
        d`<circle cx="${-68 + i * 25}" cy="${y}" r="9" fill="${r.chance(0.45) ? m.lt : w.hi}" fill-opacity="${r.chance(0.3) ? 0.35 : 0.95}"/>`,
    ).join("");
  return d`<g transform="translate(6 -30) rotate(13) scale(.92)">${stub("b")}</g><g transform="translate(-2 26) rotate(-8)"><path d="M-94-42H98V54H-94Z" opacity=".25"/>${stub("a")}<path d="M38-46V46" stroke="${w.hi}" stroke-width="3" stroke-dasharray="5 6"/>${row(-12)}${row(16)}<path d="M-76-34H12" stroke="${m.lt}" stroke-width="6" stroke-linecap="round"/><path d="${star(5, 24, 11)}" transform="translate(66 0)" fill="${p.band("m")}" stroke="${a.dk}" stroke-width="2"/></g>`;
};

export const fortune: Figure = (p, r) => {
  const { m } = p.tones;
  const n = r.pick([8, 10, 12]);
  const half = 180 / n;
  const light = d`<path d="${sector(0, 78, half, 3 * half)}"/>`;
  const wedges = d`<circle r="78" fill="${p.tones.a.md}"/><g fill="${p.tones.w.hi}">${p.spin(light, n / 2)}</g><g fill="${p.tones.b.md}">${n % 4 === 0 ? p.spin(light, n / 4) : ""}</g>`;
  return d`<path d="M-50 98 0 30 50 98Z" fill="${p.lin("k")}" ${p.rim(2)}/><circle r="92" cy="-6" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><g transform="translate(0 -6)">${wedges}<circle r="78" fill="${p.glow("w")}" opacity=".35"/><circle r="85" fill="none" stroke="${p.tones.w.hi}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 ${(Math.PI * 170) / (n * 2)}"/>${p.spin(d`<path d="${star(4, 9, 4)}" transform="translate(0 -58)" fill="${p.tones.k.dk}" opacity=".65"/>`, n)}<circle r="24" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><path d="${star(5, 15, 7)}" fill="${p.tones.a.dp}"/></g><path d="M-15-98H15L0-64Z" fill="${p.lin("a")}" ${p.rim(2.5)}/>`;
};

export const grid: Figure = (p, r) => {
  const { m, w } = p.tones;
  const picked = new Set(Array.from({ length: 7 }, () => r.whole(0, 19)));
  const hit = p.shape(
    d`<circle r="14" fill="${p.orb("a")}" stroke="${m.hi}" stroke-width="2"/><path d="M-6 0-1 5 7-5" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  );
  const miss = p.shape(
    d`<circle r="14" fill="${w.lt}" stroke="${w.dp}" stroke-opacity=".5"/><circle r="4" fill="${w.dp}"/>`,
  );
  const cells = Array.from(
    { length: 20 },
    (_, i) =>
      d`<use href="#${picked.has(i) ? hit : miss}" x="${(i % 5) * 34 - 68}" y="${Math.floor(i / 5) * 34 - 40}"/>`,
  ).join("");
  return d`<rect x="-96" y="-94" width="192" height="190" rx="18" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><rect x="-88" y="-86" width="176" height="174" rx="12" fill="${p.lin("w")}"/><path d="M-88-62V-74Q-88-86-76-86H76Q88-86 88-74V-62Z" fill="${p.lin("b")}"/>${cells}`;
};

export const starBall: Figure = (p, r) =>
  d`${p.spin(d`<path d="M-5-60 0-98 5-60Z" fill="${p.tones.m.lt}"/>`, 16)}<g transform="scale(1.75)"><circle r="42" fill="${p.band("m")}"/>${ball(p, "a", digit(r))}</g>`;

export const dial: Figure = (p, r) => {
  const { m, k } = p.tones;
  const sweep = r.whole(190, 310);
  const [x, y] = polar(sweep, 56);
  return d`<path d="M-14-98H14V-84H-14ZM52-84 66-72 58-62 44-74Z" fill="${p.band("m")}" stroke="${m.hi}"/><circle r="84" cy="6" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><g transform="translate(0 6)"><circle r="72" fill="${p.lin("w")}"/><path d="${sector(0, 70, 0, sweep)}" fill="${p.lin("a")}" opacity=".9"/><circle r="46" fill="${p.orb("w")}"/>${p.spin(d`<path d="M-2-70H2V-60H-2Z" fill="${k.dk}"/>`, 12)}<path d="M0 0 ${x} ${y}" stroke="${k.dk}" stroke-width="6" stroke-linecap="round"/><circle r="9" fill="${p.orb("a")}"/></g><path d="M-64-32A74 74 0 0 1-22-66" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;
};

export const tubes: Figure = (p, r) => {
  const { m } = p.tones;
  const glass = d`<rect x="-27" y="-86" width="54" height="160" rx="27" fill="${p.tones.k.dk}" fill-opacity=".5" stroke="${m.lt}" stroke-width="2.5"/><path d="M-18-62V30" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
  return d`${p.repeat(glass, ["translate(-64 12)", "translate(0 0)", "translate(64 12)"])}${miniBalls(p, r, [
    ["a", -64, 50],
    ["b", -64, 7],
    ["b", 0, 48],
    ["a", 0, 4],
    ["b", 0, -40],
    ["a", 64, 50],
    ["b", 64, 7],
  ])}<path d="M-100 70H100L90 98H-90Z" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><path d="M-60 84H60" stroke="${p.tones.a.dp}" stroke-width="6" stroke-linecap="round"/>`;
};
