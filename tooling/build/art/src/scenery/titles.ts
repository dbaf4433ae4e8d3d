import type { Brush } from "../brush.ts";
import type { CategoryId } from "@baize/domain";
import { fitText, SANS, SERIF, textWidth } from "../text-fit.ts";
import { draw as d, escapeXml } from "../xml.ts";

/** The box of a title: its centre, its width and the outline colour. */
export interface TitleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ink: string;
}

export interface TitleStyle {
  readonly id: string;
  /** Lightest to darkest stop of the letters' fill; all keep at least 4.5 to 1 against the outline. */
  fill(p: Brush): readonly [string, string];
  readonly isSerif: boolean;
  readonly isSlanted: boolean;
  ornament(p: Brush, box: TitleBox, half: number, top: number, bottom: number): string;
}

const rule: TitleStyle["ornament"] = (p, { x }, _half, top) =>
  d`<path d="M${x - 74} ${top - 9}H${x - 12}M${x + 12} ${top - 9}H${x + 74}" stroke="${p.tones.m.lt}" stroke-opacity=".8" stroke-width="1.4"/><path d="M${x} ${top - 15}l6 6-6 6-6-6z" fill="${p.tones.m.lt}"/>`;
const plain: TitleStyle["ornament"] = () => "";
const plate: TitleStyle["ornament"] = (p, { x, ink }, half, top, bottom) => {
  const w = Math.max(70, Math.min(142, half + 22));
  const [t, b] = [top - 9, bottom + 9];
  return d`<path d="M${x - w + 10} ${t}H${x + w - 10}L${x + w} ${(t + b) / 2} ${x + w - 10} ${b}H${x - w + 10}L${x - w} ${(t + b) / 2}Z" fill="${ink}" fill-opacity=".82" stroke="${p.band("m")}" stroke-width="2.5"/>`;
};
const bar: TitleStyle["ornament"] = (p, { x }, half, _top, bottom) =>
  d`<path d="M${x - half * 0.5 + 3} ${bottom + 10}H${x + half * 0.5 + 3}l-4 4H${x - half * 0.5 - 3}z" fill="${p.lin("b")}"/>`;
const dotsRow: TitleStyle["ornament"] = (p, { x }, _half, _top, bottom) =>
  d`<g fill="${p.tones.m.lt}"><circle cx="${x}" cy="${bottom + 13}" r="3.2"/><circle cx="${x - 13}" cy="${bottom + 13}" r="2"/><circle cx="${x + 13}" cy="${bottom + 13}" r="2"/></g>`;

const gilt = (p: Brush): readonly [string, string] => [p.tones.m.hi, p.tones.m.lt];
const ivory = (p: Brush): readonly [string, string] => ["#ffffff", p.tones.w.hi];
const glow = (p: Brush): readonly [string, string] => ["#ffffff", p.tones.a.hi];

const style = (
  id: string,
  fill: TitleStyle["fill"],
  ornament: TitleStyle["ornament"],
  isSerif = false,
  isSlanted = false,
): TitleStyle => ({ id, fill, isSerif, isSlanted, ornament });
export const gilded = style("gilded", gilt, plain);
const ruled = style("ruled", ivory, rule);
const serif = style("serif", gilt, rule, true);
const plaque = style("plaque", gilt, plate);
const plaqueSerif = style("plaqueSerif", ivory, plate, true);
const slanted = style("slanted", ivory, bar, false, true);
const lit = style("lit", glow, plain);
const dotted = style("dotted", ivory, dotsRow);

/** The title styles of each category. */
export const TITLE_STYLES: Readonly<Record<CategoryId, readonly TitleStyle[]>> = {
  2: [gilded, serif, plaque, ruled, plaqueSerif],
  3: [lit, dotted, plaque, gilded],
  4: [gilded, plaque, serif, ruled, lit],
  5: [dotted, plaque, gilded, slanted],
  6: [slanted, slanted, dotted, ruled],
  7: [serif, plaqueSerif, ruled, plaque, gilded],
  8: [slanted, lit, slanted, gilded],
};

const LIMITS = { largest: 44, comfortable: 29, largestOfTwo: 33, smallest: 15 };

/** Draws a game's title centred in its box, its letters outlined in the dark colour (contrast at least AA). */
export const drawTitle = (p: Brush, chosen: TitleStyle, box: TitleBox, title: string): string => {
  const { lines, size } = fitText(title, {
    ...LIMITS,
    width: chosen.id.startsWith("plaque") ? box.width - 16 : box.width,
  });
  if (lines.length === 0) return "";
  const step = size * 1.16;
  const height = step * (lines.length - 1) + size;
  const top = box.y - height / 2;
  const half = (Math.max(...lines.map(textWidth)) * size) / 2;
  const [light, deep] = chosen.fill(p);
  const fill = p.own(
    d`<linearGradient id="%" x2="0" y2="1"><stop offset=".2" stop-color="${light}"/><stop offset=".9" stop-color="${deep}"/></linearGradient>`,
  );
  const turn = chosen.isSlanted ? d` transform="translate(${Math.tan(0.16) * box.y} 0) skewX(-9.2)"` : "";
  const set = lines
    .map((line, i) => d`<text x="${box.x}" y="${top + size * 0.86 + i * step}">${escapeXml(line)}</text>`)
    .join("");
  return d`${chosen.ornament(p, box, half, top, top + height)}<g font-family="${chosen.isSerif ? SERIF : SANS}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${fill}" stroke="${box.ink}" stroke-width="${Math.max(3, size * 0.15)}" paint-order="stroke"${turn}>${set}</g>`;
};
