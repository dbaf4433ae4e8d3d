import { describe, expect, it } from "vitest";
import { sampleGame, sampleLobby } from "../samples.test.support.ts";
import { filterGames, readFilter, searchWords, writeFilter } from "./lobby-filter.ts";

const all = { text: "", platform: "", show: "all" } as const;
const { games } = sampleLobby(5);
const names = (text: string) => filterGames(games, { ...all, text }).map(({ name }) => name);

describe("filterGames", () => {
  it.each([
    ["立春", "立春团圆"],
    ["lcty", "立春团圆"],
    ["LCTY", "立春团圆"],
    ["ｌｃｔｙ", "立春团圆"],
    ["lichun", "立春团圆"],
    ["golden tri", "金鼎物语"],
    ["dragon azure", "青龙传说"],
  ])("finds by name, pinyin, initials and English: %s", (text, name) => expect(names(text)).toEqual([name]));
  it("finds nothing for what is in no game", () => expect(names("zzz")).toEqual([]));
  it("finds all for blanks", () => expect(names("  　 ")).toHaveLength(5));
  it("finds a game by the name this brand gives it", () => {
    const found = filterGames([sampleGame()], { ...all, text: "自家" }, () => "自家名字");
    expect(found).toHaveLength(1);
  });
  it("joins provider, state and text", () => {
    expect(filterGames(games, { ...all, platform: "xhdz", show: "hot" }).map(({ id }) => id)).toEqual(["s0"]);
    expect(filterGames(games, { text: "金", platform: "lmdz", show: "all" })).toEqual([]);
  });
  it("treats signs of a pattern as plain text", () => expect(names(".*")).toEqual([]));
});

describe("the lobby's address", () => {
  it("keeps a filter", () => {
    const filter = { text: "金 鼎", platform: "lmdz", show: "new" } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });
  it("leaves out what is as at first", () => expect(writeFilter(all).toString()).toBe(""));
  it("falls back from what it cannot mean", () => expect(readFilter(new URLSearchParams("show=evil"))).toEqual(all));
  it("cuts a search that is too long", () => expect(readFilter(new URLSearchParams({ q: "x".repeat(500) })).text).toHaveLength(60));
  it("splits words at blanks and dots", () => expect(searchWords(" 金·鼎  A ")).toEqual(["金", "鼎", "a"]));
});
