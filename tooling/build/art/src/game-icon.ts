import { createBrush } from "./brush.ts";
import { type GameArt, planCover } from "./cover-plan.ts";
import { drawAccent, drawGround, drawGroup } from "./game-cover.ts";
import { RIM_TONES } from "./palettes.ts";
import { shortHash } from "./random.ts";
import { document } from "./xml.ts";

/** A game's square icon, 200 by 200, the same look as its cover without the title. */
export const gameIcon = (art: GameArt): string => {
  const plan = planCover("icon", art);
  const p = createBrush(
    shortHash("icon", art.category, art.seed, art.title, art.hue),
    plan.palette.tones,
    RIM_TONES[art.category],
  );
  const stage = { width: 200, height: 200, x: 100, y: 99 };
  const scene = drawGround(p, plan, stage);
  const group = drawGroup(p, { ...plan, layout: plan.layout === "near" ? "tilt" : plan.layout }, stage, 0.78, "");
  const accent = drawAccent(p, plan, stage, 0.78);
  return document(200, 200, art.title, p.defs() + scene + group + accent);
};
