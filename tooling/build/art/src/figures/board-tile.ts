import type { Brush } from "../brush.ts";
import { petal } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

/** A mahjong tile, 80 by 108, its face towards the viewer. */
const tile = (p: Brush, face: string): string =>
  d`<rect x="-40" y="-42" width="80" height="104" rx="10" fill="${p.lin("b")}" ${p.rim(1.5)}/><rect x="-40" y="-54" width="80" height="106" rx="10" fill="${p.tones.w.dp}"/><rect x="-40" y="-60" width="80" height="106" rx="10" fill="${p.lin("w")}"/><path d="M-36-48Q-36-56-28-56H28Q36-56 36-48" fill="none" stroke="#fff" stroke-width="3"/>${face}`;

const dragonFace = (p: Brush): string =>
  d`<path d="M-22-28H22V6H-22ZM0-46V34" fill="none" stroke="${p.tones.a.md}" stroke-width="9"/>`;
const dotFace = (p: Brush): string =>
  d`<g transform="translate(0 -7)"><circle r="27" fill="none" stroke="${p.tones.b.dp}" stroke-width="6"/>${p.spin(d`<path d="${petal(7, 17, 3)}" fill="${p.tones.b.dp}"/>`, 6)}<circle r="7" fill="${p.tones.a.md}"/></g>`;
const bambooFace = (p: Brush): string => {
  const stick = d`<path d="M-4-19H4L3-2H5V2H3L4 19H-4L-3 2H-5V-2H-3Z"/>`;
  return d`<g fill="${p.tones.b.dp}">${p.repeat(stick, ["translate(-20 -29)", "translate(20 -29)", "translate(-20 15)", "translate(20 15)"])}</g><path d="M-4-48H4L3-9H6V-3H3L4 34H-4L-3-3H-6V-9H-3Z" fill="${p.tones.a.md}"/>`;
};
const pairFace = (p: Brush): string =>
  d`${p.repeat(d`<circle r="15" fill="none" stroke="${p.tones.b.dp}" stroke-width="5"/><circle r="6" fill="${p.tones.a.md}"/>`, ["translate(0 -28)", "translate(0 14)"])}`;

export const mahjong: Figure = (p, r) => {
  const faces = [dragonFace, dotFace, bambooFace, pairFace];
  const first = r.whole(0, 3);
  const face = (i: number): string => (faces[(first + i) % 4] ?? dragonFace)(p);
  if (r.chance(0.4)) return d`<g transform="rotate(-8) scale(1.6)">${tile(p, face(0))}</g>`;
  return d`<g transform="translate(-54 18) rotate(-12) scale(.98)">${tile(p, face(1))}</g><g transform="translate(54 18) rotate(12) scale(.98)">${tile(p, face(2))}</g><g transform="translate(0 -10) scale(1.3)"><rect x="-44" y="-56" width="88" height="122" rx="12" opacity=".22"/>${tile(p, face(0))}</g>`;
};

export const domino: Figure = (p, r) => {
  const spots = [
    [],
    [[0, 0]],
    [
      [-13, -13],
      [13, 13],
    ],
    [
      [-14, -14],
      [0, 0],
      [14, 14],
    ],
    [
      [-13, -13],
      [13, -13],
      [-13, 13],
      [13, 13],
    ],
    [
      [-13, -13],
      [13, -13],
      [0, 0],
      [-13, 13],
      [13, 13],
    ],
    [
      [-13, -15],
      [13, -15],
      [-13, 0],
      [13, 0],
      [-13, 15],
      [13, 15],
    ],
  ] as const;
  const half = (y: number, n: number): string =>
    (spots[n] ?? spots[0])
      .map(
        ([x, dy]) =>
          d`<circle cx="${x}" cy="${y + dy}" r="6.5" fill="${n === 1 || n === 4 ? p.tones.a.lt : p.tones.w.hi}"/>`,
      )
      .join("");
  const one = (top: number, low: number, tone: "k" | "a"): string =>
    d`<rect x="-33" y="-60" width="66" height="128" rx="11" fill="${p.tones[tone].dk}"/><rect x="-33" y="-66" width="66" height="128" rx="11" fill="${p.lin(tone)}" ${p.rim(2)}/><path d="M-24-2H24" stroke="${p.tones.m.lt}" stroke-width="3"/>${half(-34, top)}${half(30, low)}`;
  return d`<g transform="translate(-42 14) rotate(-16) scale(1.05)">${one(r.whole(1, 6), r.whole(1, 6), "a")}</g><g transform="translate(34 -6) rotate(11) scale(1.25)"><rect x="-37" y="-62" width="66" height="134" rx="11" opacity=".3"/>${one(r.whole(1, 6), r.whole(1, 6), "k")}</g>`;
};

export const go: Figure = (p, r) => {
  const { m, k } = p.tones;
  const stone = {
    k: p.shape(d`<ellipse rx="15" ry="14" cy="3" opacity=".35"/><circle r="15" fill="${p.orb("k")}"/>`),
    w: p.shape(d`<ellipse rx="15" ry="14" cy="3" opacity=".35"/><circle r="15" fill="${p.orb("w")}"/>`),
  };
  const taken = new Set<number>();
  for (let i = 0; i < 11; i++) taken.add(r.whole(0, 24));
  const stones = [...taken]
    .map(
      (at, i) =>
        d`<use href="#${i % 2 === 0 ? stone.k : stone.w}" x="${(at % 5) * 32 - 64}" y="${Math.floor(at / 5) * 32 - 64}"/>`,
    )
    .join("");
  return d`<g transform="rotate(${r.pick([-10, 0, 12])}) scale(.94)"><rect x="-92" y="-84" width="184" height="184" rx="10" fill="${m.dk}"/><rect x="-92" y="-92" width="184" height="184" rx="10" fill="${p.lin("m")}" stroke="${m.hi}" stroke-width="2"/><path d="M-64-92V92M-32-92V92M0-92V92M32-92V92M64-92V92M-92-64H92M-92-32H92M-92 0H92M-92 32H92M-92 64H92" stroke="${m.dk}" stroke-width="2"/><circle r="4.5" fill="${k.dk}"/>${stones}</g>`;
};

export const xiangqi: Figure = (p, r) => {
  const { m, a, k } = p.tones;
  const glyph = r.pick([
    "M-22-26H22M-17-16H17V9H-17ZM-17-3H17M-28 20H28M0-36V38",
    "M-30-16H30M0-38V28M-22 28H22",
    "M-28-24H28M-22-2H22M-32 26H32M0-24V26",
    "M0-36V40M-26-20H26V12H-26Z",
  ]);
  const piece = (tone: string, sign: string): string =>
    d`<path d="M-66 0V16A66 62 0 0 0 66 16V0Z" fill="${m.dk}"/><circle r="66" fill="${p.lin("m")}" stroke="${m.hi}" stroke-width="2"/><circle r="53" fill="none" stroke="${tone}" stroke-width="4"/><path d="${sign}" fill="none" stroke="${tone}" stroke-width="8"/><path d="M-56-22A60 60 0 0 1-20-56" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`;
  return d`<g transform="translate(44 -38) scale(.74)">${piece(k.dk, "M-20-20 20-20M0-36V6M-20 8H20M-26 30-10 16M26 30 10 16")}</g><g transform="translate(-14 18) scale(1.22)">${piece(a.dp, glyph)}</g>`;
};
