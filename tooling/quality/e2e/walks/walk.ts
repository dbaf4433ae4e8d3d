import { MOBILE_BASE } from "@baize/domain";
import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import { layoutFaults } from "./layout-faults.ts";
import { watchFaults } from "../flows/console-faults.ts";
import { visit } from "../flows/member.ts";
import type { Screen } from "../flows/screens.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}
const size = (width: number, height: number): Size => ({ width, height });
export const DEVICE_SIZES = [
  size(320, 640),
  size(390, 844),
  size(844, 390),
  size(768, 1024),
  size(1024, 768),
  size(1440, 900),
  size(1920, 1080),
] as const;
/** Also a laptop and a small window at a zoom of 200 %, which halves what the page is given. */
const ALL_SIZES = [...DEVICE_SIZES, size(720, 450), size(512, 384)];
const isSideways = ({ width, height }: Size): boolean => width === 844 && height === 390;

/** What covers a control or keeps it off the screen; empty when it can be pressed. */
const hindrance = async (control: Locator, mayScroll: boolean): Promise<string> =>
  control.evaluate((element, scrolls) => {
    globalThis.scrollTo(0, 0);
    if (scrolls) element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return `is at ${Math.round(x)}, ${Math.round(y)}, off the screen`;
    if (element.contains(hit)) return "";
    return `is covered by ${hit.localName} "${(hit.textContent ?? "").trim().slice(0, 30)}"`;
  }, mayScroll);

const hindranceOf = async (control: Locator, name: string, mayScroll: boolean): Promise<readonly string[]> => {
  if ((await control.count()) === 0) return [`has no ${name}`];
  const found = await hindrance(control, mayScroll);
  return found === "" ? [] : [`${name} ${found}`];
};

const isForPhones = (page: Page): boolean => new URL(page.url()).pathname.startsWith(`${MOBILE_BASE}/`);

/** Everything that is wrong with what the page shows now. */
type Look = (page: Page, target: Screen, size: Size) => Promise<readonly string[]>;

export const lookAtPage: Look = async (page, { primary, isMoneyForm, place = "main" }, at) => {
  const within = page.locator(place);
  const control = within.getByRole("button", { name: primary }).or(within.getByRole("link", { name: primary }));
  const mayScroll = !(isMoneyForm === true && isSideways(at) && isForPhones(page));
  return [
    ...(await page.evaluate(layoutFaults)),
    ...(await hindranceOf(control.filter({ visible: true }).first(), String(primary), mayScroll)),
  ];
};

const gameOf = (page: Page): Frame | undefined => page.frames().find((frame) => frame.url().includes("/play/"));

/** A game never scrolls as a whole: its act and the first of its choices are in sight at any size. */
export const lookAtGame: Look = async (page) => {
  const game = gameOf(page);
  if (game === undefined) return ["shows no game"];
  const frame = page.locator("iframe:not([hidden])");
  const choice = game.locator("#stage button").filter({ visible: true }).first();
  return [
    ...(await page.evaluate(layoutFaults)),
    ...(await game.evaluate(layoutFaults)),
    ...(await hindranceOf(frame, "frame", false)),
    ...(await hindranceOf(game.locator("#act"), "act", false)),
    ...((await choice.count()) === 0 ? [] : await hindranceOf(choice, "choice", true)),
  ];
};

export const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole("main").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};
const settleGame = async (page: Page): Promise<void> => {
  await expect(page.frameLocator("iframe:not([hidden])").locator("#act")).not.toBeEmpty();
};

/** Looks again for a moment, as what a width changes may come a frame later. */
const lookTwice = async (look: () => Promise<readonly string[]>, page: Page): Promise<readonly string[]> => {
  let faults = await look();
  for (let again = 0; faults.length > 0 && again < 3; again += 1) {
    await page.waitForTimeout(150);
    faults = await look();
  }
  return faults;
};

export interface WalkOptions {
  readonly look?: Look;
  readonly sizes?: readonly Size[];
  /** What else is wrong, looked at once at each screen and at the surface's own size. */
  readonly also?: (page: Page) => Promise<readonly string[]>;
}

/** Opens each screen once and looks at it at every size. */
export const walk = async (
  page: Page,
  screens: readonly Screen[],
  { look = lookAtPage, sizes = ALL_SIZES, also = async () => [] }: WalkOptions = {},
): Promise<string[]> => {
  const thrown = watchFaults(page);
  const own = page.viewportSize() ?? DEVICE_SIZES[1];
  const faults: string[] = [];
  for (const target of screens) {
    await visit(page, target.path);
    await (look === lookAtGame ? settleGame : settle)(page);
    for (const one of sizes) {
      await page.setViewportSize(one);
      const found = await lookTwice(async () => look(page, target, one), page);
      faults.push(...found.map((fault) => `${target.name ?? target.path} at ${one.width}×${one.height}: ${fault}`));
    }
    await page.setViewportSize(own);
    faults.push(...(await also(page)).map((fault) => `${target.name ?? target.path}: ${fault}`));
  }
  return [...thrown, ...faults];
};
