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
 * Shapes that are hard to take for each other. A small letter stands for its capital, where its shape differs; 0 o, 1 i l,
 * 2 z, 5 s, 6 g, 8, 9 q, d, u v and small h n r are left out.
 */
export const SHAPES = "ACEFHJKMNPRTWXY347abefkmty";
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

/** Outline of a character, 1 high or wide, with its middle at 0, 0. */
export const outlineOf = (character: string): Outline => {
  const contours = flatten(font.charToGlyph(character).getPath(0, 0, 100).commands);
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
