import { brotliCompressSync, constants } from "node:zlib";
import { pinyin, polyphonic } from "pinyin-pro";
import { describe, expect, it } from "vitest";
import { makeGames } from "./games.ts";
import { PROVIDERS, providerOf } from "./providers.ts";

const games = makeGames();
/** As the lobby searches: each word by itself. */
const find = (query: string): readonly (readonly [name: string, platform: string])[] =>
  games
    .filter(({ search }) =>
      query
        .toLowerCase()
        .split(/[\s'’]+/)
        .every((word) => search.includes(word)),
    )
    .map(({ name, platform }) => [name, platform]);

describe("the search text", () => {
  it.each([
    ["huazhao", "花朝灯会"],
    ["huachao", "花朝灯会"],
    ["huazhaodenghui", "花朝灯会"],
    ["nüwa", "女娲归来"],
    ["nvwa", "女娲归来"],
    ["nuwaguilai", "女娲归来"],
    ["月餅", "月饼小馆"],
    ["月餅小館", "月饼小馆"],
    ["月饼", "月饼小馆"],
    ["mooncake diner", "月饼小馆"],
    ["ybxg", "月饼小馆"],
    ["koi omen", "锦鲤献瑞"],
  ])("of %s finds %s", (query, title) => {
    expect(find(query).map(([name]) => name)).toContain(title);
  });

  it.each(["锦壶", "錦壺", "jinhu", "jh", "Brocade Kettle"])("of %s finds every game of that provider", (query) => {
    const all = games.filter(({ platform }) => platform === "jhdz");
    expect(all.length).toBeGreaterThan(50);
    expect(find(query).filter(([, platform]) => platform === "jhdz")).toHaveLength(all.length);
  });

  it("finds every game by both names and by each reading of each character of each part", () => {
    const missing = games.flatMap(({ id, name, nameEn, parts, search }) => {
      const readings = parts.flatMap(({ zh }) =>
        polyphonic(zh, { toneType: "none", type: "array" }).flatMap((syllables, index) =>
          syllables
            .flatMap((one) => (one.includes("ü") ? [one, one.replace("ü", "v"), one.replace("ü", "u")] : [one]))
            .map((syllable) =>
              pinyin(zh, { toneType: "none", type: "array", v: true }).with(index, syllable).join("").toLowerCase(),
            ),
        ),
      );
      const words = [name, ...nameEn.toLowerCase().split(/[ ']/), ...readings];
      return words.filter((word) => !search.includes(word)).map((word) => `${id} ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it("costs the largest lobby's list at most 15 per cent of what names, pinyin and initials cost", () => {
    const listOf = (searchOf: (game: (typeof games)[number]) => string) => {
      const slots = games
        .filter(({ gameType }) => gameType === 4)
        .map((game) => {
          const { id, name, nameEn, seq, platform, hot, new: isNew } = game;
          const image = `/art/cover/${id}.svg?v=1`;
          return { id, name, nameEn, seq, platform, image, hot, new: isNew, search: searchOf(game), demo: true };
        });
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      return brotliCompressSync(JSON.stringify(slots), options).length;
    };
    const plain = listOf(({ name, nameEn }) => {
      const syllables = pinyin(name, { toneType: "none", type: "array", v: true });
      return `${name} ${nameEn} ${syllables.join("")} ${syllables.map((one) => one.charAt(0)).join("")}`.toLowerCase();
    });
    expect(listOf(({ search }) => search) / plain).toBeLessThan(1.15);
  });

  it("finds every game by the names of its provider", () => {
    for (const { platform, search } of games) {
      const { name, nameEn } = providerOf(platform);
      expect(search).toContain(` ${name} ${nameEn.toLowerCase()} `);
    }
    expect(() => providerOf("nobody")).toThrow(RangeError);
    expect(PROVIDERS.map(({ platform }) => providerOf(platform))).toEqual(PROVIDERS);
  });
});
