import { describe, expect, it } from "vitest";
import { CATEGORY_IDS } from "@baize/domain";
import { engineFor } from "../engines/engine-for.ts";
import { createCatalogue, createLiveCatalogue } from "./catalogue.ts";
import { makeGames } from "./games.ts";
import { PROVIDERS } from "./providers.ts";

const catalogue = createLiveCatalogue({ closingOf: () => null, isClosed: () => false });
const games = makeGames();

describe("the catalogue", () => {
  it("has the seven categories, each with providers, games and tabs of its own", () => {
    const categories = catalogue.categories();
    expect(new Set(categories.map(({ id }) => id))).toEqual(new Set(Object.values(CATEGORY_IDS)));
    expect(categories.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { id, providers, games: list, tabs } of categories) {
      expect(providers.every(({ gameType }) => gameType === id)).toBe(true);
      expect(list.every(({ gameType }) => gameType === id)).toBe(true);
      expect(new Set(list.map(({ platform }) => platform))).toEqual(new Set(tabs.map((tab) => tab.id)));
    }
  });

  it("has about forty providers and two thousand games, most of them slots by fourteen providers or more", () => {
    const slots = games.filter(({ gameType }) => gameType === 4);
    expect(PROVIDERS.length).toBeGreaterThanOrEqual(40);
    expect(games.length).toBeGreaterThanOrEqual(2000);
    expect(slots.length * 2).toBeGreaterThan(games.length);
    expect(new Set(slots.map(({ platform }) => platform)).size).toBeGreaterThanOrEqual(14);
  });

  it("has unique ids, platforms, providers, and titles within a provider in either language", () => {
    const unique = (list: readonly string[]) => new Set(list).size === list.length;
    expect(unique(games.map(({ id }) => id))).toBe(true);
    expect(unique(PROVIDERS.map(({ platform }) => platform))).toBe(true);
    expect(unique(PROVIDERS.map(({ name }) => name))).toBe(true);
    expect(unique(PROVIDERS.map(({ nameEn }) => nameEn))).toBe(true);
    expect(unique(games.map(({ platform, name }) => `${platform} ${name}`))).toBe(true);
    expect(unique(games.map(({ platform, nameEn }) => `${platform} ${nameEn}`))).toBe(true);
  });

  it("has every title in both languages", () => {
    for (const { id, name, nameEn } of games) {
      expect([id, /^[\u4e00-\u9fff]{2,12}$/.test(name)]).toEqual([id, true]);
      expect([id, /^[A-Z0-9][A-Za-z0-9'’ -]{2,48}$/.test(nameEn)]).toEqual([id, true]);
    }
  });

  it("numbers the games of a category from one and is the same every time", () => {
    for (const { games: list } of catalogue.categories())
      expect(list.map(({ seq }) => seq)).toEqual(list.map((_, index) => index + 1));
    expect(makeGames()).toEqual(games);
  });

  it("marks some games hot and some new, none both", () => {
    for (const { games: list } of catalogue.categories()) expect(list.some(({ hot }) => hot)).toBe(true);
    const fresh = games.filter((game) => game.new);
    expect(fresh.length).toBeGreaterThan(50);
    expect(fresh.some(({ hot }) => hot)).toBe(false);
  });

  it("has an engine for every game, and no game of a provider that opens soon", () => {
    for (const game of games)
      expect([game.id, engineFor(game) !== null || game.engine === "match"]).toEqual([game.id, true]);
    const soon = new Set(PROVIDERS.filter((provider) => provider.soon).map(({ platform }) => platform));
    expect(soon.size).toBeGreaterThan(0);
    expect(games.some(({ platform }) => soon.has(platform))).toBe(false);
  });

  it("has a hall for providers of casino, lottery, sports and esports, a game of their own", () => {
    for (const { platform, gameType, state, hall } of catalogue.providers()) {
      expect([platform, hall !== null]).toEqual([platform, state !== "soon" && [2, 5, 6, 8].includes(gameType)]);
      expect([hall, hall === null ? platform : catalogue.game(hall)?.platform]).toEqual([hall, platform]);
    }
  });

  it("finds games by name, English, pinyin and initials in lower case", () => {
    const game = games.find(({ name }) => name === "锦鲤跃龙门");
    expect(catalogue.game(game?.id ?? "")?.search).toMatch(
      /^锦鲤跃龙门 koi over the dragon gate 錦鯉躍龍門 jinliyuelongmen jlylm /,
    );
    for (const { games: list } of catalogue.categories())
      for (const { search } of list) expect(search).toBe(search.toLowerCase());
  });

  it("can have twenty thousand games, the ordinary ones first and unchanged, with unique searchable names", () => {
    const list = createCatalogue({ games: 20_000 })
      .categories()
      .flatMap((category) => category.games);
    expect(list).toHaveLength(20_000);
    for (const key of ["id", "name", "nameEn"] as const)
      expect([key, new Set(list.map((game) => game[key])).size]).toEqual([key, 20_000]);
    const known = new Map(list.map((game) => [game.id, game]));
    for (const game of games) expect(known.get(game.id)).toMatchObject({ name: game.name, seq: game.seq });
    const wrong = list.filter(
      ({ name, nameEn, search, image }) =>
        !search.startsWith(`${name} `) ||
        !nameEn
          .toLowerCase()
          .split(/[ ']/)
          .every((word) => search.includes(word)) ||
        !image.startsWith("/art/cover/"),
    );
    expect(wrong).toEqual([]);
    expect(
      createCatalogue({ games: 2_500 })
        .categories()
        .flatMap((category) => category.games),
    ).toEqual(
      createCatalogue({ games: 2_500 })
        .categories()
        .flatMap((category) => category.games),
    );
    for (const bad of [-1, 1.5, Number.NaN, 1_000_000])
      expect(() => createCatalogue({ games: bad })).toThrow(RangeError);
    expect(
      createCatalogue()
        .categories()
        .flatMap((category) => category.games),
    ).toHaveLength(games.length);
  });

  it("shows whether a platform is open, soon, or closed", () => {
    const closed = createLiveCatalogue({
      closingOf: (platform) => (platform === "lyty" ? { start: null, end: null, text: "x" } : null),
      isClosed: (platform) => platform === "lyty",
    });
    expect(closed.provider("lyty")).toMatchObject({ state: "maintenance", maintenance: { text: "x" } });
    expect(closed.provider("xhty")?.state).toBe("normal");
    expect(closed.provider("sydz")?.state).toBe("soon");
    expect(closed.provider("nobody")).toBeNull();
    expect(closed.game("__proto__")).toBeNull();
  });
});
