import type { Brush } from "../brush.ts";
import type { Random } from "../random.ts";
import { draw as d } from "../xml.ts";

/** Size of a hero picture and the centre of what is drawn on it. */
export interface HeroStage {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** The brand's three colours and tones made from them. */
export interface HeroColours {
  readonly from: string;
  readonly to: string;
  readonly accent: string;
  /** The ground in four steps from shade to light. */
  readonly deep: string;
  readonly dim: string;
  readonly mid: string;
  readonly light: string;
  /** The accent, pale. */
  readonly glow: string;
}

/** Draws one hero style over the ground. */
export type HeroScene = (p: Brush, colours: HeroColours, stage: HeroStage, r: Random) => string;

/** A paint between two colours, top to bottom, with opacities. */
export const fall = (p: Brush, top: string, foot: string, topOpacity = 1, footOpacity = 1): string =>
  p.own(
    d`<linearGradient id="%" x2="0" y2="1"><stop stop-color="${top}" stop-opacity="${topOpacity}"/><stop offset="1" stop-color="${foot}" stop-opacity="${footOpacity}"/></linearGradient>`,
  );

/** A radial glow of one colour, transparent at its rim. */
export const shine = (p: Brush, colour: string, strength: number): string =>
  p.own(
    d`<radialGradient id="%"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );

/** A figure's markup placed in the scene. */
export const place = (markup: string, x: number, y: number, scale: number, turn = 0): string =>
  d`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${String(Math.round(scale * 100) / 100)})">${markup}</g>`;

/** Small dots of light, denser towards the focus. */
export const dust = (r: Random, { x, y, width, height }: HeroStage, colour: string, count: number): string => {
  const dots = Array.from({ length: count }, () => {
    const near = (r.next() + r.next() + r.next()) / 1.5 - 1;
    return d`M${Math.min(width, x + near * 420)} ${Math.max(4, Math.min(height - 4, y + (r.next() - 0.5) * height))}h0`;
  });
  const half = Math.floor(count / 2);
  return d`<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="${dots.slice(0, half).join("")}" stroke-width="2.5" opacity=".7"/><path d="${dots.slice(half).join("")}" stroke-width="4.5" opacity=".45"/></g>`;
};

/** A line of hills or waves from the left edge to the right: cubic arcs through `points`, closed at the foot. */
export const swell = (points: readonly (readonly [number, number])[], foot: number): string => {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let [px, py] = first;
  const arcs = rest.map(([x, y]) => {
    const mid = (px + x) / 2;
    const arc = d`C${mid} ${py} ${mid} ${y} ${x} ${y}`;
    [px, py] = [x, y];
    return arc;
  });
  return d`M${first[0]} ${foot}L${first[0]} ${first[1]}${arcs.join("")}L${px} ${foot}Z`;
};
