import type { Brush } from "../brush.ts";
import type { Random } from "../random.ts";
import { draw as d } from "../xml.ts";

/** The size of a picture and the centre of its figure. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

export interface Light {
  readonly id: string;
  draw(p: Brush, stage: Stage, light: string, r: Random): string;
}

const fade = (colour: string, strength: number): string =>
  d`<radialGradient id="%"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".5" stop-color="${colour}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const down = (colour: string, strength: number): string =>
  d`<linearGradient id="%" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

export const halo: Light = {
  id: "halo",
  draw: (p, { x, y, height }, light) =>
    d`<circle cx="${x}" cy="${y}" r="${height * 0.5}" fill="${p.own(fade(light, 0.95))}"/>`,
};

/** Light treatments; each lays one soft glow under the figure and something of its own. */
export const LIGHTS: readonly Light[] = [
  {
    id: "rays",
    draw: (p, { x, y, height }, light, r) => {
      const reach = height * 0.75;
      const step = (Math.PI * reach) / r.pick([24, 32, 40]);
      const paint = p.own(
        d`<radialGradient id="%" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach * 0.85}"><stop stop-color="${light}" stop-opacity=".7"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`,
      );
      return d`<circle cx="${x}" cy="${y}" r="${reach / 2}" fill="none" stroke="${paint}" stroke-width="${reach}" stroke-dasharray="${step}" stroke-dashoffset="${r.between(0, step)}"/><circle cx="${x}" cy="${y}" r="${height * 0.36}" fill="${p.own(fade(light, 0.75))}"/>`;
    },
  },
  {
    id: "beams",
    draw: (p, { x, y, width, height }, light, r) => {
      const lean = r.whole(20, 60);
      return d`<g fill="${p.own(down(light, 0.5))}"><path d="M${x - lean - 14} 0H${x - lean + 14}L${x + 130} ${height}H${x - 10}Z"/><path d="M${x + lean - 14} 0H${x + lean + 14}L${x + 10} ${height}H${x - 130}Z"/><path d="M${width * 0.5 - 30} 0H${width * 0.5 + 30}L${x + 90} ${height}H${x - 90}Z" opacity=".7"/></g><ellipse cx="${x}" cy="${y + height * 0.2}" rx="${width * 0.5}" ry="${height * 0.14}" fill="${p.own(fade(light, 0.8))}"/>`;
    },
  },
  halo,
  {
    id: "bokeh",
    draw: (p, { x, y, width, height }, light, r) => {
      const disc = Array.from(
        { length: 9 },
        () =>
          d`<circle cx="${r.whole(0, width)}" cy="${r.whole(0, height * 0.7)}" r="${r.whole(6, 30)}" opacity="${r.between(0.1, 0.3)}"/>`,
      ).join("");
      return d`<circle cx="${x}" cy="${y}" r="${height * 0.42}" fill="${p.own(fade(light, 0.8))}"/><g fill="${light}">${disc}</g>`;
    },
  },
  {
    id: "horizon",
    draw: (p, { x, y, width, height }, light) =>
      d`<ellipse cx="${x}" cy="${y + height * 0.2}" rx="${width * 0.8}" ry="${height * 0.26}" fill="${p.own(fade(light, 0.95))}"/><path d="M0 ${y + height * 0.2}H${width}" stroke="${light}" stroke-opacity=".5"/>`,
  },
  {
    id: "sweep",
    draw: (p, { x, y, width, height }, light, r) => {
      const at = r.between(0.1, 0.35) * width;
      return d`<g fill="${p.own(down(light, 0.45))}"><path d="M${at} 0H${at + width * 0.34}L${at - width * 0.1} ${height}H${at - width * 0.5}Z"/><path d="M${at + width * 0.44} 0H${at + width * 0.54}L${at + width * 0.1} ${height}H${at}Z"/></g><circle cx="${x}" cy="${y}" r="${height * 0.38}" fill="${p.own(fade(light, 0.75))}"/>`;
    },
  },
];
