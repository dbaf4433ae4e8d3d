import { createBrush } from "./brush.ts";
import type { CategoryId } from "@baize/domain";
import { checkCategory } from "./category.ts";
import { fromHex, lch } from "./colour.ts";
import { FIGURES } from "./figures/registry.ts";
import { type Palette, palette, RIM_TONES } from "./palettes.ts";
import { createRandom, shortHash } from "./random.ts";
import { EMBLEMS } from "./scenery/emblems.ts";
import { halo } from "./scenery/lights.ts";
import { PATTERNS } from "./scenery/patterns.ts";
import { document, draw as d } from "./xml.ts";

/** Three colours as `#rgb` or `#rrggbb`: start and end of the ground's gradient, and the accent. */
export interface ArtPalette {
  readonly from: string;
  readonly to: string;
  readonly accent: string;
}

type Placed = readonly [figure: string, x: number, y: number, scale: number, turn: number];
interface Still {
  readonly palette: number;
  readonly emblem: number;
  readonly pattern: number;
  /** Back to front. */
  readonly placed: readonly Placed[];
}

const STILLS: Readonly<Record<CategoryId, Still>> = {
  2: {
    palette: 0,
    emblem: 5,
    pattern: 1,
    placed: [
      ["roulette", 236, 126, 1.12, 0],
      ["fan", 116, 170, 0.86, -10],
      ["chips", 282, 214, 0.72, 0],
    ],
  },
  3: {
    palette: 0,
    emblem: 0,
    pattern: 0,
    placed: [
      ["turtle", 306, 104, 0.62, 28],
      ["chest", 128, 190, 0.82, 0],
      ["angelfish", 232, 142, 1.12, -4],
    ],
  },
  4: {
    palette: 1,
    emblem: 2,
    pattern: 3,
    placed: [
      ["gem", 92, 128, 0.62, -10],
      ["bell", 318, 126, 0.68, 10],
      ["reels", 204, 158, 1.2, 0],
    ],
  },
  5: {
    palette: 3,
    emblem: 1,
    pattern: 0,
    placed: [
      ["ticket", 122, 182, 0.86, -8],
      ["fortune", 296, 138, 0.86, 0],
      ["balls", 204, 156, 1.02, 0],
    ],
  },
  6: {
    palette: 1,
    emblem: 1,
    pattern: 4,
    placed: [
      ["pitch", 204, 120, 1.3, 0],
      ["basketball", 300, 192, 0.5, 0],
      ["trophy", 98, 158, 0.86, 0],
      ["football", 204, 178, 0.84, 12],
    ],
  },
  7: {
    palette: 2,
    emblem: 1,
    pattern: 0,
    placed: [
      ["xiangqi", 306, 128, 0.76, 0],
      ["knight", 100, 146, 0.86, 0],
      ["mahjong", 208, 166, 1.06, 0],
    ],
  },
  8: {
    palette: 0,
    emblem: 0,
    pattern: 0,
    placed: [
      ["blades", 308, 116, 0.74, 8],
      ["helm", 100, 130, 0.78, -6],
      ["controller", 206, 172, 1.24, -4],
    ],
  },
};

/** The category's palette with the ground and main colour of a brand. */
const branded = (base: Palette, colours: ArtPalette | undefined): Palette => {
  if (colours === undefined) return base;
  const { c, h } = fromHex(colours.from);
  fromHex(colours.to);
  return {
    tones: base.tones,
    ground: {
      top: colours.from,
      mid: colours.to,
      foot: colours.to,
      light: fromHex(colours.accent).l > 0.55 ? colours.accent : lch(0.75, c, h),
      ink: lch(0.13, c * 0.3, h),
    },
  };
};

/**
 * The tile of a game category (docs/specification.md §9.4), 400 by 300: its figures on the category's ground, or on a
 * brand's.
 */
export const categoryArt = (category: CategoryId, colours?: ArtPalette): string => {
  const still = STILLS[checkCategory(category)];
  const { ground, tones } = branded(palette({ category, index: still.palette }), colours);
  const p = createBrush(
    shortHash("category", category, colours?.from, colours?.to, colours?.accent),
    tones,
    RIM_TONES[category],
  );
  const r = createRandom(`category|${category}`);
  const stage = { width: 400, height: 300, x: 204, y: 148 };
  const wash = p.own(
    d`<linearGradient id="%" x2=".4" y2="1"><stop stop-color="${ground.top}"/><stop offset="1" stop-color="${ground.mid}"/></linearGradient>`,
  );
  const pattern = PATTERNS[category][still.pattern];
  const emblem = EMBLEMS[category][still.emblem];
  const things = still.placed.map(([id, x, y, scale, turn]) => {
    const figure = FIGURES[category].find((entry) => entry.id === id);
    if (figure === undefined) throw new RangeError(`category ${category} has no figure ${id}: see FIGURES`);
    return d`<ellipse cx="${x}" cy="${y + 102 * scale}" rx="${84 * scale}" ry="${12 * scale}" fill="${ground.ink}" opacity=".35"/><g transform="translate(${x} ${y}) rotate(${turn}) scale(${String(scale)})">${figure.draw(p, r)}</g>`;
  });
  const body = d`<rect width="400" height="300" fill="${wash}"/><rect width="400" height="300" fill="${pattern === undefined ? "none" : p.own(pattern.markup(ground.light))}" opacity=".2"/>${halo.draw(p, stage, ground.light, r)}<g transform="translate(204 140) scale(1.15)" opacity=".8">${emblem?.draw(p, ground.light) ?? ""}</g>${things.join("")}`;
  return document(400, 300, "", p.defs() + body);
};
