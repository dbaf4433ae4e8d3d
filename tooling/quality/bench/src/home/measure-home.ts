import { chromiumLaunch } from "@baize/presets/chromium";
import { type Browser, chromium, devices } from "playwright";
import { median, type Row } from "../row.ts";
import { serveHome } from "./serve-home.ts";

const SLOWED = 4;
const ROUNDS = 5;
const SETTLE_MS = 6_000;
/** A slow mobile line: 150 ms there and back, 1.6 Mbit/s down. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface View {
  /** Milliseconds from the request to the largest picture or text. */
  readonly largest: number;
  /** Sum of layout shifts. */
  readonly shift: number;
  /** Bytes of scripts as sent. */
  readonly scripts: number;
  /** Requests before the first call of data, pictures apart. */
  readonly requests: number;
  /** When the first call of data was sent. */
  readonly asked: number;
}

const look = async (browser: Browser, url: string): Promise<View> => {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    viewport: { width: 390, height: 844 },
    locale: "zh-CN",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (seen.largest = startTime))).observe(
      { type: "largest-contentful-paint", buffered: true },
    );
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const view = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { largest: number; shift: number } };
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const asked = Math.min(...files.filter(({ name }) => name.includes("/api/")).map(({ startTime }) => startTime));
    const scripts = files.filter(({ name }) => name.endsWith(".js"));
    const early = scripts.filter(({ startTime }) => startTime < asked);
    return {
      ...seen,
      asked,
      requests: early.length + 1,
      scripts: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
  await context.close();
  return view;
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/**
 * The first view of a brand's home on a phone with a slow line and processor, beside the same page without a script.
 */
export const measureHome = async (): Promise<Row[]> => {
  const { site, still, close } = await serveHome();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const [views, stills]: [View[], View[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      views.push(await look(browser, site));
      stills.push(await look(browser, still));
    }
    const of = (list: readonly View[], part: keyof View): number => median(list.map((view) => view[part]));
    const [largest, limit] = [of(views, "largest"), of(stills, "largest")];
    return [
      {
        what: "largest paint",
        figure: ms(largest),
        baseline: `${ms(limit)} (without scripts)`,
        ratio: (largest / limit).toFixed(2),
        budget: "≤ 1.10",
      },
      {
        what: "layout shift",
        figure: of(views, "shift").toFixed(3),
        baseline: `${of(stills, "shift").toFixed(3)} (without scripts)`,
        ratio: "–",
        budget: "0.00",
      },
      {
        what: "data asked for",
        figure: ms(of(views, "asked")),
        baseline: `${ms(limit)} (largest paint without scripts)`,
        ratio: (of(views, "asked") / limit).toFixed(2),
        budget: "–",
      },
      {
        what: "scripts until then",
        figure: `${(of(views, "scripts") / 1000).toFixed(1)} kB`,
        baseline: "–",
        ratio: "–",
        budget: "≤ 95 kB",
      },
      {
        what: "requests until then, pictures apart",
        figure: String(of(views, "requests")),
        baseline: "1 (without scripts)",
        ratio: "–",
        budget: "≤ 8",
      },
    ];
  } finally {
    await browser.close();
    await close();
  }
};
