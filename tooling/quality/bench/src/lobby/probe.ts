import type { CDPSession, Page } from "playwright";

declare global {
  interface Window {
    /** Durations of interactions and of filterings since the last look, in ms. */
    probe: { interactions: number[]; filters: number[] };
  }
}

/** Starts listening before the page's own scripts run. */
export const listen = async (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.probe = { interactions: [], filters: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId > 0) window.probe.interactions.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "lobby:find") window.probe.filters.push(entry.duration);
    }).observe({ type: "measure" });
  });

export interface Heard {
  /** The longest interaction: from the input to the next picture, in ms. */
  readonly worst: number;
  /** Filterings of the list, in ms. */
  readonly filters: readonly number[];
}

/** What was heard since the last time. */
export const hear = async (page: Page): Promise<Heard> => {
  const { interactions, filters } = await page.evaluate(() => {
    const heard = window.probe;
    window.probe = { interactions: [], filters: [] };
    return heard;
  });
  return { worst: Math.max(0, ...interactions), filters };
};

export interface Weight {
  readonly nodes: number;
  readonly heapMb: number;
}

/** Elements in the document's body, and memory in use after what is unused was collected. */
export const weigh = async (page: Page, devtools: CDPSession): Promise<Weight> => {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return { nodes: await page.evaluate(() => document.body.querySelectorAll("*").length), heapMb: usedSize / 1e6 };
};
