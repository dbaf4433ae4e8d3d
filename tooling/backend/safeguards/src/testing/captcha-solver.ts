import { pathOf, SHAPES, type Strokes, strokesOf } from "../captcha-glyphs.ts";
import type { Sharp } from "sharp";
import { sharp } from "../sharp.ts";

/** Pictures are read at a quarter of their size. */
const [WIDTH, HEIGHT] = [80, 24] as const;
const SIDE = 18;
const ANGLES = [-16, 0, 16];
const SHEARS = [-0.15, 0.15];
const SIZES = [12.5, 15];

/** How pixels are made comparable before letters are looked for. */
export type View = "shades" | "ink" | "filled";
export const VIEWS: readonly View[] = ["shades", "ink", "filled"];

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}
interface Template {
  readonly letter: string;
  /** Mean 0 and length 1. */
  readonly values: Float32Array;
}

const shrink = async (picture: Sharp, width: number, height: number): Promise<Picture> => {
  const values = Float32Array.from(await picture.greyscale().resize(width, height, { fit: "fill" }).raw().toBuffer());
  return { width, height, values };
};

/** Mean of the square of `radius` around each pixel. */
const blur = ({ width, height, values }: Picture, radius: number): Picture => {
  const blurred = values.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1)
      for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1) {
        sum += values[row * width + column] ?? 0;
        count += 1;
      }
    return sum / count;
  });
  return { width, height, values: blurred };
};

/** Otsu's threshold: 1 for what is darker. */
const threshold = ({ values, ...size }: Picture): Picture => {
  const counts = new Float64Array(256);
  for (const value of values) counts[Math.round(value)] = (counts[Math.round(value)] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [best, level, below, belowSum] = [0, 0, 0, 0];
  for (const [value, count] of counts.entries()) {
    below += count;
    belowSum += count * value;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (belowSum / below - (total - belowSum) / above) ** 2;
    if (between > best) [best, level] = [between, value];
  }
  return { ...size, values: values.map((value) => (value <= level ? 1 : 0)) };
};

/** A majority of a square larger than a curve is thick drops the curves, in ink and in letters alike. */
const dropCurves = (picture: Picture): Picture => {
  const { values, ...size } = blur(threshold(blur(picture, 1)), 3);
  return { ...size, values: values.map((value) => (value > 0.5 ? 255 : 0)) };
};

/** What a square's mean makes dark is solid, whether it was hollow or striped. */
const fillIn = (picture: Picture): Picture => {
  const { values, ...size } = threshold(blur(picture, 3));
  return { ...size, values: values.map((value) => (value > 0 ? 255 : 0)) };
};

const scale = async ({ values, width, height }: Picture): Promise<Picture> =>
  await shrink(sharp(Uint8Array.from(values, Math.round), { raw: { width, height, channels: 1 } }), WIDTH, HEIGHT);

const look = async (image: Buffer, view: View): Promise<Picture> => {
  const picture = await shrink(sharp(image), 320, 96);
  if (view === "shades") return await scale(blur(picture, 2));
  if (view === "filled") return await scale(fillIn(picture));
  return await scale(dropCurves(picture));
};

const normalise = (values: Float32Array): Float32Array => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return values.map((value) => (value - mean) / length);
};

interface Variant {
  readonly size: number;
  readonly angle: number;
  readonly shear: number;
}
const VARIANTS: readonly Variant[] = SIZES.flatMap((size) =>
  ANGLES.flatMap((angle) => SHEARS.map((shear) => ({ size, angle, shear }))),
);

const place = (shape: string, { size, angle, shear }: Variant, left: number): Strokes => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return strokesOf(shape).map((stroke) =>
    stroke.map(([u, v]) => {
      const [x, y] = [(u + shear * v) * size * 1.2, v * size];
      return [left + x * cos - y * sin, SIDE / 2 + x * sin + y * cos];
    }),
  );
};

const svgOf = (width: number, height: number, paper: string, content: string): string => {
  const size = `width="${width}" height="${height}"`;
  const group = `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${content}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${paper}"/>${group}</svg>`;
};

