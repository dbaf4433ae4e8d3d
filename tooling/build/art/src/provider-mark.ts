import { lch } from "./colour.ts";
import { createRandom, shortHash } from "./random.ts";
import { polygon, sector } from "./shape.ts";
import { SANS, textWidth } from "./text-fit.ts";
import { cleanText, document, draw as d, escapeXml } from "./xml.ts";

/** The monogram of a name: its first Chinese character, else the initials of its first two words. */
export const monogram = (name: string): string => {
  const text = cleanText(name);
  const first = Array.from(text)[0] ?? "";
  if (/\p{Script=Han}/u.test(first)) return first;
  const words = text.split(/[\s._-]+/).filter((word) => word !== "");
  const initials = words.slice(0, 2).map((word) => Array.from(word)[0] ?? "");
  return (initials.length === 1 ? Array.from(words[0] ?? "").slice(0, 2) : initials).join("").toUpperCase();
};

/** Outlines about the origin, 44 in radius. */
const SHAPES: readonly string[] = [
  polygon(6, 46),
  polygon(8, 45, 22.5),
  "M-42 0A42 42 0 1 0 42 0 42 42 0 1 0-42 0Z",
  "M0-46 46 0 0 46-46 0Z",
  "M0-44C14-36 28-34 40-34 42 0 32 30 0 45-32 30-42 0-40-34-28-34-14-36 0-44Z",
  "M-42-14C-42-36-36-42-14-42H14C36-42 42-36 42-14V14C42 36 36 42 14 42H-14C-36 42-42 36-42 14Z",
  "M-40-40H14Q40-40 40-14V40H-14Q-40 40-40 14Z",
  "M-44-20-22-42H22L44-20 0 44Z",
  "M0-46C26-24 40-6 40 10A40 36 0 0 1-40 10C-40-6-26-24 0-46Z",
];

/** Ornaments that distinguish marks of the same shape. */
const DEVICES: readonly ((light: string, deep: string) => string)[] = [
  (light) => d`<path d="M-60 60 60-60V-14L-14 60Z" fill="${light}" opacity=".4"/>`,
  (light) => d`<path d="${sector(33, 38, 200, 340)}" fill="${light}"/>`,
  (_light, deep) => d`<path d="M-60 12H60V60H-60Z" fill="${deep}" opacity=".7"/>`,
  (light) =>
    d`<path d="${sector(33, 37, 20, 120)}${sector(33, 37, 140, 240)}${sector(33, 37, 260, 360)}" fill="${light}" opacity=".8"/>`,
  (light, deep) =>
    d`<path d="M0-60V60H60V-60Z" fill="${deep}" opacity=".6"/><path d="M-60-30H60" stroke="${light}" stroke-width="3" opacity=".6"/>`,
  (light) => d`<path d="M-24 30H24" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`,
  (light) => d`<circle cx="26" cy="-26" r="26" fill="${light}" opacity=".45"/>`,
];

/** Input of a provider's mark. */
export interface ProviderName {
  readonly seed: string;
  readonly name: string;
}

/** A provider's mark, 96 by 96, transparent: its monogram on a shape, no wordmark. */
export const providerMark = ({ seed, name }: ProviderName): string => {
  const r = createRandom(`provider|${seed}`);
  const id = shortHash("provider", seed, name);
  const hue = r.between(0, 360);
  const chroma = r.pick([0.17, 0.14, 0.19, 0.05]);
  const [top, foot, deep, light] = [
    lch(0.62, chroma, hue),
    lch(0.42, chroma, hue - 18),
    lch(0.27, chroma * 0.7, hue - 24),
    lch(0.88, chroma * 0.6, hue + r.pick([0, 40, 150])),
  ];
  const shape = r.pick(SHAPES);
  const letters = monogram(name);
  const size = Math.min(/\p{Script=Han}/u.test(letters) ? 42 : 40, 52 / Math.max(0.7, textWidth(letters)));
  const paint = `<linearGradient id="${id}" x2=".5" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><clipPath id="${id}c"><path d="${shape}"/></clipPath>`;
  const text =
    letters === ""
      ? ""
      : d`<text y="${size * 0.36}" text-anchor="middle" font-family="${SANS}" font-size="${size}" font-weight="${r.pick([700, 800, 900])}" letter-spacing="-1" fill="#fff" stroke="${deep}" stroke-width="3" paint-order="stroke">${escapeXml(letters)}</text>`;
  return document(
    96,
    96,
    name,
    d`<defs>${paint}</defs><g transform="translate(48 48)"><g clip-path="url(#${id}c)"><path d="M-60-60H60V60H-60Z" fill="url(#${id})"/>${r.pick(DEVICES)(light, deep)}</g><path d="${shape}" fill="none" stroke="${light}" stroke-width="${r.pick([1.5, 3])}" stroke-opacity=".8"/>${text}</g>`,
  );
};
