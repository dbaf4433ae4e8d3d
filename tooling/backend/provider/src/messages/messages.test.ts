import { FREE_BET_REFUSALS, TEXT_LOCALES } from "@baize/domain";
import { expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { messagesOf } from "./messages.ts";

it("says that matches of the house's engine are virtual, in names, rules and labels of both languages", () => {
  const matches = makeGames().filter(({ engine }) => engine === "match");
  expect(matches.filter(({ name, nameEn }) => !name.startsWith("虚拟") || !nameEn.startsWith("Virtual "))).toEqual([]);
  for (const [locale, word] of [
    ["zh-CN", "虚拟"],
    ["en", "Virtual"],
  ] as const) {
    const { how, upcoming } = messagesOf(locale).match;
    expect([how.startsWith(word), upcoming.startsWith(word)]).toEqual([true, true]);
  }
});

it("does not speak of rounds on a sports ticket, nor use the wheel as a verb", () => {
  const { match, roulette } = messagesOf("zh-CN");
  expect(match.lost).not.toContain("局");
  expect(roulette.act).not.toMatch(/^转盘/);
});

it.each(TEXT_LOCALES)("has a sentence of its own for every refusal of a free bet, in %s", (locale) => {
  const { errors } = messagesOf(locale);
  expect(new Set(FREE_BET_REFUSALS.map((code) => errors[code])).size).toBe(FREE_BET_REFUSALS.length);
});
