import { paths, routePatterns } from "@baize/domain";
import { type NavigationPlace, useNavigation } from "@baize/feature-kit";
import { loadMessages } from "@baize/feature-kit/testing";
import { cleanup, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { promo } from "./feature.ts";
import { showScreen } from "./screen.test.support.tsx";

afterEach(cleanup);

/** Every text of a catalogue under its key. */
const flatten = (catalogue: object, prefix = ""): readonly (readonly [key: string, text: string])[] =>
  Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : flatten(value as object, `${prefix}${key}.`),
  );
const textsOf = async (locale: "zh-CN" | "en", owner: string): Promise<ReadonlyMap<string, string>> =>
  new Map(flatten((await loadMessages([promo], locale))[owner] as object));
/** Names of what is put into a text. */
const placesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name ?? ""))].toSorted();

const Menu = ({ place }: { place: NavigationPlace }): ReactElement => (
  <ul>
    {useNavigation(place).map(({ path, label }) => (
      <li key={path}>{`${label} ${path}`}</li>
    ))}
  </ul>
);

describe("the promo feature", () => {
  it("has a page behind every path of activities and of VIP, open to visitors where they can be read", () => {
    const own = Object.values(routePatterns).filter((path) => /^\/activity\/|^\/user\/vip/.test(path));
    expect(promo.pages.map(({ path }) => path).toSorted()).toEqual(own.toSorted());
    const open = promo.pages.filter(({ guard }) => guard === "anyone").map(({ path }) => path);
    expect(open).toEqual([paths.activityDiscount, routePatterns.activityDetail]);
  });
  it("has a title for every page in both languages", async () => {
    for (const locale of ["zh-CN", "en"] as const) {
      const words = await textsOf(locale, "promo");
      expect(promo.pages.map(({ title }) => words.get(title))).not.toContain(undefined);
    }
  });
  it.each([
    ["header", ["优惠活动 /activity/discount"]],
    ["tabBar", ["优惠活动 /activity/discount"]],
    ["memberMenu", ["优惠活动 /activity/discount", "VIP 特权 /user/vip"]],
    [
      "hub",
      [
        "优惠活动 /activity/discount",
        "每日签到 /activity/sign",
        "豪礼兑换 /activity/enjoyLuxuryGifts",
        "VIP 特权 /user/vip",
      ],
    ],
    ["footer", ["优惠活动 /activity/discount"]],
  ] as const)("is in the %s by its own labels", async (place, items) => {
    await showScreen(<Menu place={place} />);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(items);
  });
  it("has the same words, with the same values in them, in both languages", async () => {
    const [chinese, english] = [await textsOf("zh-CN", "promo"), await textsOf("en", "promo")];
    expect([...english.keys()].toSorted()).toEqual([...chinese.keys()].toSorted());
    const differing = [...chinese].filter(
      ([key, text]) => !placesOf(english.get(key) ?? "").every((place) => placesOf(text).includes(place)),
    );
    expect(differing).toEqual([]);
  });
  it("urges nobody to hurry or to win back what was lost", async () => {
    for (const locale of ["zh-CN", "en"] as const) {
      const all = [...(await textsOf(locale, "promo")).values()].join("\n");
      expect(all).not.toMatch(/翻本|回本|稳赚|必赢|抓紧|错过|hurry|don't miss|win back|risk-free|guaranteed/i);
    }
  });
});
