import { draw } from "./xml.ts";

const point = (angle: number, radius: number): readonly [number, number] => [
  radius * Math.sin((angle * Math.PI) / 180),
  -radius * Math.cos((angle * Math.PI) / 180),
];

/** Path of a regular polygon about the origin, first corner at `turn` degrees from the top. */
export const polygon = (corners: number, radius: number, turn = 0): string =>
  star(corners, radius, radius, turn, corners);

/** Path of a star about the origin: `points` tips at `outer`, notches at `inner`. */
export const star = (points: number, outer: number, inner: number, turn = 0, steps = points * 2): string => {
  const corners = Array.from({ length: steps }, (_, i) => {
    const [x, y] = point(turn + (360 / steps) * i, i % 2 === 0 ? outer : inner);
    return draw`${x} ${y}`;
  });
  return `M${corners.join("L")}Z`;
};

/** Path of a four-pointed sparkle centred at x, y. */
export const sparkle = (x: number, y: number, size: number): string => {
  const s = size * 0.14;
  const t = size - s;
  return draw`M${x} ${y - size}l${s} ${t} ${t} ${s} ${-t} ${s} ${-s} ${t} ${-s} ${-t} ${-t} ${-s} ${t} ${-s}z`;
};

/** Path of a petal that points up from the origin. */
export const petal = (width: number, height: number, base = 0): string =>
  draw`M0 ${-base}C${-width} ${-base - height * 0.3} ${-width * 0.7} ${-base - height * 0.8} 0 ${-base - height}C${width * 0.7} ${-base - height * 0.8} ${width} ${-base - height * 0.3} 0 ${-base}Z`;

/** Path of a ring sector between two radii, angles in degrees from the top, clockwise. */
export const sector = (inner: number, outer: number, from: number, to: number): string => {
  const [a, b] = point(from, outer);
  const [c, d] = point(to, outer);
  const [e, f] = point(to, inner);
  const [g, h] = point(from, inner);
  const large = to - from > 180 ? 1 : 0;
  const back = inner === 0 ? "L0 0" : draw`L${e} ${f}A${inner} ${inner} 0 ${large} 0 ${g} ${h}`;
  return draw`M${a} ${b}A${outer} ${outer} 0 ${large} 1 ${c} ${d}${back}Z`;
};

/** Transforms that turn copies about the origin: `count` of them over `sweep` degrees from `start`. */
export const turns = (count: number, start = 0, sweep = 360): string[] =>
  Array.from(
    { length: count },
    (_, i) => draw`rotate(${start + (sweep / (sweep === 360 ? count : Math.max(1, count - 1))) * i})`,
  );

/** A point at `radius` from the origin, `angle` degrees clockwise from the top. */
export const polar = point;

/** The suit signs about the origin, about `size` high. */
export const suit = (kind: "spade" | "heart" | "club" | "diamond", size: number): string => {
  const s = size / 100;
  const q = (x: number): number => x * s;
  switch (kind) {
    case "heart":
      return draw`M0 ${q(50)}C${q(-70)} ${q(5)} ${q(-50)} ${q(-48)} ${q(-24)} ${q(-48)}Q${q(-6)} ${q(-48)} 0 ${q(-28)}Q${q(6)} ${q(-48)} ${q(24)} ${q(-48)}C${q(50)} ${q(-48)} ${q(70)} ${q(5)} 0 ${q(50)}Z`;
    case "diamond":
      return draw`M0 ${q(-52)}Q${q(14)} ${q(-22)} ${q(38)} 0Q${q(14)} ${q(22)} 0 ${q(52)}Q${q(-14)} ${q(22)} ${q(-38)} 0Q${q(-14)} ${q(-22)} 0 ${q(-52)}Z`;
    case "club":
      return draw`M${q(-5)} ${q(14)}A${q(23)} ${q(23)} 0 1 1 ${q(-19)} ${q(-16)}A${q(23)} ${q(23)} 0 1 1 ${q(19)} ${q(-16)}A${q(23)} ${q(23)} 0 1 1 ${q(5)} ${q(14)}Q${q(6)} ${q(38)} ${q(20)} ${q(50)}H${q(-20)}Q${q(-6)} ${q(38)} ${q(-5)} ${q(14)}Z`;
    case "spade":
      return draw`M0 ${q(-52)}C${q(16)} ${q(-24)} ${q(46)} ${q(-10)} ${q(44)} ${q(14)}Q${q(40)} ${q(34)} ${q(18)} ${q(28)}Q${q(9)} ${q(26)} ${q(5)} ${q(18)}Q${q(6)} ${q(38)} ${q(20)} ${q(50)}H${q(-20)}Q${q(-6)} ${q(38)} ${q(-5)} ${q(18)}Q${q(-9)} ${q(26)} ${q(-18)} ${q(28)}Q${q(-40)} ${q(34)} ${q(-44)} ${q(14)}C${q(-46)} ${q(-10)} ${q(-16)} ${q(-24)} 0 ${q(-52)}Z`;
  }
};
