import type { CategoryId } from "@baize/domain";
import { checkCategory } from "./category.ts";
import { FIGURES, type FigureEntry } from "./figures/registry.ts";
import { contrastingPalette, nearestPalette, palette, type Palette, paletteCount } from "./palettes.ts";
import { createRandom, type Random } from "./random.ts";
import { EMBLEMS, type Emblem } from "./scenery/emblems.ts";
import { type Flourish, FLOURISHES } from "./scenery/flourish.ts";
import { type Frame, FRAMES } from "./scenery/frames.ts";
import { type Light, LIGHTS } from "./scenery/lights.ts";
import { type Pattern, PATTERNS } from "./scenery/patterns.ts";
import { TITLE_STYLES, type TitleStyle } from "./scenery/titles.ts";
import { cleanText, draw as d } from "./xml.ts";

/** Input of a cover or icon. */
export interface GameArt {
  /** Any text; the same seed always gives the same picture. */
  readonly seed: string;
  readonly category: CategoryId;
  /** Shown on the cover; words in it such as 龙 or "roulette" choose the figure where none is given. */
  readonly title: string;
  /** Id of the figure, one of the category's. */
  readonly figure?: string;
  /** Drawn in place of a figure. */
  readonly motif?: Motif;
  /** A second picture, small beside the first. */
  readonly accent?: Motif;
  /** How often the picture is shown, where the title says it. */
  readonly layout?: Layout;
  /** Hue of the ground in degrees, for a provider's or brand's own colour. Default: the palette's. */
  readonly hue?: number;
}

/** A picture of the caller's own: markup without ids in a box of `size` by `size`, and gradients it refers to. */
export interface Motif {
  readonly id: string;
  readonly body: string;
  readonly size: number;
  readonly defs: string;
}

/** How figure and ground are arranged. */
export const LAYOUTS = ["single", "trio", "near", "stage", "pair", "tilt"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** All choices of one picture. */
export interface CoverPlan {
  readonly figure: FigureEntry;
  /** Drawn small beside the figure. */
  readonly accent: FigureEntry | null;
  readonly palette: Palette;
  readonly layout: Layout;
  readonly emblem: Emblem;
  readonly pattern: Pattern;
  readonly light: Light;
  readonly frame: Frame;
  readonly title: TitleStyle;
  readonly flourish: Flourish;
  /** The random stream of the parts. */
  readonly random: Random;
}

/**
 * The figure that a title selects: the longest matching Chinese word wins; an English word counts as 1.5 characters.
 */
export const figureFor = (category: CategoryId, title: string): FigureEntry | undefined => {
  const text = cleanText(title).toLowerCase();
  const words = new Set(text.split(/[^a-z0-9]+/));
  let best: FigureEntry | undefined;
  let length = 0;
  for (const entry of FIGURES[category]) {
    for (const word of entry.words) {
      const isAsked = /^[a-z0-9]+$/.test(word) ? words.has(word) || words.has(`${word}s`) : text.includes(word);
      const weight = /^[a-z0-9]+$/.test(word) ? 1.5 : word.length;
      if (isAsked && weight > length) [best, length] = [entry, weight];
    }
  }
  return best;
};

/**
 * A motif as a figure: about 170 units wide, outlined in the rim's tone. A caller's gradient ids are made the drawing's
 * own, so that many drawings can be inlined in one page.
 */
const motifFigure = ({ id, body, size, defs }: Motif): FigureEntry => ({
  id,
  words: [],
  tint: [],
  draw: (p) => {
    const own = p.foreign(defs, body);
    const shape = p.shape(own);
    const scale = 172 / size;
    return d`<g transform="scale(${scale}) translate(${-size / 2} ${-size / 2})"><use href="#${shape}" stroke="${p.tones.m.hi}" stroke-width="${10 / scale}"/><use href="#${shape}"/></g>`;
  },
});

const namedFigure = (category: CategoryId, id: string): FigureEntry => {
  const found = FIGURES[category].find((entry) => entry.id === id);
  if (found === undefined) throw new RangeError(`category ${category} has no figure "${id}"`);
  return found;
};

/**
 * Makes all choices of a picture of `kind`. Throws RangeError for a hue that is not finite, or a category without art.
 */
export const planCover = (kind: string, art: GameArt): CoverPlan => {
  const { seed, category, title, hue, motif, accent } = art;
  checkCategory(category);
  if (hue !== undefined && !Number.isFinite(hue))
    throw new RangeError(`hue ${hue} is no angle: give degrees, 0 to 360`);
  const ground = hue === undefined ? undefined : ((hue % 360) + 360) % 360;
  const look = createRandom(`${category}|${seed}`);
  const drawn = look.pick(FIGURES[category]);
  const figure =
    motif !== undefined
      ? motifFigure(motif)
      : art.figure !== undefined
        ? namedFigure(category, art.figure)
        : (figureFor(category, title) ?? drawn);
  const start = look.whole(0, paletteCount(category) - 1);
  const turn = look.between(-13, 13);
  const index =
    ground === undefined ? contrastingPalette(category, start, figure.tint[0]) : nearestPalette(category, ground);
  const emblem = look.pick(EMBLEMS[category]);
  const pattern = look.pick(PATTERNS[category]);
  const light = look.pick(LIGHTS);
  const layout = look.pick(LAYOUTS);
  return {
    figure,
    accent: accent === undefined ? null : motifFigure(accent),
    palette: palette({
      category,
      index,
      turn: ground === undefined ? turn : 0,
      hue: ground,
      tint: figure.tint,
    }),
    emblem,
    pattern,
    light,
    layout: art.layout ?? layout,
    frame: look.pick(FRAMES[category]),
    title: look.pick(TITLE_STYLES[category]),
    flourish: look.pick(FLOURISHES[category]),
    random: createRandom(`${kind}|${category}|${seed}|${title}`),
  };
};
