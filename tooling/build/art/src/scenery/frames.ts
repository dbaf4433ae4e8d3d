import type { Brush } from "../brush.ts";
import type { CategoryId } from "@baize/domain";
import { draw as d } from "../xml.ts";

/** A border drawn over a picture of the given size. */
export interface Frame {
  readonly id: string;
  draw(p: Brush, width: number, height: number): string;
}

const frame = (id: string, draw: Frame["draw"]): Frame => ({ id, draw });
/** Markup drawn for the top left corner, set in all four. */
const corners = (p: Brush, w: number, h: number, markup: string): string =>
  p.repeat(p.repeat(markup, ["scale(1)", d`translate(${w} 0) scale(-1 1)`]), [
    "scale(1)",
    d`translate(0 ${h}) scale(1 -1)`,
  ]);

const bare = frame("bare", () => "");
export const hairline = frame(
  "hairline",
  (p, w, h) =>
    d`<rect x="9" y="9" width="${w - 18}" height="${h - 18}" rx="6" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".6" stroke-width="1.2"/>`,
);
const doubled = frame(
  "doubled",
  (p, w, h) =>
    d`<rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="5" fill="none" stroke="${p.band("m")}" stroke-width="5"/><rect x="11" y="11" width="${w - 22}" height="${h - 22}" rx="2" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".7" stroke-width="1"/>`,
);
const deco = frame(
  "deco",
  (p, w, h) =>
    d`<g fill="none" stroke="${p.tones.m.lt}" stroke-width="1.6">${corners(p, w, h, '<path d="M10 62V28L28 10H62M16 52V31L31 16H52M10 18 18 10"/>')}</g>`,
);
const fret = frame(
  "fret",
  (p, w, h) =>
    d`<rect x="7" y="7" width="${w - 14}" height="${h - 14}" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".75" stroke-width="2"/><g fill="none" stroke="${p.tones.m.lt}" stroke-width="2.4">${corners(p, w, h, '<path d="M7 50H18V18H50V7M18 38H28V28H38V18"/>')}</g>`,
);
const bracket = frame(
  "bracket",
  (p, w, h) =>
    d`<g fill="none" stroke="${p.tones.a.lt}" stroke-width="3">${corners(p, w, h, '<path d="M10 46V20L20 10H46"/>')}</g><path d="M${w / 2 - 24} 9H${w / 2 + 24}L${w / 2 + 16} 15H${w / 2 - 16}Z" fill="${p.tones.b.lt}"/>`,
);
const edge = frame("edge", (p, w, h) => d`<path d="M0 0H${w}V4H0ZM0 ${h - 4}H${w}V${h}H0Z" fill="${p.band("m")}"/>`);
const gems = frame(
  "gems",
  (p, w, h) =>
    d`<rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="10" fill="none" stroke="${p.band("m")}" stroke-width="4"/><g fill="${p.orb("a")}" stroke="${p.tones.m.lt}" stroke-width="2.5">${corners(p, w, h, '<circle cx="12" cy="12" r="8"/>')}</g>`,
);
const slash = frame(
  "slash",
  (p, w, h) =>
    d`<path d="M0 0H74L0 74ZM${w} ${h}H${w - 44}L${w} ${h - 44}Z" fill="${p.lin("a")}"/><path d="M0 86 86 0" stroke="${p.tones.b.lt}" stroke-width="4"/>`,
);

/** The frames of each category. */
export const FRAMES: Readonly<Record<CategoryId, readonly Frame[]>> = {
  2: [deco, doubled, hairline, bare, edge, gems],
  3: [bare, hairline, gems, edge],
  4: [doubled, gems, fret, bare, deco, hairline],
  5: [bare, hairline, edge, slash, gems],
  6: [slash, bare, bracket, edge],
  7: [fret, doubled, hairline, bare, deco],
  8: [bracket, slash, bare, edge],
};
