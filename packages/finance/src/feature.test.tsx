import { paths } from "@baize/domain";
import { type NavigationPlace, useNavigation } from "@baize/feature-kit";
import { loadMessages } from "@baize/feature-kit/testing";
import type { Messages } from "@baize/ui-kit";
import { placesOf, textsOf } from "@baize/ui-kit/testing";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { finance } from "./feature.ts";
import { navigation as en } from "./messages/en/navigation.ts";
import { navigation as zhCN } from "./messages/zh-CN/navigation.ts";
import { renderScreen } from "./test-screen.test.support.tsx";

const wordsOf = async (locale: "zh-CN" | "en", owner: string): Promise<ReadonlyMap<string, string>> =>
  textsOf((await loadMessages([finance], locale))[owner] as Messages);

const Menu = ({ place }: { place: NavigationPlace }): ReactElement => (
  <ul>
    {useNavigation(place).map(({ path, label }) => (
      <li key={path}>{`${label} ${path}`}</li>
    ))}
  </ul>
);
const menu = async (place: NavigationPlace): Promise<readonly (string | null)[]> => {
  await renderScreen(() => <Menu place={place} />, {});
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
};

describe("the finance feature", () => {
  it("keeps every page for members, each with a path and a title of its own", async () => {
    const words = await wordsOf("zh-CN", "finance");
    expect(finance.pages.every(({ guard, layout }) => guard === "member" && layout === "member")).toBe(true);
    expect(new Set(finance.pages.map(({ path }) => path)).size).toBe(finance.pages.length);
    const titles = finance.pages.map(({ title }) => words.get(title));
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(finance.pages.length);
  });

  it("has a page behind every path of money", () => {
    const own = Object.values(paths).filter((path) => typeof path === "string" && path.startsWith("/finance/"));
    expect(own.filter((path) => !finance.pages.some((page) => page.path === path))).toEqual([]);
  });

  it.each([
    ["footer", ["充值 /finance/deposit", "提款 /finance/withdraw", "资金记录 /user/transRecord"]],
    ["header", ["充值 /finance/deposit", "提款 /finance/withdraw", "转账 /finance/transfer"]],
    ["tabBar", ["充值 /finance/deposit", "资金记录 /user/transRecord"]],
  ] as const)("is in the %s by its own labels", async (place, first) => {
    expect((await menu(place)).slice(0, first.length)).toEqual(first);
  });

  it("leads to its guides from the footer", async () => {
    expect((await menu("footer")).slice(3)).toEqual([
      "充值教程与公告 /finance/deposit/newsletter",
      "虚拟币充值说明 /finance/deposit/virtualCoinHelp",
    ]);
  });

  it("has the same words, with the same values in them, in both languages", async () => {
    const [chinese, english] = [await wordsOf("zh-CN", "finance"), await wordsOf("en", "finance")];
    expect([...english.keys()].toSorted()).toEqual([...chinese.keys()].toSorted());
    const differing = [...chinese].filter(
      ([key, text]) => placesOf(text).join() !== placesOf(english.get(key) ?? "").join(),
    );
    expect(differing).toEqual([]);
    expect(Object.keys(en)).toEqual(Object.keys(zhCN));
  });

  it.each(["zh-CN", "en"] as const)("repeats no sentence of a refusal in %s", async (locale) => {
    const refusals = new Set((await wordsOf(locale, "featureKit")).values());
    const repeated = [...(await wordsOf(locale, "finance"))].filter(
      ([, text]) => /[。.]$/.test(text) && refusals.has(text),
    );
    expect(repeated).toEqual([]);
  });
});
