import type { Brush } from "../brush.ts";
import type { CategoryId } from "@baize/domain";
import { petal, polygon, star, turns } from "../shape.ts";
import { draw as d } from "../xml.ts";

/** An emblem behind a figure, centred on the origin, 120 in radius. */
export interface Emblem {
  readonly id: string;
  draw(p: Brush, light: string): string;
}

const emblem = (id: string, draw: Emblem["draw"]): Emblem => ({ id, draw });

export const moon = emblem(
  "moon",
  (p, light) =>
    d`<circle r="112" fill="${p.own(d`<linearGradient id="%" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${light}" stop-opacity=".12"/></linearGradient>`)}" opacity=".75"/><circle r="119" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="1.5"/>`,
);
const ring = emblem(
  "ring",
  (p) =>
    d`<circle r="112" fill="none" stroke="${p.band("m")}" stroke-width="7"/><circle r="102" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".7" stroke-width="1.5" stroke-dasharray="2 6"/><circle r="120" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".4" stroke-width="1"/>`,
);
const sunburst = emblem(
  "sunburst",
  (p) =>
    d`<circle r="108" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".8" stroke-width="26" stroke-dasharray="4 14.85"/><circle r="88" fill="none" stroke="${p.band("m")}" stroke-width="4"/><circle r="81" fill="${p.tones.k.dk}" opacity=".22"/>`,
);
const octagon = emblem(
  "octagon",
  (p) =>
    d`<path d="${polygon(8, 122, 22.5)}" fill="${p.tones.k.dk}" fill-opacity=".3" stroke="${p.band("m")}" stroke-width="5"/><path d="${polygon(8, 110, 22.5)}" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".6" stroke-width="1.5"/>`,
);
const lozenge = emblem(
  "lozenge",
  (p) =>
    d`<path d="${polygon(4, 132)}" fill="${p.tones.k.dk}" fill-opacity=".28" stroke="${p.band("m")}" stroke-width="5"/><path d="${polygon(4, 118)}" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".6" stroke-width="1.5"/><path d="${polygon(4, 9)}" fill="${p.tones.m.lt}" transform="translate(0 -132)"/>`,
);
const laurel = emblem(
  "laurel",
  (p) =>
    d`<g fill="${p.band("m")}">${p.mirror(p.repeat(d`<path d="M0-110C-14-114-20-124-18-136-6-134 2-124 0-110ZM0-108C10-112 16-104 18-96 10-94 2-98 0-108Z" transform="scale(.92)"/>`, turns(7, -160, 120)))}</g>`,
);
const gate = emblem(
  "gate",
  (p) =>
    d`<path d="M-104 118V-6A104 104 0 0 1 104-6V118" fill="${p.tones.k.dk}" fill-opacity=".28" stroke="${p.band("m")}" stroke-width="6"/><path d="M-92 118V-6A92 92 0 0 1 92-6V118" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".6" stroke-width="1.5"/><path d="${polygon(4, 10)}" transform="translate(0 -110)" fill="${p.tones.m.lt}"/>`,
);
const rosette = emblem(
  "rosette",
  (p) =>
    d`<g fill="${p.tones.a.dp}" fill-opacity=".5" stroke="${p.tones.m.lt}" stroke-opacity=".75" stroke-width="1.8">${p.spin(d`<path d="${petal(30, 92, 34)}"/>`, 12)}</g>`,
);
const target = emblem(
  "target",
  (_p, light) =>
    d`<g fill="none" stroke="${light}" stroke-opacity=".55"><circle r="118" stroke-width="1.5"/><circle r="100" stroke-width="10" stroke-opacity=".22"/><circle r="76" stroke-width="1.5"/></g>`,
);
const hexTech = emblem(
  "hexTech",
  (p) =>
    d`<path d="${polygon(6, 120)}" fill="${p.tones.k.dk}" fill-opacity=".4" stroke="${p.tones.a.lt}" stroke-width="4"/><path d="${polygon(6, 106)}" fill="none" stroke="${p.tones.b.lt}" stroke-width="2" stroke-dasharray="53 53"/>`,
);
const arcs = emblem(
  "arcs",
  (p) =>
    d`<g fill="none" stroke-opacity=".85"><circle r="112" stroke="${p.tones.a.lt}" stroke-width="8" stroke-dasharray="129 105.6"/><circle r="122" stroke="${p.tones.b.lt}" stroke-width="3" stroke-dasharray="149 106.5" stroke-dashoffset="60"/></g>`,
);
const blades = emblem(
  "blades",
  (p) => d`<g opacity=".8">${p.spin(d`<path d="M0-60 26-128 8-70Z" fill="${p.tones.a.md}"/>`, 14)}</g>`,
);
const clouds = emblem(
  "clouds",
  (p) =>
    d`<g fill="${p.tones.w.hi}" fill-opacity=".2" stroke="${p.tones.m.lt}" stroke-opacity=".8" stroke-width="2">${p.mirror('<path d="M-140 96C-150 70-118 56-108 74-112 44-66 40-64 70-46 58-28 72-34 92L-20 110H-140Z"/><path d="M-96 84A12 12 0 1 1-84 96M-56 84A10 10 0 1 1-48 98" fill="none"/>')}</g><circle r="104" cy="-8" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".7" stroke-width="2"/>`,
);
const stars = emblem(
  "stars",
  (p) =>
    d`<g fill="${p.band("m")}">${p.repeat(d`<path d="${star(5, 13, 5.5)}" transform="translate(0 -114)"/>`, turns(9, -72, 144))}</g><circle r="94" fill="none" stroke="${p.tones.m.lt}" stroke-opacity=".5" stroke-width="1.5"/>`,
);
const swell = emblem(
  "swell",
  (p, light) =>
    d`<g fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"><circle r="119" stroke-dasharray="70 79.5"/></g><circle r="96" fill="${light}" opacity=".16"/>`,
);
const none = emblem("none", () => "");

/** The emblems of each category. */
export const EMBLEMS: Readonly<Record<CategoryId, readonly Emblem[]>> = {
  2: [octagon, ring, lozenge, rosette, laurel, sunburst, none],
  3: [moon, swell, target, ring, rosette, none],
  4: [moon, ring, sunburst, gate, rosette, clouds, octagon, lozenge],
  5: [target, sunburst, stars, ring, arcs, moon],
  6: [laurel, stars, arcs, target, hexTech, blades],
  7: [gate, moon, octagon, clouds, ring, lozenge],
  8: [hexTech, arcs, blades, target, lozenge, none],
};