/** Solid, hollow, and the grey of stripes. */
const FILLS = ["#fff", "#000", "#777"] as const;

/** All variants of a shape, side by side in one picture. */
const renderVariants = async (shape: string, fill: string): Promise<Picture> => {
  const path = pathOf(VARIANTS.flatMap((variant, index) => place(shape, variant, (index + 0.5) * SIDE)));
  const width = VARIANTS.length * SIDE;
  const pen = (ink: string, thick: number): string => `<path stroke="${ink}" stroke-width="${thick}" d="${path}"/>`;
  const svg = svgOf(width, SIDE, "#000", fill === "#fff" ? pen(fill, 2.4) : pen("#fff", 3.1) + pen(fill, 2));
  return await shrink(sharp(Buffer.from(svg)), width, SIDE);
};

const renderTemplates = async (view: View): Promise<readonly Template[]> => {
  const fills = view === "filled" ? FILLS.slice(0, 1) : FILLS;
  const kinds = Array.from(SHAPES).flatMap((shape) => fills.map((fill) => ({ shape, fill })));
  const templates = kinds.map(async ({ shape, fill }) => {
    const picture = await renderVariants(shape, fill);
    const letter = shape.toLowerCase();
    return VARIANTS.map((_, index) => ({ letter, values: normalise(cut(picture, index * SIDE, 0)) }));
  });
  return (await Promise.all(templates)).flat();
};

/** The square with its left upper corner at a pixel; outside the picture its edge goes on. */
const cut = ({ width, height, values }: Picture, left: number, top: number): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const x = Math.min(Math.max(left + (at % SIDE), 0), width - 1);
    const y = Math.min(Math.max(top + Math.floor(at / SIDE), 0), height - 1);
    return values[y * width + x] ?? 0;
  });

/** Of two squares; four sums side by side are faster than one. */
const product = (one: Float32Array, other: Float32Array): number => {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < SIDE * SIDE; at += 4) {
    a += (one[at] as number) * (other[at] as number);
    b += (one[at + 1] as number) * (other[at + 1] as number);
    c += (one[at + 2] as number) * (other[at + 2] as number);
    d += (one[at + 3] as number) * (other[at + 3] as number);
  }
  return a + b + c + d;
};

/** Middles of the five places, and how far from them a letter is looked for: an attacker knows the layout. */
const PLACES = [10, 25, 40, 55, 70] as const;
const STEPS = [-4, -2, 0, 2, 4] as const;
const RISES = [-2, 0, 2] as const;

const readPlace = (picture: Picture, middle: number, templates: readonly Template[]): string => {
  let [best, letter] = [-1, ""];
  for (const step of STEPS)
    for (const rise of RISES) {
      const square = normalise(cut(picture, middle + step - SIDE / 2, HEIGHT / 2 + rise - SIDE / 2));
      for (const template of templates) {
        // Less likely the farther from the middle. Ink is light in templates and dark, or made light, in pictures.
        const likeness = Math.abs(product(square, template.values)) * (1 - 0.03 * Math.abs(step));
        if (likeness > best) [best, letter] = [likeness, template.letter];
      }
    }
  return letter;
};

/**
 * An attacker without a trained model: takes away noise and curves, and looks at each place for the letter, turned,
 * sheared and scaled, that is most like it.
 */
export const createSolver = async (view: View): Promise<(image: Buffer) => Promise<string>> => {
  const templates = await renderTemplates(view);
  return async (image) => {
    const picture = await look(image, view);
    return PLACES.map((middle) => readPlace(picture, middle, templates)).join("");
  };
};

/** The same letters upright, dark on light, with nothing between or across them. */
export const drawPlain = async (shapes: readonly string[]): Promise<Buffer> => {
  const strokes = shapes.flatMap((shape, index) =>
    strokesOf(shape).map((stroke) => stroke.map(([u, v]) => [40 + index * 60 + u * 68, 48 + v * 60] as const)),
  );
  const svg = svgOf(320, 96, "#eee", `<path stroke="#234" stroke-width="9" d="${pathOf(strokes)}"/>`);
  return await sharp(Buffer.from(svg)).png().toBuffer();
};
