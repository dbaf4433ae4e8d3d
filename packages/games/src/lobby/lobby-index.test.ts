import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleGame, sampleLobby } from "../samples.test.support.ts";
import { findGames, indexGames } from "./lobby-index.ts";

const all = { text: "", platform: "", show: "all" } as const;
const index = indexGames(sampleLobby(5).games, ({ name }) => name);
const names = (text: string) => findGames(index, { ...all, text }).map(({ name }) => name);
const savedGames = { favourites: ["s3", "gone", "s0"], recents: ["s1"], maxFavourites: 100 };

describe("findGames", () => {
  it.each([
    ["立春", "立春团圆"],
    ["lcty", "立春团圆"],
    ["LCTY", "立春团圆"],
    ["ｌｃｔｙ", "立春团圆"],
    ["lichun", "立春团圆"],
    ["golden tri", "金鼎物语"],
    ["dragon azure", "青龙传说"],
    ["青龙 qlcs", "青龙传说"],
  ])("finds by name, pinyin, initials and English: %s", (text, name) => expect(names(text)).toEqual([name]));
  it("finds nothing for what is in no game", () => expect(names("zzz")).toEqual([]));
  it("finds all for blanks, in the order of seq", () => {
    expect(names("  　 ")).toHaveLength(5);
    expect(findGames(index, all).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });
  it("finds a game by the names this brand gives it and its provider, and still by its own", () => {
    const own = indexGames([sampleGame()], () => "自家Ｎame 自家厂商");
    const found = ["自家", "name", "自家厂商", "立春"].map((text) => findGames(own, { ...all, text }).length);
    expect(found).toEqual([1, 1, 1, 1]);
  });
  it("joins provider, state and text", () => {
    expect(findGames(index, { ...all, platform: "xhdz", show: "hot" }).map(({ id }) => id)).toEqual(["s0"]);
    expect(findGames(index, { text: "金", platform: "lmdz", show: "all" })).toEqual([]);
  });
  it("treats signs of a pattern as plain text", () => expect(names(".*")).toEqual([]));
  it("gives favourites and recent games the latest first, without those that are gone, and still searches them", () => {
    expect(findGames(index, { ...all, show: "favourite" }, savedGames).map(({ id }) => id)).toEqual(["s3", "s0"]);
    expect(findGames(index, { ...all, show: "favourite", text: "lcty" }, savedGames).map(({ id }) => id)).toEqual([
      "s0",
    ]);
    expect(findGames(index, { ...all, show: "recent", platform: "xhdz" }, savedGames)).toEqual([]);
    expect(findGames(index, { ...all, show: "recent" })).toEqual([]);
  });
  it("finds the same games however the words are cut and ordered", () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(["立春", "spring", "lcty", "reunion"], { minLength: 1 }),
        fc.constantFrom(" ", "  ", "·", "　"),
        (words, gap) => {
          expect(names(words.join(gap))).toEqual(["立春团圆"]);
        },
      ),
    ));
});
