import { outlineOf, type Outline, pathOf, type Point, SHAPES } from "./captcha-glyphs.ts";
import { sharp } from "./sharp.ts";
import type { CaptchaPicture } from "./types.ts";

const WIDTH = 280;
const HEIGHT = 96;
const LENGTH = 4;
/** Of the glyphs' strokes, and so of the curve across them; thinner ones can be filtered out. */
const STROKE = [8, 10] as const;

const OUTLINES: ReadonlyMap<string, Outline> = new Map(Array.from(SHAPES, (shape) => [shape, outlineOf(shape)]));

/** Gives so many unpredictable bytes. */
type Random = (bytes: number) => Uint8Array;
interface Chance {
  /** Evenly from [least, most). */
  between(least: number, most: number): number;
  pick<T>(items: ArrayLike<T>): T;
}

const createChance = (random: Random): Chance => {
  const unit = (): number => {
    const bytes = random(4);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + (most - least) * unit(),
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

/** Turned, sheared, stretched and bent, with its middle at a point. */
const place = (outline: Outline, [left, top]: Point, size: number, chance: Chance): Outline => {
  const angle = chance.between(-0.5, 0.5);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const shear = chance.between(-0.35, 0.35);
  const [wide, high] = [size * chance.between(0.85, 1.2), size * chance.between(0.85, 1.15)];
  const bend = waves(chance, size * 0.045, [size * 0.8, size * 1.3]);
  return outline.map((contour) =>
    contour.map(([u, v]) => {
      const [x, y] = bend([(u + shear * v) * wide, v * high]);
      return [left + x * cos - y * sin, top + x * sin + y * cos];
    }),
  );
};

/** A stroke from the left to the right, as thick as a glyph's. */
const curve = (chance: Chance): Outline => {
  const [from, to] = [chance.between(10, HEIGHT - 10), chance.between(10, HEIGHT - 10)];
  const [height, length, phase] = [chance.between(12, 26), chance.between(70, 170), chance.between(0, 7)];
  const thick = chance.between(...STROKE) / 2;
  const middle = (x: number): number =>
    from + ((to - from) * x) / WIDTH + height * Math.sin((2 * Math.PI * x) / length + phase);
  const xs = Array.from({ length: 60 }, (_, step) => -10 + (step * (WIDTH + 20)) / 59);
  const edge = (side: number): Point[] =>
    xs.map((x) => {
      const slope = middle(x + 0.5) - middle(x - 0.5);
      const length = Math.hypot(1, slope);
      return [x - (side * thick * slope) / length, middle(x) + (side * thick) / length];
    });
  return [[...edge(1), ...edge(-1).toReversed()]];
};

/** Half of the picture, parted along a wave: what lies in it changes its colours. */
const region = (chance: Chance): Outline => {
  const [middle, height, length, phase] = [
    chance.between(90, 190),
    chance.between(15, 40),
    chance.between(50, 120),
    chance.between(0, 7),
  ];
  const ys = Array.from({ length: 25 }, (_, step) => step * 4);
  return [
    [
      ...ys.map((y): Point => [middle + height * Math.sin((2 * Math.PI * y) / length + phase), y]),
      [WIDTH, HEIGHT],
      [WIDTH, 0],
    ],
  ];
};

/** Four glyphs that touch, and a curve: wherever an odd number of them lies over another, there is ink. */
const compose = (shapes: readonly string[], chance: Chance): Outline => {
  const start = chance.between(34, 48);
  const pitch = (WIDTH - 2 * start) / (LENGTH - 1);
  const glyphs = shapes.flatMap((shape, index) => {
    const middle: Point = [start + index * pitch + chance.between(-7, 7), HEIGHT / 2 + chance.between(-10, 10)];
    return place(OUTLINES.get(shape) ?? [], middle, chance.between(56, 68), chance);
  });
  return [...glyphs, ...curve(chance), ...region(chance)];
};

const render = async (outline: Outline): Promise<Uint8Array> => {
  const path = `<path fill="#fff" fill-rule="evenodd" d="${pathOf(outline)}"/>`;
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size}/>${path}</svg>`;
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

/** Dark and light colours that change slowly over the picture, so that no one threshold parts ink from paper. */
const paint = (ink: Uint8Array, random: Random, chance: Chance): Uint8Array => {
  const warp = waves(chance, 5.5, [50, 90]);
  const noise = random(WIDTH * HEIGHT);
  const dark: Colour = [chance.between(10, 110), chance.between(10, 90), chance.between(10, 110)];
  const light: Colour = [chance.between(150, 230), chance.between(150, 230), chance.between(150, 230)];
  const [across, down] = [chance.between(-60, 60) / WIDTH, chance.between(-40, 40) / HEIGHT];
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x;
      const amount = sample(ink, warp([x, y])) / 255;
      const change = across * (x - WIDTH / 2) + down * (y - HEIGHT / 2) + ((noise[at] ?? 0) - 127.5) * 0.16;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at * 3 + channel] = (dark[channel] ?? 0) * amount + (light[channel] ?? 0) * (1 - amount) + change;
    }
  return new Uint8Array(pixels.buffer);
};

/** A new text in a picture that people can read; both follow from `random` alone. About 28 ms of one core. */
export const drawCaptcha = async (random: Random): Promise<CaptchaPicture> => {
  const chance = createChance(random);
  const shapes = Array.from({ length: LENGTH }, () => chance.pick(SHAPES));
  const pixels = paint(await render(compose(shapes, chance)), random, chance);
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const image = await sharp(pixels, { raw }).webp({ quality: 50, effort: 1 }).toBuffer();
  return { text: shapes.join("").toLowerCase(), image: `data:image/webp;base64,${image.toString("base64")}` };
};
