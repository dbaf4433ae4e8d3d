import { type Browser, type BrowserContext, devices, type Page } from "playwright";
import { probePage } from "./probe-page.ts";

const SLOWED = 4;
/** A slow mobile line: 150 ms there and back, 1.6 Mbit/s down. */
export const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PATIENCE_MS = 60_000;
const POLL_MS = 100;

export type Surface = "phone" | "desktop";
const SURFACES = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** What a tab holds in `sessionStorage`. */
export type TabSession = Readonly<Record<string, string>>;

/** A browser without any memory, or with a session; its pages note what they come to. */
export const openContext = async (
  browser: Browser,
  surface: Surface,
  session: TabSession = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...SURFACES[surface], locale: "zh-CN" });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(probePage);
  await context.addInitScript((held) => {
    if (globalThis.origin === "null" || window.top !== window) return;
    for (const [name, value] of Object.entries(held)) sessionStorage.setItem(name, value);
  }, session);
  return context;
};

/** Gives a page a slow line and a slow processor. */
export const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
};

export interface View {
  /** Milliseconds from the request to the first picture or text. */
  readonly first: number;
  /** Milliseconds from the request to the largest picture or text. */
  readonly largest: number;
  /** Sum of layout shifts. */
  readonly shift: number;
  /** When the page said that it has started. */
  readonly started: number;
  /** When React's first effects had run. */
  readonly ready: number;
  /** When the first call of data was sent. */
  readonly asked: number;
  /** Bytes of scripts asked for before it had started, as sent. */
  readonly scripts: number;
  /** Requests sent before it was ready, the document among them, pictures and calls of data apart. */
  readonly requests: number;
  /** Calls of data that were sent before it was ready. */
  readonly early: number;
}

/** Waits until the first picture or text is there. */
export const firstPaint = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => globalThis.seen.first, null, { polling: POLL_MS });
  return handle.jsonValue();
};

/** Waits until a page has come to rest: it has started, shows no placeholder, and nothing new has come for a while. */
export const settle = async (page: Page, starts: boolean): Promise<void> => {
  await page
    .waitForFunction((isSite) => globalThis.isAtRest(isSite), starts, { polling: POLL_MS, timeout: PATIENCE_MS })
    .catch(async (error: unknown) => {
      throw new Error(`${page.url()} does not come to rest.`, { cause: error });
    });
};

export const readView = async (page: Page): Promise<View> =>
  page.evaluate(() => {
    const { first, largest, shift, started, ready } = globalThis.seen;
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const isCall = ({ name }: PerformanceResourceTiming): boolean => new URL(name).pathname.startsWith("/api/");
    const isPicture = ({ name, initiatorType }: PerformanceResourceTiming): boolean =>
      /^(?:img|image)$/.test(initiatorType) || /\.(?:svg|png|webp|avif|jpe?g)$/.test(new URL(name).pathname);
    const scripts = files.filter(({ name, startTime }) => name.endsWith(".js") && startTime < started);
    const early = files.filter(({ startTime }) => startTime < ready);
    return {
      first,
      largest,
      shift,
      started,
      ready,
      asked: Math.min(...files.filter(isCall).map(({ startTime }) => startTime)),
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: early.filter((file) => !isCall(file) && !isPicture(file)).length + 1,
      early: early.filter(isCall).length,
    };
  });

export interface LookOptions {
  readonly surface?: Surface;
  readonly session?: TabSession;
  /** Whether the page is one with scripts, which says when it has started. */
  readonly starts?: boolean;
}

/** A first visit by a browser without any memory, with a slow line and processor. */
export const look = async (
  browser: Browser,
  url: string,
  { surface = "phone", session = {}, starts = true }: LookOptions = {},
): Promise<View> => {
  const context = await openContext(browser, surface, session);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    await settle(page, starts);
    return await readView(page);
  } finally {
    await context.close();
  }
};
