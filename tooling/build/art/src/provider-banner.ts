import { createBrush } from "./brush.ts";
import type { CategoryId } from "@baize/domain";
import { planCover } from "./cover-plan.ts";
import { FIGURES } from "./figures/registry.ts";
import { drawGround, drawGroup } from "./game-cover.ts";
import { RIM_TONES } from "./palettes.ts";
import { shortHash } from "./random.ts";
import { fitText, SANS, SERIF, textWidth } from "./text-fit.ts";
import { document, draw as d, escapeXml } from "./xml.ts";

/** Input of a provider's venue card. */
export interface ProviderBanner {
  readonly seed: string;
  readonly category: CategoryId;
  readonly name: string;
  /** Hue of the ground in degrees. */
  readonly hue?: number;
  /** Whether the name is set on the picture. Default true. */
  readonly isNamed?: boolean;
}

const WIDTH = 640;
const HEIGHT = 360;

/** A provider's venue card, 640 by 360: large figures on the right, the name on a plain ground on the left. */
export const providerBanner = (banner: ProviderBanner): string => {
  const { seed, category, name, isNamed = true, hue } = banner;
  const plan = planCover("banner", {
    seed,
    category,
    title: "",
    ...(hue === undefined ? {} : { hue }),
  });
  const { ground, tones } = plan.palette;
  const p = createBrush(shortHash("banner", category, seed, name, hue, isNamed), tones, RIM_TONES[category]);
  const r = plan.random;
  const stage = { width: WIDTH, height: HEIGHT, x: 478, y: 172 };
  const scene = drawGround(p, plan, stage);
  const others = FIGURES[category].filter((entry) => entry.id !== plan.figure.id);
  const second = r.pick(others).draw(p, r);
  const companion = d`<g opacity=".75" transform="translate(${r.whole(322, 338)} ${r.whole(206, 222)}) rotate(${r.whole(-14, -4)}) scale(.72)">${second}</g>`;
  const group = drawGroup(
    p,
    { ...plan, layout: plan.layout === "stage" ? "stage" : "single" },
    stage,
    1.28,
    plan.flourish(p, r),
  );
  const calm = p.own(
    d`<linearGradient id="%"><stop offset=".08" stop-color="${ground.ink}" stop-opacity=".88"/><stop offset=".62" stop-color="${ground.ink}" stop-opacity="0"/></linearGradient>`,
  );
  const { lines, size } = fitText(isNamed ? name : "", {
    width: 204,
    largest: 46,
    comfortable: 32,
    largestOfTwo: 36,
    smallest: 18,
  });
  const top = 176 - ((lines.length - 1) * size * 1.2) / 2;
  const half = lines.length === 0 ? 0 : Math.max(...lines.map(textWidth)) * size;
  const words = lines
    .map((line, i) => d`<text x="40" y="${top + size * 0.36 + i * size * 1.2}">${escapeXml(line)}</text>`)
    .join("");
  const fill = p.own(
    d`<linearGradient id="%" x2="0" y2="1"><stop offset=".2" stop-color="#fff"/><stop offset=".9" stop-color="${tones.m.lt}"/></linearGradient>`,
  );
  const title =
    lines.length === 0
      ? ""
      : d`<g font-family="${plan.title.isSerif ? SERIF : SANS}" font-size="${size}" font-weight="800" fill="${fill}" stroke="${ground.ink}" stroke-width="${size * 0.14}" paint-order="stroke">${words}</g><path d="M40 ${top + size * (0.8 + (lines.length - 1) * 1.2)}h${Math.min(120, Math.max(44, half * 0.4))}" stroke="${p.band("m")}" stroke-width="4"/>`;
  return document(
    WIDTH,
    HEIGHT,
    name,
    d`${p.defs()}${scene}<rect width="${WIDTH}" height="${HEIGHT}" fill="${calm}"/>${companion}${group}${title}${plan.frame.draw(p, WIDTH, HEIGHT)}`,
  );
};
