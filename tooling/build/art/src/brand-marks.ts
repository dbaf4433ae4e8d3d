import { petal, polygon, sector, star, turns } from "./shape.ts";
import { draw as d } from "./xml.ts";

/** Draws a mark about the origin, 28 in radius, in a main and a second colour. */
type Mark = (main: string, second: string) => string;

const fill = (path: string, colour: string, extra = ""): string => d`<path d="${path}" fill="${colour}"${extra}/>`;
const around = (path: string, colour: string, count: number, start = 0): string =>
  turns(count, start)
    .map((turn) => fill(path, colour, ` transform="${turn}"`))
    .join("");

/** Original marks, each readable in one colour and at 24 pixels. */
export const MARKS = {
  crest: (a, b) =>
    fill("M0-28C9-23 17-21 26-21 27 4 19 20 0 29-19 20-27 4-26-21-17-21-9-23 0-28Z", a) +
    fill("M-17-6 0 8 17-6V4L0 18-17 4Z", b),
  prism: (a, b) =>
    fill("M0-27 29 24H-29Z", a) +
    fill("M0-27V24H29Z", b, ' opacity=".75"') +
    fill("M0-4 13 24H-13Z", "#fff", ' opacity=".35"'),
  knot: (a, b) =>
    d`<g fill="none" stroke-width="6"><rect x="-18" y="-18" width="36" height="36" rx="7" stroke="${a}"/><rect x="-18" y="-18" width="36" height="36" rx="7" stroke="${b}" transform="rotate(45)"/></g>`,
  lotus: (a, b) =>
    d`<g transform="translate(0 20)">${fill(petal(14, 30), b, ' transform="rotate(-68)"')}${fill(petal(14, 30), b, ' transform="rotate(68)"')}${fill(petal(15, 38), a, ' transform="rotate(-36)"')}${fill(petal(15, 38), a, ' transform="rotate(36)"')}${fill(petal(15, 46), b)}</g>`,
  tide: (a, b) =>
    fill("M-28 0A28 28 0 0 1 28 0C18-9 10-9 0 0S-18 9-28 0Z", a) +
    fill("M-27 8C-17 16-9 15 0 8S17-1 27 7A28 28 0 0 1-27 8Z", b),
  pagoda: (a, b) =>
    fill("M-26-6Q-14-9-8-22H8Q14-9 26-6L22 0H-22Z", a) +
    fill("M-29 16Q-18 12-13 4H13Q18 12 29 16L24 22H-24Z", a) +
    fill("M-3-29H3V-22H-3ZM-12 22H-5V29H-12ZM5 22H12V29H5Z", b),
  comet: (a, b) =>
    d`<circle cx="9" cy="-9" r="17" fill="${a}"/>` +
    fill("M-27 27-9-3A21 21 0 0 0 3 9Z", b) +
    fill("M-12 25-2 13 6 15ZM-25 12-13 2-15-6Z", a, ' opacity=".7"'),
  arch: (a, b) => fill("M-26 27V0A26 26 0 0 1 26 0V27H14V0A14 14 0 0 0-14 0V27Z", a) + fill("M0-8 9 4V27H-9V4Z", b),
  clover: (a, b) =>
    around("M0-2C-16-8-15-27-6-27-3-27 0-24 0-21 0-24 3-27 6-27 15-27 16-8 0-2Z", a, 4, 45) +
    d`<circle r="5" fill="${b}"/>`,
  orbit: (a, b) =>
    d`<circle r="13" fill="${a}"/><ellipse rx="28" ry="10" fill="none" stroke="${b}" stroke-width="5" transform="rotate(-28)" stroke-dasharray="94 34" stroke-dashoffset="30"/>`,
  peak: (a, b) =>
    fill("M-29 22-7-16 6 6 13-4 29 22Z", a) +
    fill("M-7-16 2-1-6 3-12-1-16 0Z", b) +
    d`<circle cx="17" cy="-17" r="7" fill="${b}"/>`,
  crown: (a, b) => fill("M-25 14-29-14-13-2 0-23 13-2 29-14 25 14Z", a) + fill("M-25 18H25V25H-25Z", b),
  leaf: (a, b) =>
    fill("M-22 22C-30-10-6-28 26-26 28 6 10 30-22 22Z", a) + fill("M-26 28-20 14C-8 0 2-8 14-14 2-2-10 8-17 24Z", b),
  cube: (a, b) =>
    fill("M0-29 26-14 0 1-26-14Z", b) +
    fill("M-26-9-3 4V30L-26 17Z", a) +
    fill("M26-9 3 4V30L26 17Z", a, ' opacity=".7"'),
  sail: (a, b) =>
    fill("M3-28C22-16 28 2 28 16H3Z", a) +
    fill("M-3-18V16H-26C-22 2-14-10-3-18Z", b) +
    fill("M-28 20H28C22 28 12 28 0 28S-22 28-28 20Z", a),
  flame: (a, b) =>
    fill("M2-29C6-14 24-8 22 9A22 21 0 0 1-22 9C-22-2-14-6-12-16-6-13-4-9-4-5 2-12 4-20 2-29Z", a) +
    fill("M1 1C3 8 11 10 10 18A10 10 0 0 1-10 18C-10 12-5 9-4 4-1 6 0 8 0 10 2 7 2 4 1 1Z", b),
  star: (a, b) => fill(star(8, 29, 15), a) + fill(star(4, 15, 6), b),
  gate: (a, b) =>
    fill("M-29-22Q0-14 29-22L26-11Q0-5-26-11Z", a) +
    fill("M-20-8H-12V27H-20ZM12-8H20V27H12Z", a) +
    fill("M-25 0H25V7H-25Z", b),
  wing: (a, b) =>
    fill("M-26 26C-24-6-2-24 28-27 22-18 14-14 4-12Z", a) +
    fill("M-20 26C-14 8 0-4 20-8 14 2 8 6-2 8Z", b) +
    fill("M-12 26C-6 16 2 12 12 11 8 20 0 25-12 26Z", a),
  wheel: (a, b) =>
    Array.from({ length: 8 }, (_, i) => fill(sector(10, 28, i * 45 + 3, i * 45 + 42), i % 2 === 0 ? a : b)).join("") +
    d`<circle r="6" fill="${a}"/>`,
  hive: (a, b) =>
    [
      [0, 0],
      [0, -19],
      [16.5, -9.5],
      [16.5, 9.5],
      [0, 19],
      [-16.5, 9.5],
      [-16.5, -9.5],
    ]
      .map(([x = 0, y = 0], i) =>
        fill(polygon(6, 9.6, 30), i === 0 || i % 3 === 0 ? b : a, d` transform="translate(${x} ${y})"`),
      )
      .join(""),
  ribbon: (a, b) => fill("M-28-18H6L28 0 6 18H-28L-8 0Z", a) + fill("M-28-18H-10L10 0-10 18H-28L-8 0Z", b),
} as const satisfies Readonly<Record<string, Mark>>;

export type LogoMark = keyof typeof MARKS;
