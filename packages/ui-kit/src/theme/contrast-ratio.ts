type LinearRgb = readonly [red: number, green: number, blue: number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromHex = (hex: string): LinearRgb => {
  const digits = hex.length < 6 ? Array.from(hex).map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red, green, blue] = digits.map((pair) => toLinear(Number.parseInt(pair, 16) / 255));
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/** OKLab matrices by Björn Ottosson; out-of-gamut values are clipped. */
const fromOklch = (lightness: number, chroma: number, hue: number): LinearRgb => {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

const number = String.raw`[+-]?\d*\.?\d+`;
const hexPattern = /^#((?:[0-9a-f]{3}){1,2})(?:f|ff)?$/i;
const rgbPattern = new RegExp(String.raw`^rgb\(\s*(${number})[\s,]+(${number})[\s,]+(${number})\s*\)$`, "i");
const oklchPattern = new RegExp(String.raw`^oklch\(\s*(${number})(%?)\s+(${number})\s+(${number})(?:deg)?\s*\)$`, "i");

const readColor = (color: string): LinearRgb | null => {
  const text = color.trim();
  const hex = hexPattern.exec(text);
  if (hex?.[1] && [3, 4, 6, 8].includes(text.length - 1)) return fromHex(hex[1]);
  const rgb = rgbPattern.exec(text);
  if (rgb) {
    const [red, green, blue] = rgb.slice(1, 4).map((part) => toLinear(Math.min(255, Math.max(0, Number(part))) / 255));
    return [red ?? 0, green ?? 0, blue ?? 0];
  }
  const oklch = oklchPattern.exec(text);
  if (oklch) return fromOklch(Number(oklch[1]) / (oklch[2] ? 100 : 1), Number(oklch[3]), Number(oklch[4]));
  return null;
};

const luminance = ([red, green, blue]: LinearRgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * Contrast of two opaque colours by WCAG 2.2, from 1 to 21 (AA: 4.5 for text, 3 for large text and controls).
 * Reads hex, `rgb()` and `oklch()`; null when a colour is of another kind or see-through.
 */
export const contrastRatio = (first: string, second: string): number | null => {
  const one = readColor(first);
  const other = readColor(second);
  if (!one || !other) return null;
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
