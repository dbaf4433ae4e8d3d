import type { CategoryId } from "@baize/domain";
import { draw as d } from "../xml.ts";

/** A tile that repeats over the ground, painted in one colour. */
export interface Pattern {
  readonly id: string;
  /** A `<pattern>` whose id is `%`. */
  markup(colour: string): string;
}

const tiled = (id: string, width: number, height: number, paint: (colour: string) => string, turn = ""): Pattern => ({
  id,
  markup: (colour) =>
    d`<pattern id="%" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}>${paint(colour)}</pattern>`,
});
const line =
  (path: string, width: number) =>
  (colour: string): string =>
    d`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const solid =
  (path: string) =>
  (colour: string): string =>
    d`<path d="${path}" fill="${colour}"/>`;

const scales = tiled(
  "scales",
  40,
  20,
  line(
    "M0 20A20 20 0 0 1 40 20M8 20A12 12 0 0 1 32 20M15 20A5 5 0 0 1 25 20M-20 10A20 20 0 0 1 20 10M-12 10A12 12 0 0 1 12 10M20 10A20 20 0 0 1 60 10M28 10A12 12 0 0 1 52 10",
    1.2,
  ),
);
const lattice = tiled(
  "lattice",
  40,
  40,
  line("M0 10H10V0M30 0V10H40M0 30H10V40M30 40V30H40M10 20H30M20 10V30M10 10H30V30H10Z", 1.5),
);
const meander = tiled("meander", 32, 32, line("M0 28H28V4H8V20H20V12H14M32 28H28", 2));
const diamonds = tiled("diamonds", 30, 44, line("M15 0 30 22 15 44 0 22ZM15 14 20 22 15 30 10 22Z", 1.2));
const quilt = tiled(
  "quilt",
  28,
  28,
  (c) =>
    d`<path d="M0 0 28 28M28 0 0 28" stroke="${c}" stroke-width="1.2"/><circle r="2.4" cx="14" cy="14" fill="${c}"/>`,
);
const dots = tiled(
  "dots",
  16,
  16,
  (c) => d`<circle cx="8" cy="8" r="1.8" fill="${c}"/><circle r="1" fill="${c}"/>`,
  ' patternTransform="rotate(20)"',
);
const halftone = tiled(
  "halftone",
  18,
  18,
  (c) => d`<circle cx="4.5" cy="4.5" r="3" fill="${c}"/><circle cx="13.5" cy="13.5" r="2" fill="${c}"/>`,
  ' patternTransform="rotate(45)"',
);
const hexes = tiled(
  "hexes",
  42,
  24.2,
  line("M7 0 0 12.1 7 24.2M7 12.1H21M7 0 14 0M21 12.1 28 0H42M21 12.1 28 24.2", 1.2),
);
const stripes = tiled("stripes", 18, 18, solid("M0 0H8V18H0Z"), ' patternTransform="rotate(28)"');
export const pinstripes = tiled("pinstripes", 10, 10, line("M5 0V10", 1.2), ' patternTransform="rotate(-32)"');
const chevrons = tiled("chevrons", 36, 22, line("M0 20 18 4 36 20", 4));
const suits = tiled(
  "suits",
  44,
  44,
  (c) =>
    d`<g fill="${c}"><path d="M11 3C15 9 20 11 18 15Q15 18 12 15L14 20H8L10 15Q7 18 4 15C2 11 7 9 11 3Z"/><path d="M33 41C20 33 29 23 33 29 37 23 46 33 33 41Z"/></g>`,
);
const circuit = tiled(
  "circuit",
  48,
  48,
  (c) =>
    d`<path d="M0 12H14L24 22V48M48 36H36L28 28V0" fill="none" stroke="${c}" stroke-width="1.4"/><circle cx="14" cy="34" r="3" fill="none" stroke="${c}"/><circle cx="38" cy="12" r="2" fill="${c}"/>`,
);
const waves = tiled("waves", 48, 18, line("M0 9Q12-3 24 9T48 9M0 18Q12 6 24 18T48 18", 1.4));
const bubbles = tiled(
  "bubbles",
  60,
  60,
  (c) =>
    d`<g fill="none" stroke="${c}" stroke-width="1.4"><circle cx="14" cy="16" r="9"/><circle cx="42" cy="40" r="13"/><circle cx="48" cy="10" r="4"/><circle cx="16" cy="48" r="5"/></g>`,
);
const clouds = tiled(
  "clouds",
  64,
  36,
  line("M4 20A8 8 0 1 1 16 13 11 11 0 0 1 37 14 8 8 0 1 1 44 26H10M24 20A5 5 0 1 0 30 15M48 6H64M52 34H60", 1.5),
);
const stars = tiled(
  "stars",
  44,
  44,
  solid("M11 4 13 9 18 11 13 13 11 18 9 13 4 11 9 9ZM33 26 34.5 31.5 40 33 34.5 34.5 33 40 31.5 34.5 26 33 31.5 31.5Z"),
);
const facets = tiled(
  "facets",
  50,
  44,
  (c) => d`<path d="M0 0 25 44 50 0Z" fill="${c}" opacity=".5"/><path d="M25 44 50 0V44Z" fill="${c}"/>`,
);
const turf = tiled("turf", 60, 20, solid("M0 0H30V20H0Z"));
const net = tiled("net", 22, 22, line("M0 11 11 0 22 11 11 22Z", 1.4));
const ticks = tiled("ticks", 26, 26, line("M13 8V18M8 13H18", 1.8));
const scan = tiled("scan", 8, 6, solid("M0 0H8V2H0Z"));

/** The patterns of each category, at least six. */
export const PATTERNS: Readonly<Record<CategoryId, readonly Pattern[]>> = {
  2: [suits, quilt, diamonds, lattice, pinstripes, facets, meander],
  3: [scales, waves, bubbles, dots, net, halftone],
  4: [scales, lattice, meander, clouds, diamonds, facets, stars, quilt],
  5: [dots, halftone, stars, stripes, quilt, bubbles, ticks],
  6: [turf, hexes, pinstripes, chevrons, halftone, net, stripes],
  7: [lattice, meander, clouds, scales, quilt, diamonds, waves],
  8: [hexes, circuit, scan, chevrons, facets, ticks, pinstripes],
};
