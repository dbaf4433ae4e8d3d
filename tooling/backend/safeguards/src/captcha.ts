import { pathOf, type Point, SHAPES, type Strokes, strokesOf } from "./captcha-glyphs.ts";
import { sharp } from "./sharp.ts";
import type { CaptchaPicture } from "./types.ts";

const WIDTH = 320;
const HEIGHT = 96;
const LENGTH = 5;
/** Of a glyph: each is plain to the eye, and none is like another pixel by pixel. */
const FILLS = ["solid", "hollow", "striped"] as const;

const STROKES: ReadonlyMap<string, Strokes> = new Map(Array.from(SHAPES, (shape) => [shape, strokesOf(shape)]));

/** Gives so many unpredictable bytes. */
type Random = (bytes: number) => Uint8Array;
interface Chance {
  /** Evenly from [least, most). */
  between(least: number, most: number): number;
  /** The same, to either side of 0. */
  either(least: number, most: number): number;
  pick<T>(items: ArrayLike<T>): T;
}

const createChance = (random: Random): Chance => {
  const unit = (): number => {
    const bytes = random(4);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + (most - least) * unit();
  return {
    between,
    either: (least, most) => (unit() < 0.5 ? -1 : 1) * between(least, most),
    pick: <T>(items: ArrayLike<T>): T => items[Math.floor(unit() * items.length)] as T,
  };
};

type Warp = (point: Point) => Point;

/** A wave in each direction, of another length and phase each time. */
const waves = (chance: Chance, height: number, [shortest, longest]: readonly [number, number]): Warp => {
  const [fx, fy] = [chance.between(shortest, longest), chance.between(shortest, longest)].map(
    (length) => (2 * Math.PI) / length,
  ) as [number, number];
  const [gx, gy] = [fx * chance.between(0.2, 0.5), fy * chance.between(0.2, 0.5)];
  const [px, py] = [chance.between(0, 7), chance.between(0, 7)];
  const [hx, hy] = [height * chance.between(0.7, 1), height * chance.between(0.7, 1)];
  return ([x, y]) => [x + hx * Math.sin(fy * y + gx * x + px), y + hy * Math.sin(fx * x + gy * y + py)];
};

/** Turned, sheared, stretched and bent a little. */
const distort = (strokes: Strokes, chance: Chance): Strokes => {
  const angle = chance.either(0.14, 0.38);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [shear, taper] = [chance.either(0.12, 0.28), chance.either(0.15, 0.32)];
  const size = chance.between(50, 66);
  const [wide, high] = [size * chance.between(0.75, 1.45), size * chance.between(0.85, 1.1)];
  const bend = waves(chance, size * 0.045, [size, size * 1.5]);
  return strokes.map((stroke) =>
    stroke.map(([u, v]) => {
      const [x, y] = bend([(u + (shear + taper * u) * v) * wide, v * high]);
      return [x * cos - y * sin, x * sin + y * cos];
    }),
  );
};

/** An SVG pattern of stripes. */
const stripes = (id: string, chance: Chance): string => {
  const period = chance.between(5.5, 7);
  const turn = `patternUnits="userSpaceOnUse" patternTransform="rotate(${chance.between(0, 180)})"`;
  const stripe = `<rect width="${period}" height="${period / 2}" fill="#fff"/>`;
  return `<pattern id="${id}" width="${period}" height="${period}" ${turn}>${stripe}</pattern>`;
};

/** A glyph in white ink on black paper, with a pen of its own. */
const drawGlyph = (strokes: Strokes, id: string, chance: Chance): string => {
  const fill = chance.pick(FILLS);
  const path = (ink: string, width: number): string =>
    `<path stroke="${ink}" stroke-width="${width}" d="${pathOf(strokes)}"/>`;
  if (fill === "solid") return path("#fff", chance.between(7, 11));
  const [width, edge] = [chance.between(6.5, 8), chance.between(2.4, 2.9)];
  const hollow = path("#fff", width + 2 * edge) + path("#000", width);
  return fill === "hollow" ? hollow : `${stripes(id, chance)}${hollow}${path(`url(#${id})`, width)}`;
};

/** A line from the left to the right, thinner than any glyph's strokes. */
const drawArc = (chance: Chance): string => {
  const [from, to] = [chance.between(15, HEIGHT - 15), chance.between(15, HEIGHT - 15)];
  const [height, length, phase] = [chance.between(8, 20), chance.between(120, 260), chance.between(0, 7)];
  const points = Array.from({ length: 60 }, (_, step) => {
    const x = -10 + (step * (WIDTH + 20)) / 59;
    const y = from + ((to - from) * x) / WIDTH + height * Math.sin((2 * Math.PI * x) / length + phase);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<path stroke="#fff" stroke-width="${chance.between(1.5, 2)}" d="M${points.join("L")}"/>`;
};

/** Widest pen. */
const PEN = 13;

/** Side by side from one edge of the picture to the other, so that each touches the next or nearly does. */
const arrange = (glyphs: readonly Strokes[], chance: Chance): readonly Strokes[] => {
  const [margin, end] = [chance.between(4, 34), chance.between(4, 34)];
  const boxes = glyphs.map((strokes) => {
    const xs = strokes.flat().map(([x]) => x);
    return { left: Math.min(...xs), width: Math.max(...xs) - Math.min(...xs), gap: PEN - chance.between(0, 7) };
  });
  const gaps = boxes.reduce((sum, { gap }) => sum + gap, 0);
  const stretch = (WIDTH - margin - end - gaps) / boxes.reduce((sum, { width }) => sum + width, 0);
  let at = margin;
  return glyphs.map((strokes, index) => {
    const { left = 0, width = 0, gap = 0 } = boxes[index] ?? {};
    const [start, middle] = [at + gap / 2, HEIGHT / 2 + chance.between(-9, 9)];
    at += width * stretch + gap;
    return strokes.map((stroke) => stroke.map(([x, y]): Point => [start + (x - left) * stretch, middle + y]));
  });
};

const compose = (shapes: readonly string[], chance: Chance): string => {
  const distorted = shapes.map((shape) => distort(STROKES.get(shape) ?? [], chance));
  const glyphs = arrange(distorted, chance).map((strokes, index) => drawGlyph(strokes, `fill-${index}`, chance));
  return [drawArc(chance), ...glyphs, drawArc(chance), drawArc(chance)].join("");
};

const render = async (content: string): Promise<Uint8Array> => {
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const group = `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${content}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size}/>${group}</svg>`;
  return await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
};

/** Ink at a point between pixels. */
const sample = (ink: Uint8Array, [x, y]: Point): number => {
  const [left, top] = [Math.min(Math.max(x, 0), WIDTH - 1.001), Math.min(Math.max(y, 0), HEIGHT - 1.001)];
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [u, v] = [left - column, top - row];
  const at = row * WIDTH + column;
  const [a = 0, b = 0, c = 0, d = 0] = [ink[at], ink[at + 1], ink[at + WIDTH], ink[at + WIDTH + 1]];
  return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
};

type Colour = readonly [red: number, green: number, blue: number];

/** One dark ink on one light paper, warped as a whole. */
const paint = (ink: Uint8Array, random: Random, chance: Chance): Uint8Array => {
  const warp = waves(chance, 6.5, [70, 120]);
  const noise = random(WIDTH * HEIGHT);
  const dark: Colour = [chance.between(10, 60), chance.between(10, 50), chance.between(10, 70)];
  const light: Colour = [chance.between(222, 245), chance.between(222, 245), chance.between(222, 245)];
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x;
      const amount = sample(ink, warp([x, y])) / 255;
      const change = ((noise[at] ?? 0) - 127.5) * 0.12;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at * 3 + channel] = (dark[channel] ?? 0) * amount + (light[channel] ?? 0) * (1 - amount) + change;
    }
  return new Uint8Array(pixels.buffer);
};

/** A new text in a picture that people can read; both follow from `random` alone. About 22 ms of one core. */
export const drawCaptcha = async (random: Random): Promise<CaptchaPicture> => {
  const chance = createChance(random);
  const shapes = Array.from({ length: LENGTH }, () => chance.pick(SHAPES));
  const pixels = paint(await render(compose(shapes, chance)), random, chance);
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const image = await sharp(pixels, { raw }).webp({ quality: 50, effort: 1 }).toBuffer();
  return { text: shapes.join("").toLowerCase(), image: `data:image/webp;base64,${image.toString("base64")}` };
};
