import type { Locator, Page } from "playwright";

/** Something that a visitor does, by pointer and keys alone, so that nothing but the page itself runs in the page. */
export interface Act {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const SEARCHES = ["chunshan", "jltc", "金", "panda", "熊猫宝藏", "moon lake", "xq", "zzz"] as const;
/** Longer than the lobby waits for the next key, so that each key is a search of its own. */
const SLOW_MS = 400;
const QUICK_MS = 90;
const SHOWN = ["热门", "新游", "收藏", "全部"] as const;

type Point = readonly [x: number, y: number];

const pointOf = async (place: Locator): Promise<Point> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error("A place to press is not on the page.");
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/**
 * Searching by slow and quick typing, every filter, some providers, a favourite, and the keyboard's way down the list.
 */
export const lobbyActs = async (page: Page): Promise<Act[]> => {
  const field = await pointOf(page.getByRole("searchbox"));
  const filters = await Promise.all(
    SHOWN.map(async (name) => ({ name, point: await pointOf(page.getByText(name, { exact: true }).first()) })),
  );
  const tabs = page.getByRole("navigation", { name: "游戏厂商" }).getByRole("link");
  const providers = await Promise.all([3, 9, 0].map(async (place) => pointOf(tabs.nth(place))));
  const heart = await pointOf(page.getByRole("button", { name: /^收藏/ }).first());
  const press = (name: string, [x, y]: Point): Act => ({ name, run: async () => page.mouse.click(x, y) });
  const key = (name: string): Act => ({ name: `key ${name}`, run: async () => page.keyboard.press(name) });
  return [
    press("into the search", field),
    ...SEARCHES.flatMap((text, turn): Act[] => [
      {
        name: `type ${text}`,
        run: async () => page.keyboard.type(text, { delay: turn % 2 === 0 ? SLOW_MS : QUICK_MS }),
      },
      key("Control+A"),
      key("Delete"),
    ]),
    ...filters.map(({ name, point }) => press(`filter ${name}`, point)),
    ...providers.map((point, place) => press(`provider ${place + 1}`, point)),
    press("heart", heart),
    ...["Tab", "Tab", "Tab", "PageDown", "PageDown", "Home"].map(key),
  ];
};
