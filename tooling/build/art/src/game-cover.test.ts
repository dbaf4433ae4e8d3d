import { CATEGORY_IDS, type CategoryId } from "@baize/domain";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contrast } from "./colour.ts";
import { figureFor, LAYOUTS, planCover } from "./cover-plan.ts";
import { FIGURES } from "./figures/registry.ts";
import { gameCover } from "./game-cover.ts";
import { gameIcon } from "./game-icon.ts";
import { paletteCount } from "./palettes.ts";
import { EMBLEMS } from "./scenery/emblems.ts";
import { FRAMES } from "./scenery/frames.ts";
import { LIGHTS } from "./scenery/lights.ts";
import { PATTERNS } from "./scenery/patterns.ts";
import { checkDrawing } from "./testing/check-svg.ts";
import { byteLength } from "./xml.ts";

const SEEDS = Array.from({ length: 2000 }, (_, i) => `game-${i}`);
const CATEGORIES = Object.values(CATEGORY_IDS);
const categoryOf = (i: number): CategoryId => CATEGORIES[i % CATEGORIES.length] ?? 2;
const TITLES = ["黄金时代大奖", "Golden Harvest Festival", "富", "千帆竞发之碧海夺宝终极版", ""];
const BROKEN_TITLES = [
  "<script>alert(1)</script>",
  `"><svg onload='x'>`,
  'Tom & Jerry\'s "Big" <Win>',
  "a\u0000b\u0007c\u001bd\u007f",
  "\ud83d lone \udc00",
  "\u202egnp.exe\u2066",
  "]]>",
  "&amp;&#x3c;",
  "长".repeat(200),
  "W".repeat(200),
  `${"<\"&'>".repeat(40)}`,
  "",
  "   \n\t ",
  "e\u0301".repeat(30),
  "عنوان اللعبة",
];

