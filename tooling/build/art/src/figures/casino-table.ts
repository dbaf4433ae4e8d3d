import { polar, sector, suit } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";
import type { Brush } from "../brush.ts";

/** A chip seen from above, 60 in radius. */
export const chipFace = (p: Brush, tone: "a" | "b" | "k"): string =>
  d`<circle r="60" fill="${p.orb(tone)}" stroke="${p.tones.m.hi}" stroke-width="2"/>${p.spin(d`<path d="${sector(47, 59, -11, 11)}" fill="${p.tones.w.hi}"/>`, 8)}<circle r="44" fill="none" stroke="${p.tones.m.lt}" stroke-width="2.5"/><circle r="36" fill="${p.lin(tone)}" stroke="${p.tones.m.lt}" stroke-width="1.5"/><path d="${suit("spade", 44)}" fill="${p.band("m")}"/><path d="M-50-26A56 56 0 0 1-14-54" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`;

const stackChip = (p: Brush, tone: "a" | "b" | "k"): string =>
  d`<path d="M-40 0V11A40 15 0 0 0 40 11V0Z" fill="${p.tones[tone].dp}"/><path d="M-30 10V20Q-24 23-18 25V14ZM-6 16V26H8V15ZM20 14V24Q26 22 31 19V9Z" fill="${p.tones.w.hi}"/><ellipse rx="40" ry="15" fill="${p.lin(tone)}" stroke="${p.tones.m.lt}" stroke-width="1.5"/>`;

export const chips: Figure = (p, r) => {
  const pile = (x: number, base: number, count: number, tones: readonly ("a" | "b" | "k")[]): string =>
    Array.from({ length: count }, (_, i) => {
      const tone = tones[i % tones.length] ?? "a";
      return d`<use href="#${id[tone]}" x="${x + (i % 3) - 1}" y="${base - i * 12}"/>`;
    }).join("");
  const [a, b, k] = (["a", "b", "k"] as const).map((tone) => p.shape(stackChip(p, tone)));
  const id = { a: a ?? "", b: b ?? "", k: k ?? "" };
  const top = (x: number, y: number): string =>
    d`<g transform="translate(${x} ${y})"><ellipse rx="26" ry="9" fill="none" stroke="${p.tones.m.lt}" stroke-width="2"/><path d="${suit("spade", 26)}" transform="scale(1 .5)" fill="${p.tones.m.lt}"/></g>`;
  const [l, m, n] = [r.whole(4, 7), r.whole(3, 5), r.whole(3, 4)];
  return d`<g transform="scale(1.2)">${pile(-46, 44, l, ["b", "a"])}${top(-46, 44 - (l - 1) * 12)}${pile(46, 44, m + 2, ["k"])}${top(46, 44 - (m + 1) * 12)}${pile(0, 68, n, ["a", "a", "b"])}${top(0, 68 - (n - 1) * 12)}</g>`;
};

