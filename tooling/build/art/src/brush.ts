import { lch } from "./colour.ts";
import { draw } from "./xml.ts";

/** Five tones of one colour from highlight to shadow, as hex. */
export interface Ramp {
  hi: string;
  lt: string;
  md: string;
  dp: string;
  dk: string;
}

/** Shifts a hue slightly towards warm light or cool shade, as paint does. */
const lean = (hue: number, target: number, by: number): number => {
  const gap = ((target - hue + 540) % 360) - 180;
  return hue + Math.sign(gap) * Math.min(Math.abs(gap), by);
};

/** A ramp about middle lightness `l`. */
export const ramp = (hue: number, chroma: number, l = 0.64): Ramp => ({
  hi: lch(Math.min(0.97, l + 0.28), chroma * 0.5, lean(hue, 95, 14)),
  lt: lch(l + 0.13, chroma * 0.95, lean(hue, 95, 9)),
  md: lch(l, chroma, hue),
  dp: lch(l - 0.17, chroma * 0.95, lean(hue, 275, 6)),
  dk: lch(Math.max(0.12, l - 0.34), chroma * 0.65, lean(hue, 275, 12)),
});

/** A metal's ramp: brighter highlights, and shades that shift to brown or blue instead of grey. */
export const metal = (hue: number, chroma: number, l = 0.76): Ramp => ({
  hi: lch(Math.min(0.98, l + 0.2), chroma * 0.5, hue + 8),
  lt: lch(l + 0.1, chroma * 0.85, hue + 5),
  md: lch(l - 0.02, chroma, hue),
  dp: lch(l - 0.24, chroma * 0.85, hue - 20),
  dk: lch(l - 0.44, chroma * 0.6, hue - 30),
});

export type Tone = "a" | "b" | "m" | "w" | "k";

/** The colours of one drawing: main, second, metal, pale and dark. */
export type Tones = Readonly<Record<Tone, Ramp>>;

/** Creates paints, and collects the gradients and shapes that the drawing needs in its `<defs>`. */
export interface Brush {
  readonly tones: Tones;
  /** Top to bottom, light to deep. */
  lin(tone: Tone): string;
  /** A lit ball. */
  orb(tone: Tone): string;
  /** Polished metal, banded. */
  band(tone: Tone): string;
  /** White that fades out downwards. */
  gloss(): string;
  /** A radial glow of the tone, transparent at its rim. */
  glow(tone: Tone): string;
  /** Own gradient or pattern element; `%` in it stands for its id. Returns the paint. */
  own(markup: string): string;
  /** Keeps the markup in `<defs>` and returns the id by which `<use>` shows it. */
  shape(markup: string): string;
  /** A caller's markup with its gradients (`p-<name>`) kept in `<defs>` under ids of this drawing. */
  foreign(gradients: string, markup: string): string;
  /** The markup once at each transform. */
  repeat(markup: string, transforms: readonly string[]): string;
  /** The markup `count` times evenly about the origin, from `start` degrees. */
  spin(markup: string, count: number, start?: number): string;
  /** The markup and its mirror image left to right. */
  mirror(markup: string): string;
  /** `stroke` attributes of the rim of shapes. */
  rim(width?: number): string;
  /** The `<defs>` all paints so far need. */
  defs(): string;
}

const stop = (at: number, colour: string, opacity = 1): string =>
  `<stop${at === 0 ? "" : draw` offset="${at}"`} stop-color="${colour}"${opacity < 1 ? draw` stop-opacity="${opacity}"` : ""}/>`;

const IDENTITY = /^(rotate\(0\)|scale\(1\)|translate\(0 0\))$/;

/** A brush whose ids all start with `id`. */
export const createBrush = (id: string, tones: Tones, rimTone: Tone = "m"): Brush => {
  const made = new Map<string, string>();
  let shapes = 0;
  const paint = (key: string, element: () => string): string => {
    const name = id + key;
    if (!made.has(name)) made.set(name, element().replace("%", name));
    return `url(#${name})`;
  };
  const brush: Brush = {
    tones,
    lin: (t) =>
      paint(
        t,
        () =>
          `<linearGradient id="%" x2=".25" y2="1">${stop(0, tones[t].lt)}${stop(0.5, tones[t].md)}${stop(1, tones[t].dp)}</linearGradient>`,
      ),
    orb: (t) =>
      paint(
        `${t}o`,
        () =>
          `<radialGradient id="%" cx=".36" cy=".3" r=".78">${stop(0, tones[t].hi)}${stop(0.3, tones[t].lt)}${stop(0.62, tones[t].md)}${stop(1, tones[t].dp)}</radialGradient>`,
      ),
    band: (t) =>
      paint(
        `${t}b`,
        () =>
          `<linearGradient id="%" x2="1" y2=".7">${stop(0, tones[t].lt)}${stop(0.22, tones[t].hi)}${stop(0.48, tones[t].md)}${stop(0.56, tones[t].dp)}${stop(0.78, tones[t].lt)}${stop(1, tones[t].dp)}</linearGradient>`,
      ),
    gloss: () =>
      paint(
        "g",
        () => `<linearGradient id="%" x2="0" y2="1">${stop(0, "#fff", 0.6)}${stop(1, "#fff", 0)}</linearGradient>`,
      ),
    glow: (t) =>
      paint(
        `${t}g`,
        () =>
          `<radialGradient id="%">${stop(0, tones[t].lt, 0.9)}${stop(0.45, tones[t].md, 0.4)}${stop(1, tones[t].md, 0)}</radialGradient>`,
      ),
    own: (markup) => paint(`p${made.size}`, () => markup),
    shape: (markup) => {
      const name = `${id}s${shapes++}`;
      made.set(name, `<g id="${name}">${markup}</g>`);
      return name;
    },
    foreign: (gradients, markup) => {
      if (gradients !== "") made.set(gradients, gradients.replaceAll('id="p-', `id="${id}-`));
      return markup.replaceAll("url(#p-", `url(#${id}-`);
    },
    repeat: (markup, transforms) => {
      const [first, ...rest] = transforms;
      if (first === undefined) return "";
      const name = `${id}s${shapes++}`;
      const inner = `<g id="${name}">${markup}</g>`;
      return (
        (IDENTITY.test(first) ? inner : `<g transform="${first}">${inner}</g>`) +
        rest.map((t) => `<use href="#${name}" transform="${t}"/>`).join("")
      );
    },
    spin: (markup, count, start = 0) => {
      if (start !== 0) return draw`<g transform="rotate(${start})">${brush.spin(markup, count)}</g>`;
      const halves = count % 2 === 0 && count > 4;
      const copies = halves ? 2 : count;
      const turned = brush.repeat(
        markup,
        Array.from({ length: copies }, (_, i) => draw`rotate(${(360 / count) * i})`),
      );
      return halves ? brush.spin(turned, count / 2) : turned;
    },
    mirror: (markup) => {
      const name = `${id}s${shapes++}`;
      return `<g id="${name}">${markup}</g><use href="#${name}" transform="scale(-1 1)"/>`;
    },
    rim: (width = 3) => draw`stroke="${tones[rimTone].lt}" stroke-width="${width}"`,
    defs: () => (made.size === 0 ? "" : `<defs>${[...made.values()].join("")}</defs>`),
  };
  return brush;
};
