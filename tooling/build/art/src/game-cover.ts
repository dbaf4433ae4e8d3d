import { createBrush, type Brush } from "./brush.ts";
import { type CoverPlan, type GameArt, planCover } from "./cover-plan.ts";
import { RIM_TONES } from "./palettes.ts";
import { shortHash } from "./random.ts";
import { moon } from "./scenery/emblems.ts";
import { sparkles } from "./scenery/flourish.ts";
import { hairline } from "./scenery/frames.ts";
import { pinstripes } from "./scenery/patterns.ts";
import { halo, type Stage } from "./scenery/lights.ts";
import { drawTitle, gilded } from "./scenery/titles.ts";
import { byteLength, document, draw as d } from "./xml.ts";

const WIDTH = 300;
const HEIGHT = 400;

/** Ground, pattern and light of a picture. */
export const drawGround = (p: Brush, plan: CoverPlan, stage: Stage): string => {
  const { ground } = plan.palette;
  const { width, height } = stage;
  const wash = p.own(
    d`<linearGradient id="%" x2="${plan.random.between(-0.2, 0.3)}" y2="1"><stop stop-color="${ground.top}"/><stop offset=".55" stop-color="${ground.mid}"/><stop offset="1" stop-color="${ground.foot}"/></linearGradient>`,
  );
  const pattern = p.own(plan.pattern.markup(ground.light));
  return d`<rect width="${width}" height="${height}" fill="${wash}"/><rect width="${width}" height="${height}" fill="${pattern}" opacity=".22"/>${plan.light.draw(p, stage, ground.light, plan.random)}`;
};

/** The second picture, at the figure's lower right. */
export const drawAccent = (p: Brush, { accent, random }: CoverPlan, stage: Stage, scale: number): string =>
  accent === null
    ? ""
    : d`<g transform="translate(${stage.x + 72 * scale} ${stage.y + 66 * scale}) rotate(8) scale(${Math.round(scale * 42) / 100})">${accent.draw(p, random)}</g>`;

/** The figure in its layout with the emblem behind and ornaments around it, centred on the stage at `scale`. */
export const drawGroup = (p: Brush, plan: CoverPlan, stage: Stage, scale: number, flourish: string): string => {
  const { random: r, layout } = plan;
  const body = plan.figure.draw(p, r);
  const at = (x: number, y: number, k: number, turn = 0): string =>
    d`translate(${stage.x + x * scale} ${stage.y + y * scale}) ${turn === 0 ? "" : d`rotate(${turn}) `}` +
    `scale(${Math.round(k * scale * 100) / 100})`;
  const emblem = d`<g transform="${at(0, 0, 1)}">${plan.emblem.draw(p, plan.palette.ground.light)}</g>`;
  const shadow = d`<ellipse cx="${stage.x}" cy="${stage.y + 104 * scale}" rx="${84 * scale}" ry="${13 * scale}" fill="${plan.palette.ground.ink}" opacity=".4"/>`;
  const air = flourish === "" ? "" : d`<g transform="${at(0, 0, 1)}">${flourish}</g>`;
  switch (layout) {
    case "single":
      return emblem + shadow + p.repeat(body, [at(0, 0, 1)]) + air;
    case "tilt":
      return emblem + shadow + p.repeat(body, [at(0, 0, 1.04, r.pick([-9, -6, 6, 9]))]) + air;
    case "near":
      return emblem + p.repeat(body, [at(0, 10, 1.24)]) + air;
    case "trio": {
      const id = p.shape(body);
      return d`${emblem}<g opacity=".5"><use href="#${id}" transform="${at(-72, -26, 0.6, -10)}"/><use href="#${id}" transform="${at(72, -26, 0.6, 10)}"/></g>${shadow}<use href="#${id}" transform="${at(0, 8, 0.98)}"/>${air}`;
    }
    case "pair": {
      const id = p.shape(body);
      return d`${emblem}<use href="#${id}" transform="${at(40, -34, 0.72, 8)}" opacity=".6"/>${shadow}<use href="#${id}" transform="${at(-16, 12, 0.98, -3)}"/>${air}`;
    }
    case "stage": {
      const { m } = p.tones;
      const floor = stage.y + 104 * scale;
      const id = p.shape(body);
      return d`${emblem}<ellipse cx="${stage.x}" cy="${floor + 8}" rx="${112 * scale}" ry="${22 * scale}" fill="${p.tones.k.dk}"/><ellipse cx="${stage.x}" cy="${floor}" rx="${112 * scale}" ry="${22 * scale}" fill="${p.lin("k")}" stroke="${p.band("m")}" stroke-width="3"/><ellipse cx="${stage.x}" cy="${floor}" rx="${92 * scale}" ry="${16 * scale}" fill="none" stroke="${m.lt}" stroke-opacity=".5"/><use href="#${id}" transform="${at(0, 0, 0.98)}"/>${air}`;
    }
  }
};

/** Greatest size of a cover in bytes, without and with a second picture. */
const BUDGET = { one: 6144, two: 8192 };
/** Simplifications, applied in turn until the cover fits the budget. */
const REDUCTIONS: readonly Partial<CoverPlan>[] = [
  {},
  { flourish: sparkles },
  { frame: hairline },
  { emblem: moon },
  { pattern: pinstripes, light: halo },
  { layout: "single" },
  { title: gilded, flourish: () => "" },
  { accent: null },
];

const drawCover = (art: GameArt, plan: CoverPlan): string => {
  const { ground, tones } = plan.palette;
  const p = createBrush(shortHash("cover", art.category, art.seed, art.title, art.hue), tones, RIM_TONES[art.category]);
  const stage = { width: WIDTH, height: HEIGHT, x: 150, y: plan.layout === "near" ? 172 : 160 };
  const scene = drawGround(p, plan, stage);
  const group = drawGroup(p, plan, stage, 1.06, plan.flourish(p, plan.random));
  const accent = drawAccent(p, plan, stage, 1.06);
  const scrim = p.own(
    d`<linearGradient id="%" x2="0" y2="1"><stop stop-color="${ground.ink}" stop-opacity="0"/><stop offset=".45" stop-color="${ground.ink}" stop-opacity=".7"/><stop offset="1" stop-color="${ground.ink}" stop-opacity=".95"/></linearGradient>`,
  );
  const title = drawTitle(p, plan.title, { x: 150, y: 343, width: 258, ink: ground.ink }, art.title);
  const frame = plan.frame.draw(p, WIDTH, HEIGHT);
  return document(
    WIDTH,
    HEIGHT,
    art.title,
    d`${p.defs()}${scene}${group}${accent}<rect y="236" width="300" height="164" fill="${scrim}"/>${title}${frame}`,
  );
};

/** A game's cover, 300 by 400 and at most 6 kB (8 kB with a second picture), with its title on the lower fifth. */
export const gameCover = (art: GameArt): string => {
  let cover = "";
  let plainer: Partial<CoverPlan> = {};
  for (const step of REDUCTIONS) {
    plainer = { ...plainer, ...step };
    cover = drawCover(art, { ...planCover("cover", art), ...plainer });
    if (byteLength(cover) <= (art.accent === undefined ? BUDGET.one : BUDGET.two)) break;
  }
  return cover;
};
