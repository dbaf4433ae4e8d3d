/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Rgb = readonly [number, number, number];

const toLinear = ({ l, c, h }: Oklch): Rgb => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
};

const gamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const isShown = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** The colour as `#rrggbb`; chroma is lowered until sRGB can show it, so hue and lightness stay. */
export const toHex = ({ l, c, h }: Oklch): string => {
  const light = Math.min(1, Math.max(0, l));
  let rgb = toLinear({ l: light, c, h });
  for (let kept = c; !isShown(rgb) && kept > 0; rgb = toLinear({ l: light, c: kept, h }))
    kept = Math.max(0, kept - 0.006);
  return `#${rgb
    .map((v) =>
      Math.round(gamma(Math.min(1, Math.max(0, v))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};

/** Shorthand of `toHex`. */
export const lch = (l: number, c: number, h: number): string => toHex({ l, c, h });

const parseRgb = (hex: string): Rgb => {
  const match = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex);
  const digits = match?.[2] ?? match?.[1]?.replace(/./g, "$&$&");
  if (digits === undefined)
    throw new RangeError(`colour ${JSON.stringify(hex)} cannot be read: write it as #rgb or #rrggbb`);
  const value = Number.parseInt(digits, 16);
  return [linear((value >> 16) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)];
};

/** Reads `#rgb` or `#rrggbb`. Throws RangeError for anything else. */
export const fromHex = (hex: string): Oklch => {
  const [r, g, b] = parseRgb(hex);
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const d = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return { l, c: Math.hypot(a, d), h: ((Math.atan2(d, a) * 180) / Math.PI + 360) % 360 };
};

/** The colour moved to another lightness, its chroma scaled. */
export const relight = (hex: string, l: number, chroma = 1): string => {
  const { c, h } = fromHex(hex);
  return lch(l, c * chroma, h);
};

/** Relative luminance of WCAG 2, 0 to 1. */
const luminance = (hex: string): number => {
  const [r, g, b] = parseRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of WCAG 2, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
