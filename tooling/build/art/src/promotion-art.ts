import { createBrush, metal, ramp } from "./brush.ts";
import { lch } from "./colour.ts";
import { COVER_MOTIFS, GIFT_MOTIFS } from "./promotion-motifs.ts";
import { createRandom, shortHash } from "./random.ts";
import { sparkle } from "./shape.ts";
import { document, draw as d } from "./xml.ts";

export type CoverMotif = keyof typeof COVER_MOTIFS;
export type GiftMotif = keyof typeof GIFT_MOTIFS;

/** Hue of the ground and of what stands on it. */
const HUES: Readonly<Record<CoverMotif | GiftMotif, readonly [number, number]>> = {
  first: [262, 35],
  daily: [55, 250],
  ladder: [165, 165],
  relief: [225, 28],
  cake: [345, 15],
  invite: [295, 320],
  gift: [20, 25],
  code: [200, 330],
  calendar: [150, 25],
  shield: [250, 250],
  trophy: [310, 295],
  money: [40, 27],
  tea: [120, 45],
  headphones: [230, 260],
  phone: [280, 265],
  gold: [265, 280],
  parcel: [185, 200],
};

const brushOf = (kind: string, id: string, hue: number) =>
  createBrush(shortHash("promotion", kind, id), {
    a: ramp(hue, 0.16, 0.58),
    b: ramp(hue + 60, 0.13, 0.66),
    m: metal(86, 0.13),
    w: ramp(85, 0.02, 0.88),
    k: ramp(hue, 0.03, 0.36),
  });

/**
 * The cover of a promotion, 780 by 480 and without words: its motif on the right, a calm third on the left. `id` alone
 * decides where the sparkles are.
 */
export const promotionCover = (motif: CoverMotif, id: string): string => {
  const [ground, hue] = HUES[motif];
  const p = brushOf(motif, id, hue);
  const random = createRandom(`promotion|${id}`);
  const [from, to] = [lch(0.27, 0.09, ground), lch(0.47, 0.12, ground + 12)];
  const wash = p.own(
    d`<linearGradient id="%" y2=".4"><stop offset=".2" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
  const place = (): string => sparkle(250 + random.next() * 500, 30 + random.next() * 420, 7 + random.next() * 15);
  const sparkles = Array.from({ length: 14 }, place).join("");
  const rings = [150, 205, 265].map((r) => d`<circle cx="545" cy="244" r="${r}"/>`).join("");
  const scene = d`<rect width="780" height="480" fill="${wash}"/><g fill="none" stroke="#fff" stroke-width="2" opacity=".14">${rings}</g><circle cx="545" cy="244" r="260" fill="${p.glow("m")}" opacity=".5"/><path d="${sparkles}" fill="#fff" opacity=".5"/><ellipse cx="545" cy="424" rx="190" ry="22" fill="${lch(0.16, 0.05, ground)}" opacity=".35"/><g transform="translate(545 240)">${COVER_MOTIFS[motif](p)}</g>`;
  return document(780, 480, "", p.defs() + scene);
};

/** The picture of a gift, 480 by 480 and without words. */
export const giftArt = (motif: GiftMotif, id: string): string => {
  const [ground, hue] = HUES[motif];
  const p = brushOf(motif, id, hue);
  const wash = p.own(
    d`<radialGradient id="%"><stop stop-color="${lch(0.95, 0.03, ground)}"/><stop offset="1" stop-color="${lch(0.84, 0.06, ground)}"/></radialGradient>`,
  );
  const scene = d`<rect width="480" height="480" fill="${wash}"/><ellipse cx="240" cy="420" rx="150" ry="18" fill="${lch(0.4, 0.05, ground)}" opacity=".25"/><g transform="translate(240 238)">${GIFT_MOTIFS[motif](p)}</g>`;
  return document(480, 480, "", p.defs() + scene);
};
