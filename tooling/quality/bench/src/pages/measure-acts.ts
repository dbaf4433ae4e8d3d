import { MOBILE_BASE, paths } from "@baize/domain";
import type { Locator, Page } from "playwright";
import { hear, listen } from "../lobby/probe.ts";
import { median, ms, noiseOf, type Row } from "../row.ts";
import { type Ground, ROUNDS } from "./ground.ts";
import { openContext, settle, slowDown, type TabSession } from "./visit.ts";

/** The browser tells of no interaction that is shorter. */
const SHORTEST_MS = 16;
const AFTER_MS = 600;
const KEY_MS = 150;

/** Something that a member does, by touch and keys alone, so that nothing but the page itself runs in the page. */
interface Act {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<() => Promise<void>>;
  /** What shows once it is done. */
  readonly result: (page: Page) => Locator;
}
type Find = Act["result"];

const tap = (name: string, find: Find, result: Find): Act => ({
  name,
  prepare: async (page) => {
    const place = find(page);
    await place.scrollIntoViewIfNeeded();
    // What has just opened may still move.
    await page.waitForTimeout(AFTER_MS);
    const box = await place.boundingBox();
    if (box === null) throw new Error(`${name}: the place to press is not on ${page.url()}.`);
    return async () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  },
  result,
});
const type = (name: string, find: Find, text: string, result: Find): Act => ({
  name,
  prepare: async (page) => {
    await find(page).focus();
    await page.waitForTimeout(AFTER_MS);
    return async () => page.keyboard.type(text, { delay: KEY_MS });
  },
  result,
});
const dialog: Find = (page) => page.getByRole("dialog");

const BARE = tap(
  "pressing a button",
  (page) => page.getByRole("button"),
  (page) => page.getByText("pressed 1"),
);
const SCREENS: readonly { readonly path: string; readonly acts: readonly Act[] }[] = [
  {
    path: paths.deposit,
    acts: [
      type(
        "typing an amount",
        (page) => page.getByRole("textbox", { name: /^充值金额/ }),
        "1250",
        (page) => page.getByRole("button", { name: /1,250/ }),
      ),
      tap(
        "opening the account menu",
        (page) => page.getByRole("button", { name: "打开账户菜单" }),
        (page) => page.getByRole("menu"),
      ),
      tap("opening a sheet", (page) => page.getByRole("menuitem", { name: "显示设置" }), dialog),
    ],
  },
  {
    path: paths.transRecord,
    acts: [
      tap(
        "changing the kind of records",
        (page) => page.getByRole("main").getByRole("link", { name: "充值", exact: true }).first(),
        (page) => page.locator("main [aria-current=page]", { hasText: "充值" }),
      ),
      tap(
        "changing the days of records",
        (page) => page.getByText("近 30 天", { exact: true }),
        (page) => page.getByRole("radio", { name: "近 30 天", checked: true }),
      ),
      tap("opening the calendar", (page) => page.getByText("自定义", { exact: true }), dialog),
    ],
  },
];

/** Does the acts of a screen one after the other, with a slow processor, and notes the longest interaction of each. */
const runScreen = async (
  { browser }: Ground,
  url: string,
  session: TabSession,
  acts: readonly Act[],
  note: (name: string, worst: number) => void,
): Promise<void> => {
  const context = await openContext(browser, "phone", session);
  try {
    const page = await context.newPage();
    await listen(page);
    await page.goto(url);
    await settle(page, true);
    await slowDown(page);
    for (const { name, prepare, result } of acts) {
      const act = await prepare(page);
      await hear(page);
      await act();
      await page.waitForTimeout(AFTER_MS);
      note(name, (await hear(page)).worst);
      await result(page)
        .waitFor()
        .catch((error: unknown) => {
          throw new Error(`On ${page.url()}, ${name} comes to nothing.`, { cause: error });
        });
    }
  } finally {
    await context.close();
  }
};

/** The longest interaction of each act with a processor slowed four times, beside a button of a bare React page. */
export const measureActs = async (ground: Ground): Promise<Row[]> => {
  const { site, baselines } = ground;
  const session = await site.logIn();
  const found = new Map<string, number[]>();
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await runScreen(ground, baselines.urlOf("bare"), {}, [BARE], (_name, worst) => bare.push(worst));
    for (const { path, acts } of SCREENS)
      await runScreen(ground, `${site.origin}${MOBILE_BASE}${path}`, session, acts, (name, worst) => {
        found.set(name, [...(found.get(name) ?? []), worst]);
      });
  }
  const base = median(bare);
  const show = (value: number): string => (value < SHORTEST_MS ? `< ${SHORTEST_MS} ms` : ms(value));
  return [...found]
    .map(([what, values]) => ({ what, figure: median(values) }))
    .toSorted((one, other) => other.figure - one.figure)
    .map(({ what, figure }) => ({
      what,
      figure: show(figure),
      baseline: `${show(base)} (a button of a bare React page)`,
      ratio: base < SHORTEST_MS ? "–" : (figure / base).toFixed(2),
      budget: "≤ 100 ms",
      noise: noiseOf(bare),
    }));
};
