import svgCaptcha from "svg-captcha";

/** A point in pixels, y downwards. */
export type Point = readonly [x: number, y: number];
/** Closed contours. */
export type Outline = readonly (readonly Point[])[];

interface Command {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly x1: number;
  readonly y1: number;
}
interface Font {
  charToGlyph(character: string): { getPath(x: number, y: number, size: number): { commands: readonly Command[] } };
}

/** The library's typings leave out the font, which its documented options hold. */
const { font } = svgCaptcha.options as { readonly font: Font };

/**
 * Shapes that are hard to take for each other; small b and m stand for their capitals. Left out are
 * 0 o d q, 1 i l, 2 z, 4 a, 5 s, 6 g, 7 y, 8 9, h n, p r, u v, and what this font draws badly.
 */
export const SHAPES = "ACEFJKMNRTWXY3bm";
const STEPS = 6;

const flatten = (commands: readonly Command[]): Outline => {
  const contours: Point[][] = [];
  let [x, y] = [0, 0];
  for (const command of commands) {
    const contour = contours.at(-1);
    if (command.type === "M") contours.push([[command.x, command.y]]);
    else if (command.type === "L") contour?.push([command.x, command.y]);
    else if (command.type === "Q")
      for (let step = 1; step <= STEPS; step += 1) {
        const t = step / STEPS;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        contour?.push([a * x + b * command.x1 + c * command.x, a * y + b * command.y1 + c * command.y]);
      }
    if (command.type !== "Z") [x, y] = [command.x, command.y];
  }
  return contours;
};

/** Adds points where two are more than `most` apart, so that long straight strokes bend too. */
const subdivide = (contour: readonly Point[], most: number): readonly Point[] =>
  contour.flatMap((from, index) => {
    const [x, y] = contour[(index + 1) % contour.length] ?? from;
    const count = Math.max(1, Math.ceil(Math.hypot(x - from[0], y - from[1]) / most));
    return Array.from({ length: count }, (_, step): Point => {
      const t = step / count;
      return [from[0] + t * (x - from[0]), from[1] + t * (y - from[1])];
    });
  });

const isInside = (contour: readonly Point[], [x, y]: Point): boolean => {
  let crossings = 0;
  for (const [index, [ax, ay]] of contour.entries()) {
    const [bx, by] = contour.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) crossings += 1;
  }
  return crossings % 2 === 1;
};

/** The font's letters are hollow, with a shadow: every second contour, from outside, makes them solid. */
const fill = (contours: Outline): Outline =>
  contours.filter((contour) => {
    const start = contour[0];
    return start && contours.filter((other) => other !== contour && isInside(other, start)).length % 2 === 0;
  });

/** Outline of a character, solid by the even-odd rule, 1 high or wide, with its middle at 0, 0. */
export const outlineOf = (character: string): Outline => {
  const contours = fill(flatten(font.charToGlyph(character).getPath(0, 0, 100).commands));
  const points = contours.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top);
  const place = ([x, y]: Point): Point => [(x - (left + right) / 2) / size, (y - (top + bottom) / 2) / size];
  return contours.map((contour) => subdivide(contour.map(place), 0.06));
};

/** SVG path data. */
export const pathOf = (outline: Outline): string =>
  outline.map((contour) => `M${contour.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`).join("");
