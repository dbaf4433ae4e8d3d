import type { Brush } from "../brush.ts";
import { petal, suit } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

type Suit = Parameters<typeof suit>[0];
const SUITS: readonly Suit[] = ["spade", "heart", "club", "diamond"];
/** Strokes of card ranks in a box 20 wide and 26 high about the origin. */
export const RANKS = {
  A: "M-9 13 0-13 9 13M-6 5H6",
  K: "M-7-13V13M8-13-7 3M-2-2 9 13",
  Q: "M0-12C-12-12-12 11 0 11S12-12 0-12ZM2 4 10 14",
  J: "M6-13V4C6 15-8 15-8 4",
} as const;
type Rank = keyof typeof RANKS;

const isRed = (kind: Suit): boolean => kind === "heart" || kind === "diamond";

/** One upright playing card, 96 by 136, about the origin; `isCovered` leaves out the far corner. */
export const playingCard = (p: Brush, rank: Rank, kind: Suit, isCovered = false): string => {
  const colour = isRed(kind) ? p.tones.a.md : p.tones.k.dk;
  const corner = d`<path d="${RANKS[rank]}" transform="translate(-32 -47) scale(.72)" fill="none" stroke="${colour}" stroke-width="5"/><path d="${suit(kind, 20)}" transform="translate(-32 -24)"/>`;
  return d`<g fill="${colour}"><rect x="-48" y="-68" width="96" height="136" rx="9" fill="${p.lin("w")}" stroke="${p.tones.m.md}" stroke-width="1.5"/>${isCovered ? corner : p.repeat(corner, ["rotate(0)", "rotate(180)"])}<path d="${suit(kind, 66)}"/></g>`;
};

/** The back of a card, 96 by 136. */
export const cardBack = (p: Brush): string =>
  d`<rect x="-48" y="-68" width="96" height="136" rx="9" fill="${p.tones.w.hi}" stroke="${p.tones.m.md}" stroke-width="1.5"/><rect x="-41" y="-61" width="82" height="122" rx="5" fill="${p.lin("a")}" stroke="${p.tones.m.lt}" stroke-width="2"/>${p.spin(d`<path d="${petal(11, 34, 6)}" fill="none" stroke="${p.tones.m.lt}" stroke-width="2"/>`, 8)}<circle r="5" fill="${p.tones.m.lt}"/>`;

export const fan: Figure = (p, r) => {
  const kinds = r.pick([SUITS, [...SUITS].toReversed()]);
  const ranks: readonly Rank[] = ["J", "Q", "K", "A"];
  const spread = r.pick([14, 17, 20]);
  const shade = '<path d="M-46-58H-40V78H-52V-52Z" opacity=".22"/>';
  return d`<g transform="translate(0 4) scale(.86)">${ranks
    .map(
      (rank, i) =>
        d`<g transform="rotate(${(i - 1.5) * spread} 0 120)">${i > 0 ? shade : ""}${playingCard(p, rank, kinds[i] ?? "spade", i < 3)}</g>`,
    )
    .join("")}</g>`;
};

export const pair: Figure = (p, r) => {
  const face = r.pick(["A", "K", "Q"] as const);
  return d`<g transform="rotate(-13) translate(-32 2) scale(1.12)">${cardBack(p)}</g><g transform="rotate(9) translate(28 0) scale(1.12)"><rect x="-54" y="-62" width="96" height="136" rx="9" fill="#000" opacity=".3"/>${playingCard(p, face, r.pick(SUITS))}</g>`;
};

export const royal: Figure = (p, r) => {
  const kind = r.pick(SUITS);
  const { m } = p.tones;
  const half = d`<path d="M-44 0V-4C-40-22-22-28 0-28S40-22 44-4V0Z" fill="${p.lin("a")}" ${p.rim(2)}/><path d="M-12-28 0 0 12-28Z" fill="${p.tones.w.hi}"/><path d="M-24-50C-26-26-12-20 0-20S26-26 24-50Z" fill="${p.lin("w")}" ${p.rim(1.5)}/><path d="M-26-34C-20-8 20-8 26-34 16-28-16-28-26-34Z" fill="${p.lin("b")}"/><path d="M-30-46-36-76-16-60 0-82 16-60 36-76 30-46Q0-54-30-46Z" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="1.5"/><circle cx="-10" cy="-40" r="2.6" fill="${p.tones.k.dk}"/><circle cx="10" cy="-40" r="2.6" fill="${p.tones.k.dk}"/><path d="M-40-2-26-18M40-2 26-18" stroke="${m.lt}" stroke-width="3"/>`;
  return d`<rect x="-62" y="-92" width="136" height="192" rx="12" fill="#000" opacity=".3"/><rect x="-68" y="-98" width="136" height="192" rx="12" fill="${p.lin("w")}" stroke="${m.md}" stroke-width="2"/><rect x="-52" y="-84" width="104" height="164" rx="6" fill="${p.tones.k.dk}" stroke="${m.md}" stroke-width="2.5"/><g transform="translate(0 -2)">${p.repeat(half, ["scale(1)", "rotate(180)"])}<path d="M-48 0H48" stroke="${m.lt}" stroke-width="4"/></g><g fill="${isRed(kind) ? p.tones.a.md : p.tones.w.hi}">${p.repeat(d`<path d="${suit(kind, 22)}" transform="translate(-37 -68)"/>`, ["translate(0 -2)", "translate(0 -2) rotate(180)"])}</g>`;
};

export const spade: Figure = (p, r) => {
  const kind = r.pick(SUITS);
  const shape = suit(kind, 184);
  return d`<path d="${shape}" transform="translate(4 7)" fill="${p.tones.k.dk}" opacity=".7"/><path d="${shape}" fill="${p.band("m")}" stroke="${p.tones.m.hi}" stroke-width="2"/><path d="${shape}" transform="scale(.86)" fill="${p.orb(isRed(kind) ? "a" : "b")}" stroke="${p.tones.m.dp}" stroke-width="2"/><g transform="translate(0 ${kind === "heart" ? -8 : 2})" fill="none" stroke="${p.tones.m.lt}" stroke-width="2.5">${p.spin(d`<path d="${petal(9, 32, 5)}"/>`, 6)}<circle r="5" fill="${p.tones.m.hi}"/></g>`;
};
