import { gameCover, gameIcon } from "@baize/art";
import { describe, expect, it } from "vitest";
import { hueOf, makeGames } from "../catalogue/games.ts";
import { motifOf } from "../play/symbols/motif.ts";
import { symbolNames, symbolSheet, titleMark } from "../play/symbols/symbols.ts";
import { artOf } from "./game-art.ts";

const games = makeGames();
/** Shapes of a drawing, without the ids of its gradients. */
const shapesOf = (body: string): readonly string[] =>
  (body.match(/ d="[^"]{12,}"/g) ?? []).map((shape) => shape.replaceAll(/[^\d.]/g, ""));
const draws = (svg: string, id: string): boolean => {
  const all = new Set(shapesOf(svg));
  const wanted = shapesOf(motifOf(id).body);
  return wanted.every((shape) => all.has(shape));
};
const motifsOf = ({ parts }: (typeof games)[number]): readonly string[] =>
  parts.flatMap(({ motif }) => (motif === undefined ? [] : [motif]));

/** What words of a title mean, by any motif that shows it. */
const MEANINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/龟/, /turtle/],
  [/[狮]/, /lion/],
  [/虎/, /tiger/],
  [/龙(?!门)/, /dragon|koi/],
  [/狐(?!线)/, /fox/],
  [/[兔]/, /rabbit/],
  [/企鹅/, /penguin/],
  [/(?<!水)马(?!雅|戏|过河)|罗马/, /horse|seahorse|classical-building|hippopotamus|zebra/],
  [/樱桃/, /cherries|bell/],
  [/西瓜/, /watermelon/],
  [/葡萄/, /grapes/],
  [/莲/, /lotus/],
  [/梅(?!花)/, /plum/],
  [/月饼/, /moon-cake/],
  [/饺子/, /dumpling/],
  [/灯笼(?!鱼)/, /lantern/],
  [/罗盘/, /compass/],
  [/宝塔/, /pagoda/],
  [/王冠|之冠/, /crown/],
  [/列车|火车/, /locomotive/],
  [/七(?!彩|夕)/, /seven/],
  [/火箭|远征/, /rocket/],
  [/海豚/, /dolphin/],
  [/大象/, /elephant/],
  [/桥/, /bridge/],
  [/(?<!爆)竹/, /bamboo/],
];

const MATCHES: Readonly<Record<string, readonly [RegExp, string]>> = {
  football: [/足球/, "football"],
  basketball: [/篮球/, "basketball"],
  tennis: [/网球/, "tennis"],
  volleyball: [/排球/, "volleyball"],
  table_tennis: [/乒乓/, "ping-pong"],
  badminton: [/羽毛球/, "shuttle"],
  shooter: [/射击/, "crosshair"],
  towers: [/塔战/, "castle"],
  racing: [/赛车/, "racing-car"],
  cards: [/卡牌/, "joker"],
  duel: [/格斗/, "blades"],
  sandbox: [/生存/, "camping"],
};

describe("cover, icon and page of a game", () => {
  it("draw what the words of its title say", () => {
    const wrong = games.flatMap((game) => {
      const motifs = motifsOf(game);
      return MEANINGS.filter(
        ([word, meaning]) => word.test(game.name) && !motifs.some((motif) => meaning.test(motif)),
      ).map(([word]) => `${game.name} ${String(word)} ${motifs.join()}`);
    });
    expect(wrong).toEqual([]);
  });

  it("show the same pictures: the first motif large or beside what is played with, and inside the game", () => {
    const wrong = games.flatMap((game) => {
      const [first] = motifsOf(game);
      if (first === undefined) return game.engine === "slot" ? [`${game.name}: no motif`] : [];
      const inside = game.engine === "slot" ? symbolSheet(game) : titleMark(game);
      const drawn = [gameCover(artOf(game)), gameIcon(artOf(game)), inside].map((svg) => draws(svg, first));
      return drawn.every(Boolean) ? [] : [`${game.name} ${first} ${drawn.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it("show of a match what is played in it", () => {
    for (const game of games.filter(({ engine }) => engine === "match")) {
      const { figure, motif } = artOf(game);
      const [word, drawn] = MATCHES[game.kind] ?? [/^$/, ""];
      expect([word.test(game.name), figure ?? motif?.id]).toEqual([true, drawn]);
    }
  });

  it("have the colour that the title says", () => {
    const coloured = games.filter(({ parts }) => parts.some(({ hue }) => hue !== undefined));
    expect(coloured.length).toBeGreaterThan(200);
    for (const game of coloured) {
      const hue = game.parts.find((part) => part.hue !== undefined)?.hue;
      expect([artOf(game).hue, hueOf(game)]).toEqual([hue, hue]);
    }
    const amber = games.filter(({ name, engine }) => name.startsWith("琥珀") && engine === "roulette");
    expect(amber.map(hueOf)).toEqual([38, 38]);
  });

  it("name the symbols of a slot after its title, in both languages", () => {
    const game = games.find(({ name }) => name === "锦鲤含珠");
    if (game === undefined) throw new Error("the catalogue has no such game");
    expect(symbolNames(game, "zh-CN")).toMatchObject({ s1: "锦鲤", s2: "火珠" });
    expect(symbolNames(game, "en")).toMatchObject({ s1: "Koi", s2: "Fire pearl" });
  });

  it("stay within 6 kB with one picture, and 8 kB with two", () => {
    for (const game of games) {
      const art = artOf(game);
      expect(Buffer.byteLength(gameCover(art))).toBeLessThanOrEqual(art.accent === undefined ? 6144 : 8192);
    }
  });
});
