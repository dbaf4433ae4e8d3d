/** A point in pixels, y downwards. */
export type Point = readonly [x: number, y: number];
/** Open lines, to be drawn with a pen of some width. */
export type Strokes = readonly (readonly Point[])[];

/**
 * Strokes of shapes that are hard to take for each other, on a grid of 7 by 11: a point is a column and a row (a is
 * 10), a stroke's points lie between bars, and `~` makes it a smooth curve. Small letters mean their capitals. Left
 * out are 0 o d q, 1 i l, 2 z, 4 a, 5 s, 6 g, 8 9, n m w, p r f, u v, x y, 7 t, small e and h.
 */
const GRID: Readonly<Record<string, string>> = {
  A: "0a 30 6a|16 56",
  C: "~62 40 20 03 07 2a 4a 68",
  E: "60 00 0a 6a|05 55",
  F: "60 00 0a|05 55",
  H: "00 0a|60 6a|05 65",
  J: "~50 55 48 2a 08 07",
  K: "00 0a|60 05 6a",
  L: "00 0a 6a",
  M: "0a 00 36 60 6a",
  T: "00 60|30 3a",
  W: "00 1a 33 5a 60",
  X: "00 6a|60 0a",
  3: "~02 20 51 53 25|~25 56 68 4a 2a 08",
  B: "0a 00|~00 30 52 44 05|~05 45 67 4a 0a",
  b: "00 0a|~06 34 56 68 3a 09",
  f: "~52 40 22 26 2a|04 44",
  m: "04 0a|~06 24 36 3a|~36 54 66 6a",
};
export const SHAPES = Object.keys(GRID).join("");
/** Points of a segment, so that long straight strokes bend too. */
const STEPS = 10;

/** From the second of four points towards the third: straight, or along a Catmull-Rom spline. */
const between = (points: readonly Point[], at: number, t: number, isSmooth: boolean): Point => {
  const [b, c] = [points[at] as Point, points[at + 1] as Point];
  const [a, d] = [points[at - 1] ?? b, points[at + 2] ?? c];
  const along = (axis: 0 | 1): number => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    if (!isSmooth) return q + t * (r - q);
    return q + (t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))) / 2;
  };
  return [along(0), along(1)];
};

const readStroke = (text: string): readonly Point[] => {
  const isSmooth = text.startsWith("~");
  const corners = text
    .replace("~", "")
    .split(" ")
    .map((pair): Point => [Number.parseInt(pair[0] ?? "", 16), Number.parseInt(pair[1] ?? "", 16)]);
  const count = (corners.length - 1) * STEPS;
  return Array.from({ length: count + 1 }, (_, step) => {
    const at = Math.min(Math.floor(step / STEPS), corners.length - 2);
    return between(corners, at, step / STEPS - at, isSmooth);
  });
};

/** Strokes of a shape, 1 high or wide, with its middle at 0, 0. */
export const strokesOf = (shape: string): Strokes => {
  const strokes = (GRID[shape] ?? "").split("|").map(readStroke);
  const points = strokes.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top);
  const place = ([x, y]: Point): Point => [(x - (left + right) / 2) / size, (y - (top + bottom) / 2) / size];
  return strokes.map((stroke) => stroke.map(place));
};

/** SVG path data. */
export const pathOf = (strokes: Strokes): string =>
  strokes.map((stroke) => `M${stroke.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`).join("");
