import { createBrush, metal, ramp, type Tones } from "../brush.ts";
import type { ArtPalette } from "../category-art.ts";
import { fromHex, lch } from "../colour.ts";
import { createRandom, shortHash } from "../random.ts";
import { document, draw as d } from "../xml.ts";
import type { HeroColours, HeroScene, HeroStage } from "./scene.ts";
import { mosaic, prism, ribbon } from "./scenes-form.ts";
import { garden, lattice, peaks, skyline, waves } from "./scenes-land.ts";
import { orbit, rays, stadium, table } from "./scenes-play.ts";

const SCENES = {
  table,
  skyline,
  waves,
  rays,
  lattice,
  orbit,
  peaks,
  garden,
  mosaic,
  ribbon,
  stadium,
  prism,
} as const satisfies Readonly<Record<string, HeroScene>>;

export type HeroStyle = keyof typeof SCENES;

/** The names of all hero styles. */
export const HERO_STYLES: readonly HeroStyle[] = Object.keys(SCENES).filter((key): key is HeroStyle => key in SCENES);

/** Whether a text names a hero style. */
export const isHeroStyle = (style: string): style is HeroStyle => Object.hasOwn(SCENES, style);

/** Input of a hero background: one of HERO_STYLES and the brand's three colours. */
export interface HeroArt extends ArtPalette {
  readonly seed: string;
  readonly style: string;
}

const coloursOf = ({ from, to, accent }: ArtPalette): HeroColours => {
  const [a, b, c] = [fromHex(from), fromHex(to), fromHex(accent)];
  const base = Math.min(a.l, b.l);
  const ground = (l: number, k = 1): string => lch(l, Math.max(a.c, b.c) * k, b.h);
  const isPale = base > 0.6;
  return {
    from,
    to,
    accent,
    deep: isPale ? ground(0.5, 1.2) : ground(Math.max(0.13, base * 0.62), 0.8),
    dim: isPale ? ground(0.66) : ground(base * 0.85 + 0.04),
    mid: isPale ? ground(0.78) : ground(Math.max(b.l, 0.34)),
    light: isPale ? ground(0.88, 0.8) : ground(Math.max(b.l, 0.34) + 0.17, 1.1),
    glow: lch(0.92, Math.min(c.c, 0.1), c.h),
  };
};

const tonesOf = ({ accent, to }: ArtPalette): Tones => {
  const [c, b] = [fromHex(accent), fromHex(to)];
  const isGolden = c.h > 60 && c.h < 110;
  return {
    a: ramp(isGolden ? 26 : c.h, Math.max(0.15, c.c), 0.6),
    b: ramp(isGolden ? b.h : c.h + 130, 0.14, 0.6),
    m: metal(86, 0.13),
    w: ramp(85, 0.025, 0.87),
    k: ramp(b.h, 0.03, 0.34),
  };
};

const drawHero = (art: HeroArt, stage: HeroStage): string => {
  const { seed, style, from, to } = art;
  if (!isHeroStyle(style))
    throw new RangeError(`hero style ${JSON.stringify(style)} does not exist: use one of ${HERO_STYLES.join(", ")}`);
  const colours = coloursOf(art);
  const { width, height, x } = stage;
  const p = createBrush(shortHash("hero", width, seed, style, from, to, art.accent), tonesOf(art));
  const calm = (x - width * 0.34) / width;
  const wash = p.own(
    d`<linearGradient id="%" y2=".35"><stop offset="${calm}" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
  const scene = SCENES[style](p, colours, stage, createRandom(`hero|${style}|${seed}`));
  const veil = p.own(
    d`<linearGradient id="%"><stop offset="${calm}" stop-color="${from}"/><stop offset="${calm + 0.24}" stop-color="${from}" stop-opacity="0"/></linearGradient>`,
  );
  return document(
    width,
    height,
    "",
    d`${p.defs()}<rect width="${width}" height="${height}" fill="${wash}"/>${scene}<rect width="${width}" height="${height}" fill="${veil}"/>`,
  );
};

/**
 * A hero background, 1440 by 480: drawn on the right, with two fifths of plain `from` on the left for text. Throws
 * RangeError for an unknown style or colour.
 */
export const heroArt = (art: HeroArt): string => drawHero(art, { width: 1440, height: 480, x: 1070, y: 240 });

/** The same for phones, 780 by 480: the left third is plain `from`. Throws RangeError as `heroArt` does. */
export const heroArtMobile = (art: HeroArt): string => drawHero(art, { width: 780, height: 480, x: 530, y: 240 });
