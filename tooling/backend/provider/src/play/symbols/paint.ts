/** A symbol of the reels: names in both languages and its drawing in a box of 64 by 64. */
export interface Drawing {
  readonly zh: string;
  readonly en: string;
  readonly svg: string;
}
/** The four symbols of a game's own, the most precious first. */
export type SymbolSet = readonly [Drawing, Drawing, Drawing, Drawing];

export const draw = (zh: string, en: string, ...shapes: readonly string[]): Drawing => ({
  zh,
  en,
  svg: shapes.join(""),
});

const COLOURS = {
  gold: ["#fff2b8", "#f2b632", "#a8610c"],
  red: ["#ffb0a0", "#e23b3b", "#7d0f22"],
  green: ["#c6f7cf", "#27ae68", "#0b5237"],
  blue: ["#cbe8ff", "#3b8bea", "#123a86"],
  violet: ["#ecd3ff", "#9a5be8", "#46188c"],
  teal: ["#c9fff5", "#1fb7ab", "#075a5e"],
  silver: ["#ffffff", "#b9c6d6", "#5a6a7f"],
  pink: ["#ffdcec", "#f0679f", "#8f1c56"],
  brown: ["#f0cfa4", "#a9683a", "#54290f"],
  night: ["#56688c", "#2a3654", "#10182c"],
} as const;
export type Paint = keyof typeof COLOURS;

const gradient = ([name, [light, middle, dark]]: [string, readonly [string, string, string]]): string =>
  `<linearGradient id="p-${name}" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${light}"/>` +
  `<stop offset="0.48" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** The gradients that drawings refer to, by paint. */
export const PAINT_DEFS: ReadonlyMap<string, string> = new Map(
  Object.entries(COLOURS).map((entry) => [entry[0], gradient(entry)]),
);

const EDGE = 'stroke="#0a0f1c" stroke-opacity="0.55" stroke-width="1.6" stroke-linejoin="round"';

export const path = (paint: Paint, d: string): string => `<path fill="url(#p-${paint})" ${EDGE} d="${d}"/>`;
export const disc = (paint: Paint, x: number, y: number, r: number): string =>
  `<circle fill="url(#p-${paint})" ${EDGE} cx="${x}" cy="${y}" r="${r}"/>`;
export const oval = (paint: Paint, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="url(#p-${paint})" ${EDGE} cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
export const box = (paint: Paint, x: number, y: number, w: number, h: number, r = 2): string =>
  `<rect fill="url(#p-${paint})" ${EDGE} x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
/** A bare stroke. */
export const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  ` d="${d}"/>`;
/** A highlight on a shape. */
export const shine = (d: string, strength = 0.5): string => `<path fill="#fff" fill-opacity="${strength}" d="${d}"/>`;