export const roulette: Figure = (p) => {
  const { m, a, k } = p.tones;
  const n = 24;
  const pocket = d`<path d="${sector(52, 78, -7.5, 7.5)}" fill="${p.tones.a.md}"/><path d="${sector(52, 78, 7.5, 22.5)}" fill="${k.dk}"/>`;
  const [bx, by] = polar(34, 65);
  return d`<circle r="98" fill="${p.band("m")}"/><circle r="92" fill="${p.tones.k.dp}" stroke="${m.dp}" stroke-width="2"/><circle r="80" fill="${m.md}"/>${p.spin(pocket, n / 2)}<path d="${sector(52, 78, -7.5, 7.5)}" fill="${p.tones.b.md}"/><circle r="78" fill="none" stroke="${m.hi}" stroke-width="1.5"/><circle r="52" fill="${p.orb("k")}" stroke="${m.lt}" stroke-width="3"/><circle r="38" fill="${p.lin("a")}" stroke="${a.dk}" stroke-width="2"/>${p.spin(d`<path d="M-4-8-3-38H3L4-8Z" fill="${p.band("m")}"/><circle cy="-40" r="6" fill="${p.orb("m")}"/>`, 4, 20)}<circle r="13" fill="${p.orb("m")}" stroke="${m.hi}"/><circle cx="${bx}" cy="${by}" r="8" fill="${p.orb("w")}"/><path d="M-82-40A92 92 0 0 1-26-88" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
};

const die = (p: Brush, tone: "a" | "w", pips: string): string => {
  const t = p.tones[tone];
  return d`<g stroke="${t.hi}" stroke-width="1.5"><path d="M0-60 54-32V30L0 60-54 30V-32Z" fill="${t.md}"/><path d="M0-60 54-32 0-4-54-32Z" fill="${t.lt}"/><path d="M-54-32 0-4V60L-54 30Z" fill="${p.lin(tone)}"/><path d="M54-32 0-4V60L54 30Z" fill="${t.dp}"/></g><g fill="${tone === "w" ? p.tones.a.md : p.tones.w.hi}">${pips}</g>`;
};
const TOP = [
  '<ellipse cy="-32" rx="10" ry="6"/>',
  '<ellipse cx="-24" cy="-32" rx="8" ry="4.5"/><ellipse cx="24" cy="-32" rx="8" ry="4.5"/>',
  '<ellipse cx="-27" cy="-32" rx="8" ry="4.5"/><ellipse cy="-32" rx="8" ry="4.5"/><ellipse cx="27" cy="-32" rx="8" ry="4.5"/>',
] as const;
const LEFT =
  '<ellipse cx="-40" cy="-10" rx="5.5" ry="7.5"/><ellipse cx="-14" cy="4" rx="5.5" ry="7.5"/><ellipse cx="-40" cy="22" rx="5.5" ry="7.5"/><ellipse cx="-14" cy="36" rx="5.5" ry="7.5"/>';
const RIGHT =
  '<ellipse cx="14" cy="4" rx="5.5" ry="7.5"/><ellipse cx="27" cy="13" rx="5.5" ry="7.5"/><ellipse cx="40" cy="22" rx="5.5" ry="7.5"/>';

export const dice: Figure = (p, r) =>
  d`<g transform="translate(36 -34) rotate(${r.whole(8, 22)}) scale(.86)">${die(p, "w", r.pick(TOP) + LEFT + RIGHT)}</g><g transform="translate(-32 30) rotate(${r.whole(-16, -4)}) scale(1.05)">${die(p, "a", r.pick(TOP) + LEFT + RIGHT)}</g>`;

export const beadRoad: Figure = (p, r) => {
  const { m, a, b, w } = p.tones;
  const bead = (fill: string): string => p.shape(d`<circle r="11" fill="none" stroke="${fill}" stroke-width="6"/>`);
  const [red, blue] = [bead(a.md), bead(b.md)];
  const columns = Array.from({ length: 6 }, (_, x) => {
    const id = x % 2 === 0 ? red : blue;
    return Array.from(
      { length: r.whole(1, 4) },
      (_unused, y) => d`<use href="#${id}" x="${x * 29 - 73}" y="${y * 29 - 27}"/>`,
    ).join("");
  }).join("");
  return d`<rect x="-98" y="-78" width="196" height="160" rx="14" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><rect x="-89" y="-69" width="178" height="142" rx="7" fill="${p.lin("w")}"/><path d="M-89-69H89V-44H-89Z" fill="${p.tones.k.dk}"/><path d="M-88-13H88M-88 16H88M-88 45H88M-59-44V73M-30-44V73M-1-44V73M28-44V73M57-44V73" stroke="${w.dp}" stroke-opacity=".6" stroke-width="1.5"/><g fill="${a.lt}"><circle cx="-74" cy="-56" r="6"/><circle cx="-58" cy="-56" r="6" fill="${b.lt}"/><path d="M-40-60H20V-52H-40ZM56-60H76V-52H56Z" fill="${m.lt}"/></g>${columns}`;
};

export const oval: Figure = (p) => {
  const { m, b } = p.tones;
  const spot = d`<rect x="-11" y="-8" width="22" height="16" rx="3" fill="none" stroke="${m.lt}" stroke-width="1.8"/>`;
  return d`<path d="M-100-20C-100-66-60-72 0-72S100-66 100-20C100 40 60 74 0 74S-100 40-100-20Z" transform="translate(0 12)" fill="${p.tones.k.dk}"/><path d="M-100-20C-100-66-60-72 0-72S100-66 100-20C100 40 60 74 0 74S-100 40-100-20Z" fill="${p.lin("k")}" ${p.rim(2)}/><path d="M-88-20C-88-56-54-62 0-62S88-56 88-20C88 32 52 62 0 62S-88 32-88-20Z" fill="${p.lin("b")}" stroke="${m.lt}" stroke-width="2.5"/><path d="M-70-6C-56 30-30 44 0 44S56 30 70-6" fill="none" stroke="${b.hi}" stroke-opacity=".6" stroke-width="2"/>${p.repeat(spot, ["translate(-62 16) rotate(52)", "translate(-36 40) rotate(26)", "translate(0 50)", "translate(36 40) rotate(-26)", "translate(62 16) rotate(-52)"])}<path d="M-34-60H34V-44H-34Z" fill="${p.band("m")}"/><path d="M-28-56H28M-28-50H28" stroke="${m.dk}" stroke-width="2"/><g transform="translate(0 -6)" fill="${p.tones.w.hi}" stroke="${m.md}"><rect x="-36" y="-28" width="34" height="50" rx="4" transform="rotate(-8)"/><rect x="4" y="-28" width="34" height="50" rx="4" transform="rotate(8)"/><g stroke="none"><path d="${suit("spade", 28)}" transform="rotate(-8) translate(-19 -3)" fill="${p.tones.k.dk}"/><path d="${suit("heart", 28)}" transform="rotate(8) translate(21 -3)" fill="${p.tones.a.md}"/></g></g>${p.repeat(d`<circle r="10" fill="${p.orb("a")}" stroke="${p.tones.w.hi}" stroke-width="4" stroke-dasharray="4 3.8"/>`, ["translate(64 -28)", "translate(-64 -28)", "translate(72 -10)"])}`;
};

export const highChip: Figure = (p, r) => {
  const face = p.shape(chipFace(p, r.pick(["a", "b", "k"] as const)));
  return d`<use href="#${face}" transform="translate(40 38) rotate(20) scale(.86)"/><g transform="translate(-16 -14) rotate(${r.whole(-20, 20)}) scale(1.3)"><circle r="62" cx="3" cy="4" opacity=".35"/><use href="#${face}"/></g>`;
};
