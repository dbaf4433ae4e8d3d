import { metal, ramp, type Tone, type Tones } from "./brush.ts";
import type { CategoryId } from "@baize/domain";
import { lch } from "./colour.ts";
import type { FigureEntry } from "./figures/registry.ts";

type MetalName = "gold" | "rose" | "silver" | "bronze" | "ice" | "neon" | "lime";
/** Hue, chroma and lightness of the ground; hue and chroma of main and second colour; metal. */
type PaletteRow = readonly [
  ground: number,
  groundChroma: number,
  groundLight: number,
  main: number,
  mainChroma: number,
  second: number,
  secondChroma: number,
  metal: MetalName,
];

const METALS: Readonly<Record<MetalName, readonly [hue: number, chroma: number, light: number]>> = {
  gold: [86, 0.135, 0.77],
  rose: [48, 0.09, 0.76],
  silver: [255, 0.018, 0.78],
  bronze: [66, 0.11, 0.68],
  ice: [215, 0.06, 0.82],
  neon: [195, 0.13, 0.8],
  lime: [130, 0.17, 0.82],
};

/** Palettes of each category of docs/specification.md §9.4, at least eight. */
const ROWS: Readonly<Record<CategoryId, readonly PaletteRow[]>> = {
  2: [
    [158, 0.1, 0.4, 25, 0.19, 155, 0.12, "gold"],
    [22, 0.14, 0.38, 160, 0.12, 85, 0.13, "gold"],
    [265, 0.12, 0.38, 24, 0.19, 255, 0.15, "silver"],
    [310, 0.13, 0.38, 18, 0.19, 300, 0.15, "gold"],
    [60, 0.06, 0.36, 26, 0.18, 150, 0.1, "gold"],
    [200, 0.08, 0.4, 20, 0.18, 205, 0.11, "rose"],
    [345, 0.13, 0.4, 10, 0.19, 330, 0.15, "rose"],
    [240, 0.03, 0.3, 28, 0.19, 85, 0.13, "gold"],
    [130, 0.09, 0.4, 30, 0.18, 145, 0.13, "silver"],
  ],
  3: [
    [235, 0.13, 0.55, 45, 0.18, 200, 0.11, "gold"],
    [200, 0.11, 0.58, 30, 0.19, 95, 0.15, "gold"],
    [260, 0.16, 0.48, 60, 0.17, 330, 0.18, "gold"],
    [180, 0.1, 0.55, 15, 0.18, 80, 0.15, "ice"],
    [285, 0.15, 0.46, 195, 0.12, 350, 0.18, "ice"],
    [215, 0.13, 0.6, 350, 0.17, 75, 0.16, "gold"],
    [245, 0.13, 0.4, 165, 0.13, 40, 0.18, "gold"],
    [165, 0.1, 0.5, 70, 0.16, 250, 0.13, "gold"],
    [225, 0.1, 0.42, 28, 0.2, 170, 0.12, "silver"],
  ],
  4: [
    [24, 0.19, 0.5, 70, 0.17, 155, 0.13, "gold"],
    [305, 0.18, 0.46, 12, 0.2, 160, 0.13, "gold"],
    [160, 0.11, 0.46, 27, 0.21, 150, 0.14, "gold"],
    [265, 0.16, 0.44, 28, 0.2, 195, 0.12, "gold"],
    [195, 0.1, 0.52, 40, 0.19, 350, 0.18, "gold"],
    [350, 0.19, 0.52, 60, 0.17, 290, 0.17, "gold"],
    [50, 0.15, 0.58, 20, 0.21, 165, 0.13, "gold"],
    [330, 0.13, 0.38, 200, 0.13, 55, 0.17, "rose"],
    [250, 0.17, 0.5, 75, 0.16, 20, 0.2, "gold"],
    [80, 0.12, 0.58, 205, 0.12, 25, 0.2, "gold"],
    [285, 0.17, 0.42, 330, 0.19, 180, 0.11, "silver"],
  ],
  5: [
    [28, 0.19, 0.56, 255, 0.17, 80, 0.16, "gold"],
    [255, 0.16, 0.52, 25, 0.2, 250, 0.16, "gold"],
    [75, 0.15, 0.68, 25, 0.2, 265, 0.16, "rose"],
    [150, 0.13, 0.54, 30, 0.2, 155, 0.14, "gold"],
    [300, 0.17, 0.5, 350, 0.2, 85, 0.16, "gold"],
    [215, 0.12, 0.6, 20, 0.2, 230, 0.15, "gold"],
    [345, 0.18, 0.55, 265, 0.18, 60, 0.17, "silver"],
    [190, 0.1, 0.54, 50, 0.18, 200, 0.12, "gold"],
    [45, 0.16, 0.62, 280, 0.17, 165, 0.13, "silver"],
  ],
  6: [
    [145, 0.13, 0.5, 45, 0.18, 145, 0.15, "silver"],
    [255, 0.15, 0.48, 30, 0.2, 150, 0.15, "gold"],
    [40, 0.16, 0.58, 255, 0.16, 150, 0.15, "silver"],
    [265, 0.1, 0.36, 50, 0.18, 150, 0.15, "gold"],
    [205, 0.12, 0.58, 28, 0.2, 140, 0.15, "silver"],
    [25, 0.17, 0.48, 60, 0.17, 145, 0.14, "gold"],
    [170, 0.1, 0.46, 90, 0.17, 155, 0.14, "gold"],
    [290, 0.14, 0.44, 40, 0.19, 150, 0.15, "silver"],
    [95, 0.14, 0.62, 28, 0.2, 148, 0.15, "silver"],
  ],
  7: [
    [160, 0.09, 0.44, 27, 0.19, 155, 0.12, "gold"],
    [58, 0.09, 0.46, 24, 0.19, 160, 0.11, "gold"],
    [30, 0.15, 0.44, 165, 0.12, 80, 0.14, "gold"],
    [250, 0.07, 0.38, 25, 0.19, 170, 0.11, "gold"],
    [130, 0.1, 0.5, 25, 0.19, 150, 0.13, "bronze"],
    [195, 0.07, 0.46, 30, 0.18, 200, 0.1, "gold"],
    [320, 0.1, 0.4, 15, 0.19, 160, 0.12, "rose"],
    [80, 0.09, 0.58, 28, 0.2, 165, 0.11, "bronze"],
    [280, 0.1, 0.42, 22, 0.19, 195, 0.11, "gold"],
  ],
  8: [
    [270, 0.13, 0.36, 200, 0.14, 335, 0.21, "neon"],
    [330, 0.15, 0.36, 350, 0.21, 195, 0.13, "ice"],
    [200, 0.09, 0.36, 165, 0.15, 60, 0.17, "neon"],
    [25, 0.14, 0.36, 28, 0.21, 75, 0.17, "gold"],
    [300, 0.16, 0.38, 305, 0.2, 190, 0.13, "ice"],
    [250, 0.14, 0.4, 250, 0.18, 50, 0.18, "silver"],
    [150, 0.08, 0.32, 140, 0.19, 200, 0.13, "lime"],
    [55, 0.09, 0.36, 50, 0.18, 210, 0.13, "gold"],
    [285, 0.08, 0.3, 280, 0.19, 130, 0.19, "lime"],
  ],
};