describe("gameCover", () => {
  it("draws the same picture for the same seed, whatever the order of the properties", () => {
    const first = gameCover({ seed: "a", category: 4, title: "龙" });
    expect(gameCover({ title: "龙", category: 4, seed: "a" })).toBe(first);
    expect(gameCover({ seed: "b", category: 4, title: "龙" })).not.toBe(first);
  });

  it("keeps its figure, pattern and frame for a seed when the title changes to one without a figure's word", () => {
    const one = planCover("cover", { seed: "s", category: 4, title: "Alpha" });
    const other = planCover("cover", { seed: "s", category: 4, title: "Beta" });
    expect([other.figure.id, other.pattern.id, other.frame.id]).toEqual([one.figure.id, one.pattern.id, one.frame.id]);
  });

  it("stays within 6144 bytes, is sound XML and never draws the same twice over 2,000 seeds", () => {
    const hashes = new Set<string>();
    let largest = 0;
    SEEDS.forEach((seed, i) => {
      const title = TITLES[i % TITLES.length] ?? "";
      const svg = gameCover({ seed, category: categoryOf(i), title });
      if (i % 7 === 0 || i < 200) checkDrawing(svg);
      largest = Math.max(largest, byteLength(svg));
      // Ids and labels are removed, so that two pictures differ by what is visible.
      const seen = svg.replace(/\bx[\da-z]{4}(?=[a-z\d])/g, "").replace(/ aria-label="[^"]*"/, "");
      hashes.add(createHash("sha256").update(seen).digest("hex"));
    });
    expect(largest).toBeLessThanOrEqual(6144);
    expect(hashes.size).toBe(SEEDS.length);
  });

  it.each(CATEGORIES)("reaches every figure, pattern, light, emblem, frame and layout of category %i", (category) => {
    const seen = {
      figures: new Set(),
      patterns: new Set(),
      lights: new Set(),
      emblems: new Set(),
      frames: new Set(),
      layouts: new Set(),
    };
    for (const seed of SEEDS) {
      const plan = planCover("cover", { seed, category, title: "" });
      seen.figures.add(plan.figure.id);
      seen.patterns.add(plan.pattern.id);
      seen.lights.add(plan.light.id);
      seen.emblems.add(plan.emblem.id);
      seen.frames.add(plan.frame.id);
      seen.layouts.add(plan.layout);
    }
    expect(seen.figures.size).toBe(FIGURES[category].length);
    expect(seen.figures.size).toBeGreaterThanOrEqual(8);
    expect(seen.patterns.size).toBe(PATTERNS[category].length);
    expect(seen.patterns.size).toBeGreaterThanOrEqual(6);
    expect(seen.lights.size).toBe(LIGHTS.length);
    expect(seen.emblems.size).toBe(EMBLEMS[category].length);
    expect(seen.frames.size).toBe(FRAMES[category].length);
    expect(seen.layouts.size).toBe(LAYOUTS.length);
    expect(paletteCount(category)).toBeGreaterThanOrEqual(8);
  });

  it.each(CATEGORIES.flatMap((category) => FIGURES[category].map((entry) => [category, entry.id] as const)))(
    "draws category %i's %s in sound XML",
    (category, id) => {
      const arts = SEEDS.map((seed) => ({ seed, category, title: "" }))
        .filter((art) => planCover("cover", art).figure.id === id)
        .slice(0, 3);
      expect(arts).toHaveLength(3);
      for (const art of arts) {
        checkDrawing(gameCover(art));
        checkDrawing(gameIcon(art));
      }
    },
  );

  it.each(BROKEN_TITLES.map((title) => [title]))("escapes and sets the title %j", (title) => {
    for (const category of CATEGORIES) {
      const svg = gameCover({ seed: title, category, title });
      const { elements } = checkDrawing(svg);
      expect(elements.filter(({ tag }) => tag === "svg")).toHaveLength(1);
      expect(elements.filter(({ tag }) => tag === "text").length).toBeLessThanOrEqual(2);
      expect(svg).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(byteLength(svg)).toBeLessThanOrEqual(6144);
      checkDrawing(gameIcon({ seed: title, category, title }));
    }
  });

  it("names the picture by its title and hides it from readers when there is none", () => {
    expect(gameCover({ seed: "a", category: 2, title: "百家乐" })).toContain('role="img" aria-label="百家乐"');
    expect(gameCover({ seed: "a", category: 2, title: "" })).toContain('aria-hidden="true"');
  });

  it("sets titles against their outline with a contrast of at least 4.5", () => {
    SEEDS.slice(0, 700).forEach((seed, i) => {
      const { elements } = checkDrawing(gameCover({ seed, category: categoryOf(i), title: "黄金时代" }));
      const group = elements.find(({ tag, attributes }) => tag === "g" && attributes.has("font-size"));
      const paint = group?.attributes.get("fill")?.slice(5, -1) ?? "";
      const outline = group?.attributes.get("stroke") ?? "";
      const first = elements.findIndex(({ attributes }) => attributes.get("id") === paint);
      const stops = elements.slice(first + 1, first + 3).map(({ attributes }) => attributes.get("stop-color") ?? "");
      expect(stops).toHaveLength(2);
      for (const stop of stops) expect(contrast(stop, outline)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it("puts the ground on the hue it is given, turned into one circle", () => {
    const at = (hue: number): string =>
      planCover("cover", { seed: "a", category: 4, title: "", hue }).palette.ground.top;
    expect(at(-90)).toBe(at(270));
    expect(at(630)).toBe(at(270));
    expect(at(30)).not.toBe(at(270));
  });

  it("refuses a hue that is no number and a category without art", () => {
    expect(() => gameCover({ seed: "a", category: 4, title: "", hue: Number.NaN })).toThrow(RangeError);
    const ids: readonly number[] = CATEGORIES;
    expect(ids).not.toContain(9);
    expect(() => gameCover({ seed: "a", category: 9 as CategoryId, title: "" })).toThrow(/use one of 2, 3/);
  });

  it("draws no slower after many covers than at first", () => {
    const rounds = Array.from({ length: 10 }, (_, round) => {
      const start = process.threadCpuUsage().user;
      for (let i = 0; i < 80; i++) gameCover({ seed: `t${round}-${i}`, category: categoryOf(i), title: "速度" });
      return process.threadCpuUsage().user - start;
    });
    // CPU time of this thread, the fastest of several rounds: independent of other load.
    expect(Math.min(...rounds.slice(5))).toBeLessThan(Math.min(...rounds.slice(0, 5)) * 4);
  });
});

describe("gameIcon", () => {
  it("shares figure and ground with the game's cover and carries no words", () => {
    const art = { seed: "same", category: 7, title: "二人麻将" } as const;
    expect(planCover("icon", art).figure.id).toBe(planCover("cover", art).figure.id);
    expect(checkDrawing(gameIcon(art)).text).toBe("");
  });
  it("is distinct and within 6144 bytes over 2,000 seeds", () => {
    const icons = SEEDS.map((seed, i) => gameIcon({ seed, category: categoryOf(i), title: "" }));
    expect(new Set(icons).size).toBe(icons.length);
    expect(Math.max(...icons.map(byteLength))).toBeLessThanOrEqual(6144);
  });
});

describe("figureFor", () => {
  it.each([
    [4, "锦鲤跃龙门", "koi"],
    [4, "Golden Dragon Fortune", "dragon"],
    [4, "GOLDEN RIVER", undefined],
    [4, "777", "seven"],
    [2, "欧洲轮盘", "roulette"],
    [2, "Speed Baccarat", "pair"],
    [6, "NBA篮球", "basketball"],
    [7, "Go Master", "go"],
    [7, "Gold Rush", undefined],
    [8, "机甲纪元", "helm"],
    [3, "", undefined],
  ] as const)("in category %i reads %j as %s", (category, title, id) => {
    expect(figureFor(category, title)?.id).toBe(id);
  });
});
