import { setTimeout as pause } from "node:timers/promises";
import type { Hands, Size } from "./hands.ts";
import { type ElementRef, startWebKit, type WebDriver } from "./web-driver.ts";

/** Bodies of functions for the page: the first visible element of a name, in view; null when there is none yet. */
const SHOWN = `const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const named = new RegExp(arguments[0], arguments[1]);
const shown = (found) => { found?.scrollIntoView({ block: "center", behavior: "instant" }); return found ?? null; };`;
const CONTROL = `${SHOWN}
return shown([...document.querySelectorAll("button, a[href]")].find((one) =>
  isShown(one) && !one.disabled && named.test((one.getAttribute("aria-label") ?? one.textContent).trim())));`;
const FIELD = `${SHOWN}
return shown([...document.querySelectorAll("input, textarea")].find((one) => isShown(one) &&
  [one.getAttribute("aria-label") ?? "", ...[...one.labels ?? []].map((label) => label.textContent)]
    .some((name) => named.test(name.trim()))));`;
const TEXT = `${SHOWN}
return [...document.body.querySelectorAll("*")].find((one) =>
  one.childElementCount === 0 && named.test(one.textContent) && isShown(one)) ?? null;`;
const FRAME = `return document.querySelector("iframe:not([hidden])");`;
/** Moves that end by themselves and have not yet. */
const MOVING = `return document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity).length;`;
const WAIT_MS = 45_000;

const find = async (driver: WebDriver, body: string, name = /./): Promise<ElementRef> => {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await pause(200)) {
    const found = await driver.run<ElementRef | null>(body, name.source, name.flags);
    if (found !== null) return found;
  }
  throw new Error(`Nothing is shown that is named ${name}.`);
};

const within = (driver: WebDriver): Pick<Hands, "press" | "see"> => ({
  press: async (name) => driver.click(await find(driver, CONTROL, name)),
  see: async (text) => void (await find(driver, TEXT, text)),
});

const PORT = 4418;
const BINARY = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Debian's WebKitGTK, whose window is at least 447 px wide. */
export const openWebKit = async ({ width, height }: Size): Promise<Hands> => {
  const driver = await startWebKit(PORT, BINARY);
  await driver.resize(width, height);
  return {
    ...within(driver),
    open: driver.go,
    type: async (label, text) => driver.keys(await find(driver, FIELD, label), text),
    inGame: async (act) => {
      await driver.enter(await find(driver, FRAME));
      await act(within(driver));
      await driver.enter(null);
    },
    show: async (file) => {
      // A picture that is asked for during a move never comes.
      for (const until = Date.now() + WAIT_MS; Date.now() < until; await pause(200))
        if ((await driver.run<number>(MOVING)) === 0) break;
      await driver.picture(file);
    },
    close: driver.close,
  };
};