/** The tone of the rim around a category's shapes. */
export const RIM_TONES: Readonly<Record<CategoryId, Tone>> = { 2: "m", 3: "m", 4: "m", 5: "m", 6: "m", 7: "m", 8: "a" };

/**
 * Whether a category's figures differ from their ground by hue, or by lightness: esports figures keep one hue on a
 * near-black ground.
 */
const CONTRASTS: Readonly<Record<CategoryId, "hue" | "lightness">> = {
  2: "hue",
  3: "hue",
  4: "hue",
  5: "hue",
  6: "hue",
  7: "hue",
  8: "lightness",
};

/** The colours of one picture: ground tones as hex, and the ramps figures are painted with. */
export interface Palette {
  /** The ground from its light top to its dark bottom. */
  readonly ground: {
    readonly top: string;
    readonly mid: string;
    readonly foot: string;
    readonly ink: string;
    readonly light: string;
  };
  readonly tones: Tones;
}

/** How many palettes a category has. */
export const paletteCount = (category: CategoryId): number => ROWS[category].length;

const distance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The palette whose ground is nearest to `hue`, 0 to 360. */
export const nearestPalette = (category: CategoryId, hue: number): number => {
  const rows = ROWS[category];
  return rows.reduce((best, row, i) => (distance(row[0], hue) < distance(rows[best]?.[0] ?? 0, hue) ? i : best), 0);
};

/**
 * Index of a palette whose ground contrasts with the main colour, or with the figure's own `tint`; `choice` picks one.
 */
export const contrastingPalette = (category: CategoryId, choice: number, tint?: number): number => {
  const all = ROWS[category].map((row, i) => [i, distance(row[0], tint ?? row[3])] as const);
  const apart = CONTRASTS[category] === "lightness" ? all : all.filter(([, degrees]) => degrees >= 32);
  return apart[choice % apart.length]?.[0] ?? 0;
};

export interface PaletteChoice {
  readonly category: CategoryId;
  readonly index: number;
  /** Degrees by which the hues are turned. */
  readonly turn?: number;
  /** Hue of the ground in place of the palette's own. */
  readonly hue?: number | undefined;
  /** Hues of main and second colour in place of the palette's own. */
  readonly tint?: FigureEntry["tint"];
}

/** A palette of a category, turned and tinted. Throws RangeError for an index that does not exist. */
export const palette = ({ category, index, turn = 0, hue, tint = [] }: PaletteChoice): Palette => {
  const [mainTint, secondTint] = tint;
  const row = ROWS[category][index];
  if (row === undefined)
    throw new RangeError(
      `palette ${index} of category ${category} does not exist: use 0 to ${ROWS[category].length - 1}`,
    );
  const [ground, chroma, light, main, mainChroma, second, secondChroma, name] = row;
  const g = hue ?? ground + turn;
  const [mh, mc, ml] = METALS[name];
  return {
    ground: {
      light: lch(Math.min(0.86, light + 0.24), chroma * 0.9, g + 8),
      top: lch(light, chroma, g),
      mid: lch(light * 0.72, chroma * 0.9, g - 4),
      foot: lch(0.2, chroma * 0.55, g - 10),
      ink: lch(0.13, chroma * 0.3, g - 10),
    },
    tones: {
      a: ramp(
        mainTint === undefined ? main + turn * 0.6 : mainTint + turn * 0.4,
        mainChroma,
        mainTint !== undefined && mainTint > 45 && mainTint < 130 ? 0.68 : 0.6,
      ),
      b: ramp(secondTint === undefined ? second + turn : secondTint + turn * 0.4, secondChroma, 0.6),
      m: metal(mh, mc, ml),
      w: ramp(name === "silver" || name === "ice" || name === "neon" ? 240 : 85, 0.025, 0.87),
      k: ramp(g - 10, 0.03, 0.36),
    },
  };
};
